import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a page ships that is written like this. */
async function shipped(source: string): Promise<string> {
  const bundle = await rolldown({
    input: "page",
    plugins: [{ name: "page", resolveId: (id) => (id === "page" ? here("page.ts") : null), load: (id) => (id === here("page.ts") ? source : null) }],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  return output[0].code;
}

test("a page with the client and a call ships less than 9 kB and no schema", async () => {
  const code = await shipped(
    `import { createClient, currentRegion } from "./index.ts"; createClient({ baseUrl: "" }).call(currentRegion, { regCode: "440000" });`,
  );
  expect(code).toContain("node/gdbsNav/current");
  expect(code).not.toContain("solr/suggest");
  expect(code).not.toContain("~run");
  expect(gzipSync(code).length).toBeLessThan(9000);
});

test("so does a page that checks the answer of its call", async () => {
  const code = await shipped(`
    import { is } from "valibot"; import { createClient, currentRegion } from "./index.ts"; import { currentRegion as shape } from "./shapes/navigation.ts";
    createClient({ baseUrl: "", validate: (call, answer) => { if (is(shape.response, answer)) return answer; throw new Error(); } }).call(currentRegion, { regCode: "440000" });`);
  expect(code).toContain("~run");
  expect(gzipSync(code).length).toBeLessThan(9000);
});
