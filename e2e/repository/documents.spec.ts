import { existsSync, readFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { families } from "@onehall/api/contract";
import { expect, test } from "@playwright/test";
import { deadLinks, deadPaths, differences, documentedMessages, documentedVariables, environmentOf, logMessages, outlineOf } from "../support/documents";
import { root } from "../support/portal";
import type { Source } from "../support/requirements";

const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), "utf8") });
const exists = (path: string): boolean => existsSync(join(root, path));
const files = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  .stdout.split("\0")
  .filter(exists);
const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();

/** The complete Chinese document, and the short English one. */
const PAIRS = [
  ["README.zh-CN.md", "README.md"],
  ["CONTRIBUTING.md", "CONTRIBUTING.en.md"],
  ["ARCHITECTURE.md", "ARCHITECTURE.en.md"],
  ["docs/operating.md", "docs/operating.en.md"],
  ["docs/operating/plan.md", "docs/operating/plan.en.md"],
  ["docs/province-pack.md", "docs/province-pack.en.md"],
] as const;

for (const [chinese, english] of PAIRS)
  test(`${english} has the headings of ${chinese}, and no command, variable or link of its own`, () => {
    expect(outlineOf(read(english)).levels.length).toBeGreaterThan(3);
    expect(differences(read(chinese), read(english))).toEqual([]);
  });

/** Documents that people keep up by hand; notes and the gallery are records. */
const documents = files.filter((path) => /^(?:[A-Z][\w.-]*|docs\/(?!notes\/|gallery)[\w./-]+)\.md$/.test(path)).map(read);

test("links of documents lead to files and headings that are there", () => {
  expect(documents.length).toBeGreaterThan(PAIRS.length * 2);
  expect(deadLinks(documents, exists)).toEqual([]);
});

test("files that documents name are there", () => {
  // Proofs in the register are checked with the register; decisions tell of files that were.
  const guides = documents.filter(({ path }) => !/^docs\/(?:decisions|requirements)\//.test(path));
  expect(deadPaths(guides, exists)).toEqual([]);
});

/** Set by npm, by the system, or by one part of the tests for another. */
const GIVEN = new Set(["PATH", "INIT_CWD", "ONEHALL_DATA_DIR", "ONEHALL_TEMPLATE_DIR"]);
const CODE = /\.(?:ts|tsx|mjs)$/;
/** These hold what they look for. */
const OWN = /\/documents\.(?:spec\.)?ts$/;
const SERVER = /^apps\/server\/src\/(?!.*(?:\.test|\/testing[\w-]*|\/bench)\.ts$)/;

const variablesIn = (paths: readonly string[]): string[] => paths.flatMap((path) => environmentOf(read(path))).filter((name) => !GIVEN.has(name));
const code = files.filter((path) => CODE.test(path) && !OWN.test(path));

for (const path of ["docs/operating.md", "docs/operating.en.md"])
  test(`${path} names every environment variable that the server reads, and no other`, () => {
    const server = sorted(variablesIn(code.filter((file) => SERVER.test(file))));
    expect(server.length).toBeGreaterThan(30);
    expect(sorted(documentedVariables(read(path)))).toEqual(server);
  });

test("CONTRIBUTING.md names every environment variable that only tests, benches and scripts read", () => {
  const server = new Set(documentedVariables(read("docs/operating.md")));
  const others = sorted(variablesIn(code)).filter((name) => !server.has(name));
  expect(sorted(documentedVariables(read("CONTRIBUTING.md")))).toEqual(others);
});

test("docs/operating.md names the families of calls that a back end can answer", () => {
  const [, list = ""] = /组名：(.+?)。/.exec(read("docs/operating.md").text) ?? [];
  expect(list.split("、")).toEqual(families.filter(({ local }) => !local).map(({ id }) => `\`${id.toUpperCase().replaceAll("-", "_")}\``));
});

test("docs/operating.md explains every message of the log", () => {
  const messages = code.filter((path) => SERVER.test(path)).flatMap((path) => logMessages(read(path)));
  expect(sorted(documentedMessages(read("docs/operating.md")))).toEqual(sorted(messages));
});

test("the check finds what it looks for", () => {
  const chinese = { path: "docs/a.md", text: "# 甲\n[English](a.en.md) [丙](c.md#无) `PORT`\n```sh\nnpm start  # 启动\n```\n## 乙\n" };
  const english = { path: "docs/a.en.md", text: "# A\n[中文](a.md) [c](c.en.md) `PORT=1`\n```sh\nnpm start # starts\n```\n## B\n" };
  expect(differences(chinese, english)).toEqual([]);
  const other = { path: "docs/a.en.md", text: "# A\n`HOST` [d](../d.md)\n```sh\nnpm test\n```\n### B\n" };
  expect(differences(chinese, other)).toEqual([
    "docs/a.en.md: headings differ: 12 13",
    "docs/a.md lacks, of the blocks of docs/a.en.md: npm test\n",
    "docs/a.md lacks, of the names of docs/a.en.md: HOST",
    "docs/a.md lacks, of the links of docs/a.en.md: d.md",
  ]);
  const c = { path: "docs/c.md", text: "# 有\n`apps/gone.ts` `apps/<name>/x` `http/gone.ts`\n" };
  expect(deadLinks([chinese, c], (path) => path !== "docs/a.en.md")).toEqual(["docs/a.md links to docs/a.en.md", "docs/a.md links to docs/c.md#无"]);
  expect(deadPaths([c], () => false)).toEqual(["docs/c.md names apps/gone.ts", "docs/c.md names apps/server/src/http/gone.ts"]);
  const settings = 'const LIMIT = "LIMIT_MS";\nenv.HOST; env["PORT"]; whole(env, "COUNT", 1); env[LIMIT]; const { MODE } = process.env; import.meta.env.SSR;';
  expect(environmentOf({ path: "a.ts", text: settings })).toEqual(["HOST", "PORT", "COUNT", "MODE", "LIMIT_MS"]);
  expect(documentedVariables({ path: "a.md", text: "| `HOST`、`PORT` | `NOT_THIS` |\n| `UPSTREAM_<FAMILY>` | x |\n" })).toEqual(["HOST", "PORT"]);
  expect(logMessages({ path: "a.ts", text: 'log.warn({ a: b("c"), d }, "it failed");' })).toEqual(["it failed (warn)"]);
  expect(documentedMessages({ path: "a.md", text: "| `it failed` | warn | x | y |" })).toEqual(["it failed (warn)"]);
});
