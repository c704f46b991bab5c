import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const ROOT = import.meta.dirname;
/** Inside the package, so that the examples import it by its own name, as a host does. */
const folder = join(ROOT, "reports/examples");

const pages = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".docs.mdx"));
/** The example under the pictures: what a reader copies first. */
const examples = pages.flatMap((file) => {
  const [, code] = /^```tsx\n(import [\s\S]*?)^```/m.exec(readFileSync(join(ROOT, "src", file), "utf8")) ?? [];
  return code === undefined || code.includes("className={classic}") ? [] : [[basename(file, ".docs.mdx"), code] as const];
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the example of every page compiles against the package", () => {
  expect(examples.length).toBeGreaterThan(40);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of examples) writeFileSync(join(folder, `${name}.tsx`), code);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", compilerOptions: { noEmit: true, noUnusedLocals: false }, include: ["*.tsx"] }),
  );
  let faults = "";
  try {
    execFileSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    faults = (error as { stdout: string }).stdout;
  }
  expect(faults).toBe("");
}, 60_000);
