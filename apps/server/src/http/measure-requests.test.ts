import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { registry } from "../common/metrics";
import { measureRequests } from "./measure-requests";
import { routeLabels } from "./route-label";

test.each([
  ["/portal/v2/guide/11440000000000000010001001", "/portal/v2/guide/:id"],
  ["/portal/v3/index", "/portal/v3/index/:region?"],
  ["/portal/v3/index/440100", "/portal/v3/index/:region?"],
  ["/portal/v2/assets/a-12345678.js", "/portal/v2/assets/*"],
  ["/thing/1", "/thing/:id"],
  ["/thing/new", "/thing/new"],
  ["/wp-login.php", "other"],
])("%s is counted as %s", (path, label) => {
  const nothing = () => new Response();
  const app = new Hono().get("/thing/:id", nothing).get("/thing/new", nothing).get("/portal/v2/assets/*", nothing).all("/portal/*", nothing);
  expect(routeLabels(app)(path)).toBe(label);
});

test("every request is counted by its pattern; refusals are told to the operator, without an address", async () => {
  const warned: unknown[] = [];
  const app = new Hono()
    .get("/thing/:id", (c) => c.text("here", 200))
    .post("/thing/:id", (c) => c.text("too many", 429))
    .get("/secret", (c) => c.text("token?", 401));
  const log = { warn: (...line: unknown[]) => void warned.push(line) };
  const server = createServer(measureRequests({ routeOf: routeLabels(app), log }, getRequestListener(app.fetch)));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}${path}`, init);
  registry.resetMetrics();
  for (const path of ["/thing/1", "/thing/2", "/nowhere"]) await (await ask(path)).text();
  await (await ask("/thing/1?who=me", { method: "POST" })).text();
  await (await ask("/secret")).text();
  await (await ask("/secret", { headers: { authorization: "Bearer wrong" } })).text();
  const text = await registry.metrics();
  expect(text).toContain('onehall_http_requests_total{route="/thing/:id",method="GET",status="200"} 2');
  expect(text).toContain('onehall_http_requests_total{route="other",method="GET",status="404"} 1');
  expect(text).toContain('onehall_http_request_duration_seconds_count{route="/thing/:id"} 3');
  expect(text).toContain('onehall_security_events_total{event="too-many"} 1');
  expect(text).toContain('onehall_security_events_total{event="wrong-token"} 1');
  expect(warned).toEqual([
    [{ event: "too-many", requestId: undefined, method: "POST", route: "/thing/:id" }, "a request was refused"],
    [{ event: "wrong-token", requestId: undefined, method: "GET", route: "/secret" }, "a request was refused"],
  ]);
});
