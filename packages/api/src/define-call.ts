import type { GenericSchema, InferInput, InferOutput } from "valibot";

/** The schemas of a call. They stand apart from its definition, so that a browser bundle can leave them out. */
export type Shape = { readonly request: GenericSchema; readonly response: GenericSchema };

/** How the input of a call travels: in the address; in the body as a form, as JSON, or as a form that may carry files (without any it is urlencoded); or not at all. */
export type BodyForm = "query" | "form" | "json" | "multipart" | "none";

/**
 * One call of the contract. Made by {@link defineCall}, used by `client.call`, by the server and by the contract test.
 * Type parameters: what callers write, what the server reads after parsing, the answer on the wire (without its envelope), what callers get.
 */
export type Call<Input = unknown, Query = unknown, Answer = unknown, Selected = unknown> = {
  readonly method: "GET" | "POST";
  /** Relative to /portal/api/v2/ unless it begins with "/". */
  readonly path: string;
  readonly body: BodyForm;
  /** Fields that always travel along, unless the input says otherwise. */
  readonly fixed: Readonly<Record<string, string | number>>;
  /**
   * Nobody is told of its failures, which reach the caller alone. Every other failure reaches the error store, and so the dialog.
   * Which calls are, and why: the table in contract/contract.test.ts. @see SHELL-36, ERROR-11
   */
  readonly silent: boolean;
  /** It changes something: never shared between callers, never repeated. */
  readonly writes: boolean;
  /** Wire answer → what callers get. Written as a method, so that every call is an {@link AnyCall}. */
  select(answer: Answer): Selected;
  /** Types only, never set. */
  readonly types?: { readonly input: Input; readonly query: Query };
};

/** Any call, for code that handles all of them alike. */
export type AnyCall = Call;

/** What callers write. */
export type InputOf<C extends AnyCall> = NonNullable<C["types"]>["input"];
/** What the server reads: parsed, defaults filled in. */
export type QueryOf<C extends AnyCall> = NonNullable<C["types"]>["query"];
/** What the server answers: the wire shape without its envelope. */
export type AnswerOf<C extends AnyCall> = Parameters<C["select"]>[0];

type Address = Pick<Call, "method" | "path"> & {
  /** @default "query" for GET, "form" for POST */
  body?: BodyForm;
} & Partial<Pick<Call, "fixed" | "silent" | "writes">>;
type Requested<S extends Shape> = InferInput<S["request"]>;
type Parsed<S extends Shape> = InferOutput<S["request"]>;
type Answered<S extends Shape> = InferOutput<S["response"]>;

/**
 * Defines a call: `defineCall<typeof shapes.suggest>({ method: "GET", path: "solr/suggest" })`.
 * The shape is given as a type only; `@onehall/api/contract` joins the two at run time.
 */
export function defineCall<S extends Shape>(address: Address): Call<Requested<S>, Parsed<S>, Answered<S>, Answered<S>>;
export function defineCall<S extends Shape, Selected>(
  address: Address & { select: (answer: Answered<S>) => Selected },
): Call<Requested<S>, Parsed<S>, Answered<S>, Selected>;
// @__NO_SIDE_EFFECTS__ A bundler may leave out the calls that nobody makes.
export function defineCall(address: Address & { select?: (answer: unknown) => unknown }): Call {
  const body = address.method === "GET" ? "query" : "form";
  return Object.freeze({ body, fixed: {}, silent: false, writes: false, select: (answer: unknown) => answer, ...address });
}

/** Where the paths of the contract hang. @see CALL-01 */
export const API_ROOT = "/portal/api/v2/";

/** The absolute path of a call on any host. */
export const callPath = (call: Pick<AnyCall, "path">): string => (call.path.startsWith("/") ? call.path : API_ROOT + call.path);
