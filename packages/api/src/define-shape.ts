import type { GenericSchema, InferInput } from "valibot";
import { API_ROOT, type Shape } from "./define-call.js";

/** The families of calls, by the id that names them in settings: lower case letters, hyphens between words. */
export const FAMILIES = {
  regions: { name: "地区与办事大厅" },
  portal: { name: "门户" },
  search: { name: "搜索" },
  business: { name: "个人服务与法人服务" },
  items: { name: "事项与办事指南" },
  duties: { name: "权责清单" },
  stations: { name: "服务网点" },
  notices: { name: "通知公告" },
  "open-government": { name: "政务公开与政民互动" },
  supervision: { name: "好差评与效能监督" },
  progress: { name: "办件进度" },
  person: { name: "用户" },
  sessions: { name: "登录的设备", local: true },
  feedback: { name: "反馈" },
  applications: { name: "网上申请", local: true },
  appointments: { name: "预约" },
  desk: { name: "工作台", local: true },
  visitor: { name: "访问者" },
} as const satisfies Record<string, { name: string; local?: true }>;

/** How a call answers: inside `{ "statusCode": "200", "data": … }`, or at the top level. */
export type Envelope = "data" | "top";

/** An older address; there the answer lies in this many nested `data`, 0: as at the call's own address. */
export type LegacyPath = { readonly path: string; readonly nesting: 0 | 1 | 2 };

/** What a reader of the contract wants to know of a call beside its schemas. */
export type Description = {
  readonly family: keyof typeof FAMILIES;
  /** One line, in Chinese. */
  readonly summary: string;
  /** Inputs that the description shows and the tests try, at least one; see example-values.ts for what each province has of its own. */
  readonly examples: readonly object[];
  /** HTTP status that the examples get. @default 200 */
  readonly exampleStatus?: number;
  /** @default "data" */
  readonly envelope?: Envelope;
  /** Older addresses of the same call, which public programs still use. @default none. @see LEGACY-04, LEGACY-08, CALL-18 */
  readonly legacyPaths?: readonly LegacyPath[];
  /** Failures whose fault is the request's come with HTTP 200 and their code in the body: programs stop at any other status. @default false. @see LEGACY-16 */
  readonly failuresInBody?: boolean;
};

/** The schemas of a call with its description. */
export type DefinedShape = Shape & Description;

/**
 * Defines the schemas and the description of the call of the same name. They stand apart from it, so that a browser bundle can leave them out;
 * contract/families.ts joins the two.
 */
// @__NO_SIDE_EFFECTS__ A bundler may leave out the shapes that nobody checks.
export function defineShape<Request extends GenericSchema, Response extends GenericSchema>(
  shape: Description & { readonly request: Request; readonly response: Response; readonly examples: readonly [InferInput<Request>, ...InferInput<Request>[]] },
): Description & { readonly request: Request; readonly response: Response } {
  return shape;
}

/** Status of what belongs to somebody, asked by nobody: log in first. */
export const LOGGED_OUT = 401;

/** The address of a call of `node/gdbsOther` without `node/`. @see CALL-18 */
export const withoutNode = (name: string): LegacyPath[] => [{ path: `${API_ROOT}gdbsOther/${name}`, nesting: 0 }];
