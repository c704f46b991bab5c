import { Hono } from "hono";
import { expect, test } from "vitest";
import { fetchOnBehalf } from "./trace";

const TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

/** The header that an inner request has, when the outer one has this. */
async function proxiedTrace(traceparent: string | undefined): Promise<string | null> {
  let passed: string | null = null;
  const inner: typeof fetch = async (input, init) => {
    passed = new Request(input, init).headers.get("traceparent");
    return new Response();
  };
  const app = new Hono().get("/", async (c) => fetchOnBehalf(inner, c)("http://inner.test/", { headers: { accept: "*/*" } }));
  await app.request("/", traceparent === undefined ? {} : { headers: { traceparent } });
  return passed;
}

test("requests on behalf of a request belong to its trace; an illegal trace is dropped", async () => {
  expect(await proxiedTrace(TRACE)).toBe(TRACE);
  for (const illegal of [undefined, "", TRACE.toUpperCase(), `${TRACE}-x`, TRACE.replace("b7ad6b7169203331", "0".repeat(16)), "00-1-2-01"])
    expect(await proxiedTrace(illegal), illegal).toBeNull();
});
