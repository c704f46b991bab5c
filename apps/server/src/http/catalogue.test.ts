import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { catalogueRoutes, cataloguePolicy } from "./catalogue";

const outside = mkdtempSync(join(tmpdir(), "onehall-kit-"));
const folder = join(outside, "storybook-static");
mkdirSync(join(folder, "assets"), { recursive: true });
writeFileSync(join(folder, "index.html"), "<!doctype html><title>组件</title><script>one()</script>");
writeFileSync(join(folder, "iframe.html"), "<!doctype html><title>组件</title><script>two()</script>");
writeFileSync(join(folder, "assets/Button-AbCd12_9.js"), "export {};");
writeFileSync(join(folder, "index.json"), "{}");
writeFileSync(join(outside, "secret"), "secret");
afterAll(() => rmSync(outside, { recursive: true }));

const app = new Hono();
catalogueRoutes(app, folder);
app.all("*", (c) => c.text("a page of the portal"));
const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test("the catalogue stands below /portal/kit/, where its relative addresses hold", async () => {
  const bare = await get("/portal/kit");
  expect([bare.status, bare.headers.get("location")]).toEqual([301, "/portal/kit/"]);
  const page = await get("/portal/kit/");
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("one()");
  expect((await get("/portal/kit/iframe.html?id=a")).status).toBe(200);
});

test("its policy names each inline script and allows no evaluation", async () => {
  const policy = (await get("/portal/kit/")).headers.get("content-security-policy")!;
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src"))!;
  expect(scripts).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(cataloguePolicy([])).toContain("script-src 'self';");
});

test("files named by their content are kept for ever, all others are asked for again", async () => {
  expect((await get("/portal/kit/assets/Button-AbCd12_9.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const first = await get("/portal/kit/index.json");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const tag = first.headers.get("etag")!;
  expect((await get("/portal/kit/index.json", { "If-None-Match": tag })).status).toBe(304);
});

test("what is not there is a plain 404, also by a way out of the folder", async () => {
  for (const path of ["/portal/kit/assets/none.js", "/portal/kit/..%2fsecret", "/portal/kit/assets/..%2f..%2fsecret"])
    expect((await get(path)).status, path).toBe(404);
});

test("where it was not built, nothing is taken from the portal; once it is, it is served, and its policy follows it", async () => {
  const late = join(outside, "late");
  const plain = new Hono();
  catalogueRoutes(plain, late);
  plain.all("*", (c) => c.text("a page of the portal"));
  for (const path of ["/portal/kit", "/portal/kit/", "/portal/kit/none"]) expect(await (await plain.request(path)).text()).toBe("a page of the portal");
  mkdirSync(late);
  for (const name of ["index.html", "iframe.html"]) writeFileSync(join(late, name), "<!doctype html><script>one()</script>");
  const hashes = async () => (await plain.request("/portal/kit/")).headers.get("content-security-policy")?.match(/'sha256-[^']+'/g);
  const before = await hashes();
  expect(before).toHaveLength(1);
  writeFileSync(join(late, "index.html"), "<!doctype html><script>another()</script>");
  utimesSync(join(late, "index.html"), 1, 1);
  expect(await hashes()).toHaveLength(2);
  expect((await plain.request("/portal/kit/none")).status).toBe(404);
});
