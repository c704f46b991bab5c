import {
  type AnyCall,
  auditItemDetail,
  auditItems,
  childRegions,
  currentRegion,
  dutyCounts,
  dutyDetail,
  dutyList,
  navIndex,
  progressQuery,
  taskTypesOfDepartment,
} from "@onehall/api";
import { contract, envelopeOf, legacyEnvelope, routePath } from "@onehall/api/contract";
import fc from "fast-check";

/** Random requests as legacy programs write them, for tests in the process and on the built portal. @see LEGACY-18 */
const CALLS: readonly AnyCall[] = [
  auditItems,
  auditItemDetail,
  currentRegion,
  childRegions,
  navIndex,
  taskTypesOfDepartment,
  dutyCounts,
  dutyList,
  dutyDetail,
  progressQuery,
];
/** Every address of them, and how an answer lies there. */
export const PLACES = contract
  .filter(({ call }) => CALLS.some((one) => one.path === call.path))
  .flatMap(({ call, legacyPaths }) => [
    { call, path: routePath(call), carry: (answer: unknown) => envelopeOf(call, answer as never) },
    ...legacyPaths.map(({ path, nesting }) => ({ call, path, carry: (answer: unknown) => legacyEnvelope(call, answer as never, nesting) })),
  ]);

export type Value = string | number | boolean | null | readonly unknown[] | object;
export type Body = Record<string, Value>;
export type How = "form" | "json";

/** A body as one of the two forms writes it; a form has no lists and no null. */
export function requestOf({ call, path }: (typeof PLACES)[number], body: Body, how: How): [string, RequestInit] {
  const pairs = Object.entries(body).map(([name, value]): [string, string] => [name, typeof value === "object" ? JSON.stringify(value) : String(value)]);
  const query = String(new URLSearchParams(pairs));
  if (call.method === "GET") return [`${path}?${query}`, {}];
  const json = how === "json" || call.path === "has-progress";
  return [
    path,
    { method: "POST", headers: { "content-type": json ? "application/json" : "application/x-www-form-urlencoded" }, body: json ? JSON.stringify(body) : query },
  ];
}

/** What lies in the envelope of a place. */
export function answerIn({ carry }: (typeof PLACES)[number], body: unknown): unknown {
  const MARK = { mark: true };
  const find = (shape: unknown, value: unknown): unknown => {
    if (shape === MARK) return value;
    const name = Object.entries(Object(shape) as object).find(([, inner]) => typeof inner === "object")?.[0];
    return name === undefined ? undefined : find((shape as Body)[name], (value as Body | undefined)?.[name]);
  };
  return find(carry(MARK), body);
}

const regions = fc.constantFrom<Value>("440000", "440100", 440106, "441900", ["440106"], "440106001000", "440100000000", "", "999999", "广州", null);
const flags = fc.constantFrom<Value>("0", "1", 0, 1, true, false, "true", "no", "", "2");
/** Long pages seldom: each costs as much as many short ones. */
const sizes = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom<Value>("1", 7, "20", [5], "", "0", "-3", "abc", 2.5) },
  { weight: 1, arbitrary: fc.constantFrom<Value>(200, "500", 501, "10000") },
);
const longSeldom = fc.oneof({ weight: 15, arbitrary: fc.constantFrom("1", "7", "20") }, { weight: 1, arbitrary: fc.constant("500") });
const pages = fc.constantFrom<Value>("1", 1, 2, ["3"], "", "0", -1, "99999999", "x");
const orgs = fc.constantFrom<Value>("006939748", "U64901068", "", "ZZZZZZZZZ", "no", ["U64901068"], null);
const words = fc.oneof(fc.constantFrom<Value>("", "身份证", "营业执照", "%", "'", "\\", "a".repeat(101)), fc.string({ unit: "grapheme", maxLength: 12 }));
const junk = fc.oneof<fc.Arbitrary<Value>[]>(
  fc.string({ unit: "binary-ascii", maxLength: 30 }),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom({}, [], [[]], [1, 2], { a: { b: 1 } }),
  fc.constant(null),
);

