import { type AnyCall, callPath, normalise } from "@onehall/api";
import { callKey, families, validateAnswer } from "@onehall/api/contract";
import { examples, requestOf } from "../../apps/server/src/contract/openapi/examples";
import { contract, send } from "../support/contract";
import { inParallel } from "../support/in-parallel";
import { expect, origin, test } from "../support/test";

/** How calls are sent and answered, whatever they are about. docs/requirements/calls.md */
const entries = families.flatMap((family) => family.entries);
const request = (call: AnyCall, input: object) => {
  const { path, init } = requestOf(call, input);
  return fetch(new URL(path, origin()), init);
};

test("every call of the contract answers its examples in the shape that it promises", async () => {
  const { call } = contract();
  expect(new Set(examples.map((one) => callKey(one.call)))).toEqual(new Set(entries.map((one) => callKey(one.call))));
  await inParallel(4, examples, async ({ call: asked, input, status }) => {
    const example = await input(call);
    const response = await request(asked, example ?? {});
    const body: unknown = await response.json();
    expect([callKey(asked), response.status]).toEqual([callKey(asked), status]);
    if (status !== 200) expect(body, callKey(asked)).toMatchObject({ statusCode: String(status), statusDescription: expect.stringMatching(/\p{Script=Han}/u) });
    else if (!(asked.path === "has-progress")) validateAnswer(asked, normalise(response.status, body, asked.path));
  });
});

test("the description of the contract lists every call at its address", async () => {
  const document = (await (await send("GET /portal/api/openapi.json")).json()) as { paths: Record<string, object> };
  const described = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
  const named = entries.map(({ call }) => `${call.method} ${callPath(call).replace(/\?.*/, "")}`);
  expect(named.filter((one) => !described.includes(one))).toEqual([]);
});

test("no call breaks on odd input", async () => {
  const { call } = contract();
  const odd = ["", "0", "-1", "2147483648", "999999", "null", "' OR 1=1 --", "../../etc/passwd", "<script>", "证".repeat(120)];
  const work = examples.flatMap((example, index) => [odd[index % odd.length] ?? "", odd[(index + 3) % odd.length] ?? ""].map((value) => ({ example, value })));
  await inParallel(4, work, async ({ example, value }) => {
    const usual = { ...(await example.input(call)) };
    const names = [...Object.keys(usual), "unknown"];
    const response = await request(example.call, { ...usual, ...Object.fromEntries(names.map((name) => [name, value])) });
    expect(response.status, `${callKey(example.call)} ${value}`).toBeLessThan(500);
    if (response.status >= 400 && response.headers.get("content-type")?.startsWith("application/json"))
      expect(await response.json(), callKey(example.call)).toMatchObject({ statusDescription: expect.any(String) });
    else await response.body?.cancel();
  });
});

test("a POST carries a form, or JSON, and no other type", async () => {
  const asForm = await send("POST node/gdbsNav/getDetail", { regCode: "440100" });
  expect([asForm.status, asForm.url.includes("?")]).toEqual([200, false]);
  const text = await fetch(new URL("/portal/api/v2/node/gdbsBusiness/hotMatters", origin()), {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: "region=440100",
  });
  expect(text.status).toBe(415);
  expect(await (await send("POST node/gdbsNav/getDetail", {}, { json: { regCode: "440100" } })).json()).toEqual(await asForm.json());
});
