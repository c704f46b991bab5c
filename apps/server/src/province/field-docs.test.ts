import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fieldTable } from "./field-docs";

const FILE = new URL("../../../../docs/province-pack.md", import.meta.url);
const TABLE = /(?<=<!-- fields -->\n)[\s\S]*?(?=\n<!-- \/fields -->)/u;

// `npx vitest run src/province/field-docs.test.ts -u` writes the table anew.
test("the documentation of the pack has the fields as they are declared", async () => {
  const text = await readFile(FILE, "utf8");
  expect(text).toMatch(TABLE);
  await expect(text.replace(TABLE, fieldTable)).toMatchFileSnapshot(FILE.pathname);
});