/** Parameters that programs send, with values as they write them and some that nobody should. */
const FIELDS: Record<string, fc.Arbitrary<Value>> = {
  PAGENO: pages,
  pageNum: pages,
  PAGESIZE: sizes,
  pageSize: sizes,
  regCode: regions,
  AREA_CODE: regions,
  AREACODE: regions,
  responsibility: flags,
  ISLOCALLEVEL: flags,
  IS_ONLINE: flags,
  ISPROVINCE: flags,
  DEPT_CODE: orgs,
  DEPT_CODES: fc.constantFrom<Value>("", "U64901068,ZZZZZZZZZ", ["U64901068"], "006939748,".repeat(60), ",,,"),
  orgNumber: orgs,
  TASK_TYPE: fc.constantFrom<Value>("01", "11", "TC", "", 1, "XX", ["05"]),
  TASKTAG: fc.constantFrom<Value>("1", 2, "", "3"),
  TYPE: fc.constantFrom<Value>("001001002", "001001010", "", "001002005", 1001002, "abc"),
  BASECODE: fc.constantFrom<Value>("", "drunk-driving-penalty", "000000000000", 442109052000),
  KEY_WORD: words,
  KEYWORD: words,
  LIMIT_SCENE_SUM: flags,
  IS_ZERO_SECNE: flags,
  ITEMGUID: fc.constantFrom<Value>("drunk-driving-penalty", "id-card-renewal", "", "../x", 7),
  TASK_CODE: fc.constantFrom<Value>("1".repeat(31), "", "x", 5),
  sqrmc: words,
  sblsh: fc.constantFrom<Value>("440100202611189999", 440100202611180, "", "x", ["440100202611189999"]),
  captcha: fc.constantFrom<Value>("0000", 1234, "", "x".repeat(30)),
  captcha_type: fc.constantFrom<Value>("BJJD", ""),
};
const names = Object.keys(FIELDS);
export const body: fc.Arbitrary<Body> = fc
  .tuple(fc.record(FIELDS, { requiredKeys: [] }), fc.dictionary(fc.constantFrom(...names, "unknown"), junk, { maxKeys: 1 }))
  .map(([usual, odd]) => ({ ...(usual as Body), ...odd }));
export const how = fc.constantFrom<How>("form", "json");

/** Any place, whatever fields, either form. */
export const randomRequest = fc.tuple(fc.constantFrom(...PLACES), body, how);

/** A request of the strict contract, and how a program may write the same. */
const STRICT: readonly { readonly call: AnyCall; readonly fields: Record<string, fc.Arbitrary<string>>; readonly aliases: Readonly<Record<string, string>> }[] =
  [
    {
      call: auditItems,
      fields: {
        PAGENO: fc.constantFrom("1", "2", "4"),
        PAGESIZE: longSeldom,
        AREA_CODE: fc.constantFrom("440000", "440106", "441900"),
        ISLOCALLEVEL: fc.constantFrom("0", "1"),
        TASK_TYPE: fc.constantFrom("", "01", "05"),
        TYPE: fc.constantFrom("", "001001010", "001002005"),
      },
      aliases: { PAGENO: "pageNum", PAGESIZE: "pageSize", AREA_CODE: "regCode" },
    },
    {
      call: dutyList,
      fields: {
        pageNum: fc.constantFrom("1", "2"),
        pageSize: longSeldom,
        AREACODE: fc.constantFrom("440000", "440106"),
        TASK_TYPE: fc.constantFrom("", "01", "02"),
        ISPROVINCE: fc.constantFrom("0", "1"),
      },
      aliases: { pageNum: "PAGENO", pageSize: "PAGESIZE", AREACODE: "regCode" },
    },
    { call: dutyCounts, fields: { regCode: fc.constantFrom("440000", "440100", "440106") }, aliases: { regCode: "AREACODE" } },
    { call: currentRegion, fields: { regCode: fc.constantFrom("440000", "440100", "440106", "441900") }, aliases: { regCode: "region" } },
    { call: navIndex, fields: { regCode: fc.constantFrom("440000", "440100", "440106") }, aliases: { regCode: "areaCode" } },
  ];
const OLDER_THEME: Readonly<Record<string, string>> = { "001001010": "001001002", "001002005": "001002001" };

/** The same value as programs write it. `way`: 0 as it is, 1 in the older or longer form, 2 as a number or in a list where the body is JSON */
function spelt(name: string, text: string, way: number, form: How): Value {
  if (way === 1 && text === "500") return "9999";
  if (way === 1 && OLDER_THEME[text] !== undefined) return OLDER_THEME[text];
  if (way === 1 && /^44\d{4}$/.test(text)) return `${text}000000`;
  if (way === 1 && name.startsWith("IS") && text !== "") return text === "1" ? "true" : "no";
  if (way === 2 && form === "json") return /^[1-9]\d*$/.test(text) ? Number(text) : [text];
  return text;
}

/** Requests that mean something, each as the strict contract has it and as a program writes it. */
export const disguised = fc.constantFrom(...STRICT).chain(({ call, fields, aliases }) =>
  fc
    .tuple(
      fc.record(fields),
      fc.constantFrom(...PLACES.filter((place) => place.call.path === call.path)),
      how,
      fc.array(fc.nat(2), { minLength: 7, maxLength: 7 }),
      fc.boolean(),
    )
    .map(([wanted, place, form, ways, named]) => {
      const pairs = Object.entries(wanted).map(([name, text], index): [string, Value] => [
        (named ? aliases[name] : undefined) ?? name,
        spelt(name, text, ways[index] ?? 0, form),
      ]);
      return { place, wanted: Object.fromEntries(Object.entries(wanted).filter(([, text]) => text !== "")), written: Object.fromEntries(pairs), form };
    }),
);

/** The same random requests at each run. */
export const sampled = <Drawn>(arbitrary: fc.Arbitrary<Drawn>, count: number, seed: number): Drawn[] => fc.sample(arbitrary, { numRuns: count, seed });
