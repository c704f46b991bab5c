import { type AnyCall, callPath } from "@onehall/api";
import { callKey } from "@onehall/api/contract";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { contractCaller, examples, examplesOf, requestOf } from "./examples";
import { documentOf } from "./openapi";
import { routes } from "../routes";
import { openHost } from "../testing";
import { contractRouter } from "../router/router";

const document = documentOf(routes);
const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ ...document, $id: "contract" });

type Answer = { status: number; body: unknown };

/** What of an answer the OpenAPI document does not allow. */
function faults(call: AnyCall, { status, body }: Answer): unknown {
  const path = callPath(call).replace(/\?.*$/, "").replaceAll("~", "~0").replaceAll("/", "~1");
  const place =
    status === 200
      ? `paths/${path}/${call.method.toLowerCase()}/responses/200/content/application~1json/schema`
      : "components/responses/Failure/content/application~1json/schema";
  const validate = ajv.getSchema(`contract#/${place.replaceAll("{", "%7B").replaceAll("}", "%7D")}`);
  if (!validate) return `no schema at ${place}`;
  return validate(body) ? [] : validate.errors;
}

test("the document is valid OpenAPI 3.1", async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test("every call of the contract is answered here, and has an example", () => {
  const answered = new Set(routes.map(({ call }) => callKey(call)));
  expect([...answered].filter((key) => !examples.some(({ call }) => callKey(call) === key))).toEqual([]);
  expect(examples.filter(({ call }) => !answered.has(callKey(call))).map(({ call }) => callKey(call))).toEqual([]);
});

onEachDatabase((_, open) => {
  test("every call answers its examples as the document says", { timeout: 240_000 }, async () => {
    const { services, logged } = await openHost(open);
    const host = contractRouter(services);
    const ask = contractCaller(host);
    for (const { call, input, status } of examples) {
      const example = await input(ask);
      expect(example, `${callKey(call)} has something to show`).toBeDefined();
      const { path, init } = requestOf(call, example ?? {});
      const response = await host.request(path, init);
      const body: unknown = await response.json();
      expect([response.status, callKey(call), response.status === status ? "" : body]).toEqual([status, callKey(call), ""]);
      expect(faults(call, { status: response.status, body }), `${callKey(call)} ${JSON.stringify(example)}`).toEqual([]);
    }
    expect(logged).toEqual([]);
  });

  test("a longer page takes no more statements than a short one: nothing is asked once for each row", { timeout: 240_000 }, async () => {
    const { services, statements } = await openHost(open);
    const host = contractRouter(services);
    const ask = contractCaller(host);
    const countOf = async (call: AnyCall, input: object): Promise<number> => {
      statements.count = 0;
      const { path, init } = requestOf(call, input);
      expect((await host.request(path, init)).status, callKey(call)).toBe(200);
      return statements.count;
    };
    let paged = 0;
    for (const { call, input, status } of examples) {
      const size = ["pageSize", "PAGESIZE"].find((name) => namesOf(call).includes(name));
      if (size === undefined || status !== 200) continue;
      const example = await input(ask);
      const [short, long] = [await countOf(call, { ...example, [size]: 1 }), await countOf(call, { ...example, [size]: 20 })];
      expect(long - short, `${callKey(call)}: ${short}, then ${long}`).toBeLessThanOrEqual(1);
      paged += 1;
    }
    expect(paged).toBeGreaterThan(20);
  });

  test("whatever is asked, the answer is one that the document knows, and no fault", { timeout: 240_000 }, async () => {
    const { services, logged } = await openHost(open);
    const host = contractRouter(services);
    const ask = contractCaller(host);
    const odd = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }).map((text) => text.replaceAll(/\p{Surrogate}/gu, "")),
      fc.constantFrom(
        "",
        "0",
        "-1",
        "1e9",
        "2147483648",
        "440000",
        "440106",
        "999999",
        "null",
        "' OR 1=1 --",
        "../../etc/passwd",
        "<script>",
        "证".repeat(120),
        "1".repeat(31),
      ),
    );
    for (const { call } of routes) {
      const [first] = examplesOf(call);
      const usual = { ...(await first?.input(ask)) };
      const names = [...new Set([...Object.keys(usual), ...namesOf(call)])];
      await fc.assert(
        fc.asyncProperty(fc.dictionary(fc.constantFrom(...names, "unknown"), odd, { maxKeys: 3 }), async (changes) => {
          const { path, init } = requestOf(call, { ...usual, ...changes });
          const response = await host.request(path, init);
          const body: unknown = await response.json();
          expect(response.status, `${callKey(call)} ${JSON.stringify(changes)}`).toBeLessThan(500);
          if (response.status !== 404 || path.includes("?")) expect(faults(call, { status: response.status, body }), callKey(call)).toEqual([]);
        }),
        { numRuns: 12 },
      );
    }
    expect(logged).toEqual([]);
  });
});

/** Names of the parameters of a call, as the document lists them. */
function namesOf(call: AnyCall): string[] {
  const operation = document.paths[callPath(call).replace(/\?.*$/, "")]?.[call.method === "GET" ? "get" : "post"];
  const bodies = Object.values(operation?.requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(Object(schema["properties"])));
  return [...(operation?.parameters ?? []).map(({ name }) => name), ...bodies];
}
