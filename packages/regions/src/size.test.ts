import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

test("the whole package weighs less than 8 kB", async () => {
  const bundle = await rolldown({ input: fileURLToPath(new URL("index.ts", import.meta.url)), treeshake: false });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  expect(gzipSync(output[0].code).length).toBeLessThan(8000);
});
