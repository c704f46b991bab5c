import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const SRC = import.meta.dirname;
/** Folders that hold no widget. */
const SHARED = ["theme", "tokens", "style", "reset", "testing", "internal", "locale", "rules"];
const folders = readdirSync(SRC, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name) && !entry.name.startsWith("locale-"))
  .map(({ name }) => name);

const read = (file: string) => readFileSync(join(SRC, file), "utf8");
/** Text of all files of a folder whose names end so. */
const textOf = (folder: string, ending: RegExp) =>
  readdirSync(join(SRC, folder))
    .filter((file) => ending.test(file))
    .map((file) => read(`${folder}/${file}`))
    .join("\n");
const COMPONENT = /^[A-Z]\w*\.tsx$/;

describe.each(folders)("%s", (folder) => {
  test.each([COMPONENT, /\.stories\.tsx$/, /\.docs\.mdx$/, /\.ssr\.test\.tsx$/, /\.wcag\.md$/, /^index\.ts$/])("has a file %s", (ending) => {
    expect(readdirSync(join(SRC, folder)).some((file) => ending.test(file))).toBe(true);
  });

  test("is exported by the package, and has a size limit", () => {
    expect(read("index.ts")).toContain(`export * from "./${folder}/index.js";`);
    expect(read("../size-limits.json")).toContain(`"${folder}": {`);
  });

  test("documents exactly the data attributes that it sets", () => {
    const set = new Set(
      textOf(folder, COMPONENT)
        .match(/(?<![\w-])"?data-[a-z-]+(?="?[=:])/g)
        ?.map((attribute) => attribute.replace('"', "")),
    );
    const documented = new Set(
      textOf(folder, /\.docs\.mdx$/)
        .match(/`data-(?!oh-)[a-z-]+`/g)
        ?.map((attribute) => attribute.slice(1, -1)),
    );
    expect([...documented].toSorted()).toEqual([...set].toSorted());
  });

  test("says what it is made of, what to do and not to do, its keys, and how to import it", () => {
    const page = textOf(folder, /\.docs\.mdx$/);
    for (const part of ["## 结构", "## 该做与不该做", "## 键盘", "## 属性"]) expect(page).toContain(`\n${part}\n`);
    expect(page).toContain(`from "@onehall/ui/${folder}";`);
    expect(page).toMatch(/^# [A-Z]\w+ \p{Script=Han}/mu);
    expect(page).toMatch(/^```tsx\nimport [^`]*\n\n[^`]*<[A-Z]/m);
  });

  test("names only proofs that exist", () => {
    const files = textOf(folder, /\.wcag\.md$/).match(/[\w/]+\.(?:ssr\.test\.tsx|test\.tsx?|stories\.tsx|css\.ts|tsx)\b/g) ?? [];
    expect(files.length).toBeGreaterThan(0);
    const elsewhere = ["", "internal", "reset", "modal"];
    for (const file of files)
      expect(
        [folder, ...elsewhere].some((place) => existsSync(join(SRC, place, file))),
        file,
      ).toBe(true);
  });
});

test("what proves the kit's promises is there", () => {
  const paths = read("../EVIDENCE.md").match(/(?<=`)[\w./-]+\.(?:tsx?|json)(?=`)/g) ?? [];
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) expect(existsSync(join(SRC, "..", path)), path).toBe(true);
});
