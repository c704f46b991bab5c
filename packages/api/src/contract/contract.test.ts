import { expect, test } from "vitest";
import * as calls from "../calls/index";
import { defineCall, type AnyCall, type Shape } from "../define-call";
import { normalise } from "../normalise";
import { contract, schemasOf } from "./contract";
import { callKey, routePath, type Entry } from "./entry";
import { envelopeOf, legacyEnvelope } from "./parse";

/** Names of the calls of which something is not true. */
const except = (holds: (entry: Entry) => boolean): string[] => contract.filter((entry) => !holds(entry)).map(({ call }) => callKey(call));

test("every call that the package offers is part of the contract", () => {
  const offered: AnyCall[] = Object.values(calls);
  expect(offered.length).toBeGreaterThan(0);
  for (const call of offered) expect(schemasOf(call).response.kind).toBe("schema");
});

test("no method and path is listed twice", () => {
  const keys = contract.map(({ call }) => callKey(call));
  expect(keys).toEqual([...new Set(keys)]);
});

test("every call says what it is, in Chinese", () => {
  expect(except(({ summary }) => /\p{Script=Han}{2}/u.test(summary))).toEqual([]);
});

test("a router finds every call under one path of its own", () => {
  const routes = contract.map(({ call }) => `${call.method} ${routePath(call)}`);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toEqual(
    expect.arrayContaining(["POST /portal/api/v2/feedback/update/:id", "POST /portal/api/v2/node/gdbsOther/zwgk", "GET /_tif_sso_loginuser_maskget/"]),
  );
});

test("a call by GET reads, and has no body", () => {
  expect(except(({ call }) => call.method === "POST" || (!call.writes && (call.body === "query" || call.body === "none")))).toEqual([]);
});

test("what lies in an envelope comes out of it again", () => {
  const answer = { list: [1] };
  expect(except(({ call }) => JSON.stringify(normalise(200, envelopeOf(call, answer), call.path)) === JSON.stringify(answer))).toEqual([]);
});

/** Calls whose failures nobody is told of, and why. @see SHELL-36 */
const SILENT: Readonly<Record<string, string>> = {
  "ip/type": "required: failures of the IP calls are ignored",
  "ip/location": "required: failures of the IP calls are ignored",
  "node/gdbsNav/current": "required: the built-in list stands in, and says so",
  "solr/suggest": "asked while somebody types: a dialog would take the word away, and the search works without",
  "/_tif_sso_loginuser_maskget/": "asked on every page: whom it does not know is a visitor, whose links stand there",
  tracking: "nobody asked for it",
};

test("the silent calls are those of the table and no other", () => {
  expect(contract.flatMap(({ call }) => (call.silent ? [call.path] : [])).toSorted()).toEqual(Object.keys(SILENT).toSorted());
});

test("so does what lies deeper, at an older address", () => {
  const older = contract.flatMap(({ call, legacyPaths }) => legacyPaths.map((place) => ({ call, ...place })));
  expect(older.map(({ nesting }) => nesting)).toEqual(expect.arrayContaining([0, 1, 2]));
  for (const { call, path, nesting } of older) expect(normalise(200, legacyEnvelope(call, { hall: [1] }, nesting), path)).toEqual({ hall: [1] });
  const byPath = (wanted: string) => older.filter(({ path }) => path === wanted).map(({ call, nesting }) => legacyEnvelope(call, { hall: [1] }, nesting));
  expect(byPath("/portal/custom-config/gdbsNav/getDetail")).toMatchObject([{ data: { data: { hall: [1] } } }]);
  expect(byPath("/portal/api/v2/gdbsOther/bmlq")).toEqual([{ hall: [1] }]);
  expect(byPath("/portal/api/v2/gdbsOther/qtqd")).toEqual([{ statusCode: "200", data: { hall: [1] } }]);
});

test("a call from elsewhere is a mistake that says what to do", () => {
  const stray = defineCall<Shape>({ method: "GET", path: "stray", body: "none" });
  expect(() => schemasOf(stray)).toThrow("GET /portal/api/v2/stray is not part of the contract: give it a shape of its name in shapes/.");
});
