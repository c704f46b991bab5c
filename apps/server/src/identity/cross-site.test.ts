import { Hono } from "hono";
import { expect, test } from "vitest";
import { isCrossSite, rejectCrossSiteWrites } from "./cross-site";

const SESSION = `session=${"s".repeat(43)}`;
const app = new Hono();
app.use(rejectCrossSiteWrites({ publicOrigin: undefined }));
app.all("*", (c) => c.text("done"));

const status = async (headers: Record<string, string>, method = "POST") =>
  (await app.request("http://portal.test/yhzx/apis/messaging/read", { method, headers })).status;

test.each([
  ["from a page of our own", { "sec-fetch-site": "same-origin", origin: "http://portal.test" }, 200],
  ["from an older browser on our own page", { origin: "http://portal.test" }, 200],
  ["from a program", {}, 200],
  ["from another site", { "sec-fetch-site": "cross-site", origin: "http://evil.test" }, 403],
  ["from a sister of our host", { "sec-fetch-site": "same-site", origin: "http://other.portal.test" }, 403],
  ["from an older browser elsewhere", { origin: "http://evil.test" }, 403],
  ["from another port", { origin: "http://portal.test:8080" }, 403],
  ["from a sandboxed frame", { origin: "null" }, 403],
  ["with an origin that is none", { origin: "portal.test" }, 403],
])("a write %s in the name of somebody who is logged in", async (_from, headers, expected) => {
  expect(await status({ cookie: SESSION, ...headers })).toBe(expected);
});

test("reading, and writing without a log-in, is everybody's right", async () => {
  const elsewhere = { "sec-fetch-site": "cross-site", origin: "http://evil.test" };
  expect(await status({ cookie: SESSION, ...elsewhere }, "GET")).toBe(200);
  expect(await status(elsewhere)).toBe(200);
  expect(await status({ cookie: "session=short", ...elsewhere })).toBe(200);
});

test("a link that somebody opened by hand comes from no site", () => {
  expect(isCrossSite(new Request("http://portal.test/", { headers: { "sec-fetch-site": "none" } }))).toBe(false);
});
