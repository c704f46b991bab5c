import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders, setHeaders } from "./security-headers";

test("encryption is demanded where the site is opened by https, and nowhere else", () => {
  expect(securityHeaders(true)["Strict-Transport-Security"]).toBe("max-age=31536000");
  expect(securityHeaders(false)["Strict-Transport-Security"]).toBeUndefined();
});

test("answers have them before they are made, also those that fail", async () => {
  const app = new Hono();
  app.use(setHeaders(securityHeaders(true)));
  app.get("/ok", (c) => c.text("ok"));
  app.get("/sent-on", (c) => c.redirect("/ok"));
  app.get("/broken", () => {
    throw new Error("broken");
  });
  app.onError((_, c) => c.text("broken", 500));
  for (const path of ["/ok", "/sent-on", "/broken", "/none"]) {
    const { headers } = await app.request(path);
    for (const [name, value] of Object.entries(securityHeaders(true))) expect(headers.get(name), `${name} of ${path}`).toBe(value);
  }
});
