import { auditItemDetail, auditItems, type Client, createClient, type Guide } from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { inParallel } from "./in-parallel";
import { sampleLogin } from "./sample-login";
import { expect, origin } from "./test";

/** The two versions of the portal, as they stand in addresses. */
export const FACES = ["v2", "v3"] as const;
export type Face = (typeof FACES)[number];

/** A city and a district of it in which no test applies, complains or rates: what is counted there stays the same while other tests run beside. */
export const QUIET_CITY = "441300";
export const QUIET_COUNTY = "441302";

/** The typed client on the shared portal; each answer is checked against the schema of its call. */
export const contract = () => createClient({ baseUrl: origin(), validate: validateAnswer });

/** Asks it as any program would. */
export const ask: Client["call"] = (call, input, options) => contract().call(call, input, options);

/** Logs in as a sample person; `call` asks the contract in that name. @param account id of the person in the pack */
export async function inNameOf(account: string, at = origin()) {
  const cookie = await sampleLogin(at, account);
  const client = createClient({ baseUrl: at, validate: validateAnswer });
  const call: typeof client.call = (definition, input) => client.call(definition, input, { headers: { cookie, origin: at } });
  return { call, cookie };
}

/** The number in a receipt of feedback, by which the database knows it. */
export const numberIn = (receipt: string): string => receipt.slice(0, 16);

export type RequestOptions = {
  /** Sent as JSON in place of a form. */
  json?: unknown;
  /** Cookie header, such as that of `sampleLogin`. */
  cookie?: string;
  /** @default the shared portal */
  at?: string;
  headers?: Record<string, string>;
};

/**
 * Sends a request as programs elsewhere do, with fetch alone.
 * @param call method and path, below /portal/api/v2 unless it begins with a slash: `POST node/gdbsNav/current`
 * @param fields of a GET in its query, of a POST as a form
 */
export function send(call: string, fields: Record<string, string> = {}, { json, cookie, at = origin(), headers = {} }: RequestOptions = {}): Promise<Response> {
  const [method = "", path = ""] = call.split(" ");
  const url = new URL(path, `${at}/portal/api/v2/`);
  const all = { ...headers, ...(cookie !== undefined && { cookie, origin: at }), ...(json !== undefined && { "content-type": "application/json" }) };
  if (method === "POST") return fetch(url, { method, headers: all, body: json === undefined ? new URLSearchParams(fields) : JSON.stringify(json) });
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return fetch(url, { method, headers: all });
}

/** The body of the answer to {@link send}, which has to be 200. */
export async function answerTo<Body = Record<string, unknown>>(call: string, fields?: Record<string, string>, options?: RequestOptions): Promise<Body> {
  const response = await send(call, fields, options);
  expect(response.status, call).toBe(200);
  return (await response.json()) as Body;
}

/** The `data` of an answer as it stands on the wire, before the client maps it. @param path below /portal/api/v2/ */
export const onTheWire = async (path: string, fields: Record<string, string>, method: "GET" | "POST" = "POST"): Promise<Record<string, unknown>> =>
  (await answerTo<{ data: Record<string, unknown> }>(`${method} ${path}`, fields)).data;

/** Guides that tests look at, at most: those that are asked for most. */
const MANY = 200;
const read = new Map<string, Promise<Guide[]>>();

async function readGuides(region: string): Promise<Guide[]> {
  const { items } = await ask(auditItems, { AREA_CODE: region, PAGESIZE: MANY });
  const guides: Guide[] = [];
  await inParallel(8, [...items.entries()], async ([index, { taskCode }]) => {
    guides[index] = await ask(auditItemDetail, { TASK_CODE: taskCode });
  });
  return guides;
}

/** The first two hundred guides of a region, in the order of its list; read once by each process of the run. */
export function guidesIn(region: string): Promise<Guide[]> {
  const guides = read.get(region) ?? readGuides(region);
  read.set(region, guides);
  return guides;
}

/** The first of them of which something is true. @throws Error if there is none: the test would prove nothing */
export async function guideWhere(region: string, holds: (guide: Guide) => boolean): Promise<Guide> {
  const guide = (await guidesIn(region)).find(holds);
  if (!guide) throw new Error(`${region} has no guide of the kind that the test is about`);
  return guide;
}
