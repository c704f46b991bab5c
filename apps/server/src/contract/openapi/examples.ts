import * as calls from "@onehall/api";
import { type AnyCall, type Call, encode, normalise } from "@onehall/api";
import { callKey, contract, GUANGDONG, GUANGZHOU, PLACEHOLDER, TIANHE, validateAnswer } from "@onehall/api/contract";
import { province } from "@onehall/regions";
import type { Hono } from "hono";

/** Asks the contract itself, for what an example needs to know: the code of some task, the number of some notice. */
export type CallContract = <Input, Query, Answer, Selected>(call: Call<Input, Query, Answer, Selected>, input: Input) => Promise<Selected>;

/** An input that a call answers, as the description shows it and the tests try it. */
export type Example = {
  readonly call: AnyCall;
  /** The input; `undefined` where the province has nothing to show. */
  readonly input: (ask: CallContract) => Promise<object | undefined>;
  /** What it answers with: 401 for what needs a log-in, for instance. */
  readonly status: number;
};

/** Guangdong's codes in examples, and the codes that take their place in another province: its own, its first city, the first county there. */
async function regionCodes(ask: CallContract): Promise<ReadonlyMap<unknown, string>> {
  const { code } = province();
  if (code === GUANGDONG) return new Map();
  const first = async (regCode: string) => (await ask(calls.currentRegion, { regCode })).halls[0]?.code ?? regCode;
  const city = await first(code);
  return new Map([
    [GUANGDONG, code],
    [GUANGZHOU, city],
    [TIANHE, await first(city)],
  ]);
}

const dutyDepartment = async (ask: CallContract) => (await ask(calls.dutyDepartments, { region: GUANGDONG }))[0]?.orgCode;

/** What stands in for each placeholder; undefined where the province has nothing to show. */
const FINDERS: Readonly<Record<keyof typeof PLACEHOLDER, (ask: CallContract) => Promise<string | undefined>>> = {
  task: async (ask) => (await ask(calls.auditItems, { AREA_CODE: TIANHE, PAGESIZE: 1 })).items[0]?.taskCode,
  department: async (ask) => (await ask(calls.currentRegion, { regCode: GUANGDONG })).departments[0]?.orgCode,
  companyTheme: async (ask) => (await ask(calls.homeIndex, { region: GUANGZHOU })).services_company[0]?.catalogCode,
  combo: async (ask) => (await ask(calls.auditItems, { AREA_CODE: GUANGZHOU, TASK_TYPE: "TC", PAGESIZE: 1 })).items[0]?.taskCode,
  scene: async (ask) => (await ask(calls.sceneGuides, { region: GUANGZHOU })).list[0]?.taskCode,
  dutyDepartment,
  duty: async (ask) => (await ask(calls.dutyList, { DEPT_CODE: (await dutyDepartment(ask)) ?? "", pageSize: 1 })).list[0]?.ROWGUID,
  station: async (ask) => (await ask(calls.stationSearch, { region: TIANHE, pageSize: 1 })).list[0]?.id,
  async notice(ask) {
    const notices = await ask(calls.noticeList, { region: GUANGDONG, pageSize: 1 });
    return (Array.isArray(notices) ? notices : notices.data)[0]?.id;
  },
  feedback: async (ask) => (await ask(calls.feedbackAdd, { kind: "page", score: 4, url: "/portal/v2/index" })).id,
};
const finders = new Map<unknown, (ask: CallContract) => Promise<string | undefined>>(
  Object.entries(PLACEHOLDER).map(([name, text]) => [text, FINDERS[name as keyof typeof PLACEHOLDER]]),
);

/** An example as this province can answer it; undefined where it has nothing to show. */
async function filledIn(example: object, ask: CallContract): Promise<object | undefined> {
  const codes = await regionCodes(ask);
  const placed = <Input>(input: Input) => Object.fromEntries(Object.entries(Object(input)).map(([name, value]) => [name, codes.get(value) ?? value])) as Input;
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(placed(example))) {
    const found = finders.has(value) ? await finders.get(value)?.((call, input) => ask(call, placed(input))) : value;
    if (found === undefined) return undefined;
    fields.push([name, found]);
  }
  return Object.fromEntries(fields);
}

/** The examples of every call of the contract, as their shapes give them. */
export const examples: readonly Example[] = contract.flatMap(({ call, examples: inputs, exampleStatus }) =>
  inputs.map((input) => ({ call, status: exampleStatus, input: (ask: CallContract) => filledIn(input, ask) })),
);

/** The examples of one call. */
export const examplesOf = (call: Pick<AnyCall, "method" | "path">): Example[] => examples.filter((one) => callKey(one.call) === callKey(call));

/** An example as a request: path with query, and body. */
export function requestOf(call: AnyCall, input: object): { path: string; init: RequestInit } {
  const { url, body, contentType } = encode(call, input, "");
  const headers = new Headers(contentType === undefined ? [] : [["content-type", contentType]]);
  return { path: url, init: { method: call.method, headers, ...(body === undefined ? {} : { body }) } };
}

/** Asks the contract inside the process, and reads its answer as every client does. */
export const contractCaller =
  (app: Hono): CallContract =>
  async (call, input) => {
    const { path, init } = requestOf(call, Object(input));
    const response = await app.request(path, init);
    return call.select(validateAnswer(call, normalise(response.status, await response.json(), call.path)));
  };
