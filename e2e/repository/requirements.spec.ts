import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { families } from "@onehall/api/contract";
import { expect, test } from "@playwright/test";
import { faultsOfAsvs } from "../support/asvs";
import { root } from "../support/portal";
import {
  callsOf,
  faultsOfRegister,
  lostProofs,
  outsideCitations,
  provenOnPortal,
  requirementsOf,
  titlesIn,
  unknownIds,
  type Source,
} from "../support/requirements";

/** Code, its comments, and documents; content of the pack and what programs write cites nothing. */
const READ = /\.(?:tsx?|mjs|cjs|js|mdx?|css|ya?ml|json)$/;
const UNREAD = /^apps\/server\/province\/|(?:^|\/)(?:pnpm-lock\.yaml|CHANGELOG\.md)$/;
const PAGES = /^docs\/requirements\/(?!README)/;
/** Entries that no running portal can show: they speak of the source and of the published package. */
const NOT_ON_PORTAL = ["ARCH-01", "KIT-04", "KIT-05"];
/** These two hold the names that they look for. */
const OWN = new Set(["e2e/repository/requirements.spec.ts", "e2e/support/requirements.ts"]);

/** Files that are tracked, or would be. */
function sourcesOf(): Source[] {
  const { stdout, status } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  expect(status).toBe(0);
  return stdout
    .split("\0")
    .filter((path) => READ.test(path) && !UNREAD.test(path) && !OWN.has(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

const sources = sourcesOf();
const own: Source = { path: "e2e/repository/requirements.spec.ts", text: readFileSync(join(root, "e2e/repository/requirements.spec.ts"), "utf8") };
const register = sources.filter(({ path }) => PAGES.test(path)).flatMap(requirementsOf);

test("every entry has an id of its own, and its proof or the reason why there is none", () => {
  console.log(`${register.length} requirements, ${register.filter(({ notYet }) => notYet !== undefined).length} not yet`);
  expect(register.length).toBeGreaterThan(400);
  expect(faultsOfRegister(register)).toEqual([]);
});

test("every row of the register is read", () => {
  const rows = sources.filter(({ path }) => PAGES.test(path)).flatMap(({ text }) => text.split("\n").filter((line) => /^\| [A-Z]{2,}-/.test(line)));
  expect(rows).toHaveLength(register.length);
});

test("every test that an entry names is there", () => {
  expect(lostProofs(register, [...sources, own])).toEqual([]);
});

test("every entry is proven on the built portal, but those of the source", () => {
  const proven = new Set(provenOnPortal(register, sources).map(({ id }) => id));
  console.log(`${proven.size} of ${register.length} requirements are proven on the built portal`);
  expect(
    register
      .filter(({ id, notYet }) => notYet === undefined && !proven.has(id))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(NOT_ON_PORTAL);
});

test("every requirement of ASVS 5.0 of the levels 1 and 2 has an entry, or is left out with its reason", () => {
  expect(faultsOfAsvs(readFileSync(join(root, "docs/requirements/security.md"), "utf8"), register)).toEqual([]);
});

test("every id that is cited has an entry", () => {
  expect(unknownIds(register, sources)).toEqual([]);
});

test("nothing cites a document that is not in the repository", () => {
  expect(outsideCitations(sources)).toEqual([]);
});

test("every call that the register names is in the contract", () => {
  const calls = families.flatMap(({ entries }) =>
    entries.flatMap(({ call, legacyPaths }) => [call.path, ...legacyPaths.map(({ path }) => path)].map((path) => `${call.method} ${path}`)),
  );
  /** Answered beside the contract: an image. */
  const beside = ["GET qyzx/getVerifyCode?type=BJJD"];
  const withoutQuery = (call: string) => call.replace(/\?(?!region=\{).*$/, "");
  expect(callsOf(register).filter((call) => !beside.includes(call) && !calls.includes(withoutQuery(call)))).toEqual([]);
});

test("the check finds what it looks for", () => {
  const page =
    "| HALL-01 | One. | `a.test.ts`: `it \\ does` |\n| HALL-01 | Two. | `b.test.ts` |\n| HALL-02 | Three. | somewhere |\n| HALL-03 | Four. | not yet: why |";
  const small = requirementsOf({ path: "hall.md", text: page });
  expect(faultsOfRegister(small)).toEqual(["hall.md: HALL-01 stands twice", "hall.md: HALL-02 names no test, and gives no reason"]);
  expect(lostProofs(small, [{ path: "a.test.ts", text: 'test("it does", () => {});' }])).toEqual([
    "HALL-01: a.test.ts has no test “it \\ does”",
    "HALL-01: b.test.ts is gone",
  ]);
  expect([...titlesIn('describe("a", () => { test.each([["x", 1]])(`b ${c}`, () => {}); test(\n  "say \\"d\\"",\n  () => {}) })')]).toEqual([
    "a",
    "x",
    "b ${c}",
    'say "d"',
  ]);
  expect(provenOnPortal(small, [{ path: "a.test.ts", text: "startPortal()" }]).map(({ id }) => id)).toEqual([]);
  const onPortal = requirementsOf({ path: "hall.md", text: "| HALL-01 | One. | `e2e/a.spec.ts`: `it` |\n| HALL-02 | Two. | `e2e/b.spec.ts` |" });
  const specs = [
    { path: "e2e/a.spec.ts", text: 'import { expect, origin, test } from "../support/test";' },
    { path: "e2e/b.spec.ts", text: 'import { expect, test } from "@playwright/test";' },
  ];
  expect(provenOnPortal(onPortal, specs).map(({ id }) => id)).toEqual(["HALL-01"]);
  const cited = [
    { path: "a.ts", text: "/** @see HALL-02, HALL-09 */" },
    { path: "b.ts", text: "// HALL-08, UTF-16, ISO-88\n/** @see NOPE-01 */" },
  ];
  expect(unknownIds(small, cited)).toEqual(["a.ts:1 cites HALL-09", "b.ts:1 cites HALL-08", "b.ts:2 cites NOPE-01"]);
  expect(outsideCitations([{ path: "a.ts", text: "// norms.md 3\n// widgets.md, inspec.mdx" }])).toEqual(["a.ts:1 cites norms.md"]);
});
