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
import { envelopeOf, legacyEnvelope, contract, routePath, validateAnswer } from "@onehall/api/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { smallPack } from "../../province/testing";
import { openHost } from "../testing";

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
const PLACES = contract
  .filter(({ call }) => CALLS.some((one) => one.path === call.path))
  .flatMap(({ call, legacyPaths }) => [
    { call, path: routePath(call), carry: (answer: unknown) => envelopeOf(call, answer as never) },
    ...legacyPaths.map(({ path, nesting }) => ({ call, path, carry: (answer: unknown) => legacyEnvelope(call, answer as never, nesting) })),
  ]);

type Value = string | number | boolean | null | readonly unknown[] | object;
type Body = Record<string, Value>;
type How = "form" | "json";

/** A body as one of the two forms writes it; a form has no lists and no null. */
function requestOf({ call, path }: (typeof PLACES)[number], body: Body, how: How): [string, RequestInit] {
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
function answerIn({ carry }: (typeof PLACES)[number], body: unknown): unknown {
  const MARK = { mark: true };
  const find = (shape: unknown, value: unknown): unknown => {
    if (shape === MARK) return value;
    const name = Object.entries(Object(shape) as object).find(([, inner]) => typeof inner === "object")?.[0];
    return name === undefined ? undefined : find((shape as Body)[name], (value as Body | undefined)?.[name]);
  };
  return find(carry(MARK), body);
}

const { departments } = smallPack();
const regions = fc.constantFrom<Value>("440000", "440100", 440106, "441900", ["440106"], "440106001000", "440100000000", "", "999999", "广州", null);
const flags = fc.constantFrom<Value>("0", "1", 0, 1, true, false, "true", "no", "", "2");
const sizes = fc.constantFrom<Value>("1", 7, "20", 200, "500", 501, "10000", [50], "", "0", "-3", "abc", 2.5);
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
  sblsh: fc.constantFrom<Value>("440100202611180001", 440100202611180, "", "x", ["440100202611180001"]),
  captcha: fc.constantFrom<Value>("0000", 1234, "", "x".repeat(30)),
  captcha_type: fc.constantFrom<Value>("BJJD", ""),
};
const names = Object.keys(FIELDS);
const body: fc.Arbitrary<Body> = fc
  .tuple(fc.record(FIELDS, { requiredKeys: [] }), fc.dictionary(fc.constantFrom(...names, "unknown"), junk, { maxKeys: 1 }))
  .map(([usual, odd]) => ({ ...(usual as Body), ...odd }));
const how = fc.constantFrom<How>("form", "json");

// 2,000 in all: other ones on each database.
onEachDatabase((kind, open) => {
  test("1,000 random requests of legacy programs: never a 5xx, never an answer outside the strict contract", { timeout: 120_000 }, async () => {
    const { request, logged } = await openHost(open);
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PLACES), body, how, async (place, sent, form) => {
        const [path, init] = requestOf(place, sent, form);
        const response = await request(path, init);
        const answer = (await response.json()) as Body;
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        expect(response.status, JSON.stringify(answer)).toBeLessThan(500);
        if (response.status === 200 && place.call.path === "has-progress" && answer["code"] !== "200")
          expect(answer).toMatchObject({ msg: expect.any(String) as string });
        else if (response.status === 200) validateAnswer(place.call, answerIn(place, answer));
        else expect(answer).toMatchObject({ statusDescription: expect.any(String) as string });
      }),
      { numRuns: 1_000, seed: kind === "sqlite" ? 20261127 : 20261128 },
    );
    expect(statuses.get(200) ?? 0, "many of them are answered").toBeGreaterThan(300);
    expect(logged).toEqual([]);
  });

  test("however a program writes a strict request, it gets the strict answer", { timeout: 120_000 }, async () => {
    const { request, client, logged } = await openHost(open);
    const strict = fc.record({
      PAGENO: fc.integer({ min: 1, max: 4 }),
      PAGESIZE: fc.constantFrom(1, 7, 500),
      AREA_CODE: fc.constantFrom("440000", "440106", "441900"),
      ISLOCALLEVEL: fc.constantFrom("0" as const, "1" as const),
      TASK_TYPE: fc.constantFrom(undefined, "01" as const, "05" as const),
      TYPE: fc.constantFrom(undefined, "001001010", "001002005"),
      DEPT_CODE: fc.constantFrom(undefined, ...departments.slice(0, 3).map(({ org }) => org)),
    });
    const OLDER: Record<string, string> = { "001001010": "001001002", "001002005": "001002001" };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PLACES.filter(({ call }) => call.path === auditItems.path)),
        strict,
        how,
        fc.array(fc.nat(2), { minLength: 7, maxLength: 7 }),
        async (place, wanted, form, ways) => {
          const written = Object.entries(wanted).map(([name, value], index): [string, Value] => {
            const text = value === undefined ? "" : String(value);
            const spelt =
              name === "PAGESIZE" && text === "500" && ways[index] === 1 ? "9999" : name === "TYPE" && ways[index] === 1 ? (OLDER[text] ?? text) : text;
            const named = ways[index] === 2 && name === "PAGENO" ? "pageNum" : ways[index] === 2 && name === "AREA_CODE" ? "regCode" : name;
            return [named, form === "json" && ways[index] === 2 ? [spelt] : spelt];
          });
          const [path, init] = requestOf(place, { ...Object.fromEntries(written), KEY_WORD: "", LIMIT_SCENE_SUM: "1" }, form);
          const response = await request(path, init);
          expect(auditItems.select(answerIn(place, await response.json()) as never)).toEqual(await client.call(auditItems, wanted));
        },
      ),
      { numRuns: 120, seed: 20261127 },
    );
    expect(logged).toEqual([]);
  });
});
