// @vitest-environment node
import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "./routes";

const here = new URL(".", import.meta.url);
const files = routes.map(({ file }) => file);
const paths = routes.map(({ path }) => path ?? "");

test("every route has its file and every file its route", () => {
  for (const file of files) expect(existsSync(new URL(file, here)), file).toBe(true);
  const all = readdirSync(new URL("routes", here)).map((name) => `routes/${name}`);
  expect(all.filter((file) => !files.includes(file))).toEqual([]);
});

test("no address has two routes, and the last one takes what no other has", () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.at(-1)).toBe("*");
});

test("every address of the modern face is below v3, where the server looks for it", () => {
  for (const path of paths.slice(0, -1)) expect(path).toMatch(/^v3\//);
});
