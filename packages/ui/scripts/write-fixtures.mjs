// Writes dist/fixtures.json: every example of every widget with its props and the HTML a server sends for it. Other template languages and
// tests of hosts read it. The examples are the stories themselves, so documentation, axe and this file can never differ.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { createElement, isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { rolldown } from "rolldown";
import { globSync } from "tinyglobby";
import { composeStories } from "@storybook/react-vite";

const ROOT = join(import.meta.dirname, "..");
const ENTRY = "\0stories";

/** Loads all story files, compiled as the package is, so that class names are those of its stylesheets. */
async function loadStories() {
  const files = globSync("src/*/*.stories.tsx", { cwd: ROOT }).toSorted();
  const lines = files.map((file, index) => `export * as s${index} from ${JSON.stringify(join(ROOT, file))};`);
  const bundle = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    platform: "node",
    external: [/^react(-dom)?(\/|$)/, /^@?storybook\//, /^@vanilla-extract\//, /^@floating-ui\//, "uqr"],
    logLevel: "silent",
    plugins: [
      { name: "stories", resolveId: (id) => (id === ENTRY ? id : undefined), load: (id) => (id === ENTRY ? lines.join("\n") : undefined) },
      vanillaExtractPlugin({ identifiers: "short" }),
      // The styles are in the package; here only their class names count.
      { name: "no-css", load: (id) => (id.endsWith(".css") ? "" : undefined), renderChunk: (code) => code.replaceAll(/^import ["'][^"']+\.css["'];$/gm, "") },
    ],
  });
  const folder = mkdtempSync(join(ROOT, "dist/.stories-"));
  try {
    const { output } = await bundle.write({ dir: folder, format: "esm", entryFileNames: "stories.js" });
    await bundle.close();
    return Object.values(await import(pathToFileURL(join(folder, output[0].fileName)).href));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Props as JSON can say them: elements become their HTML, functions and dates of a browser are left out. */
const plain = (value) =>
  JSON.parse(
    JSON.stringify(value, (_key, part) => (isValidElement(part) ? { html: renderToString(part) } : typeof part === "function" ? undefined : part)) ?? "null",
  );

const fixtures = [];
for (const module of await loadStories()) {
  const [group, title] = module.default.title.split("/");
  if (group === "条件") continue; // the same widgets again
  const [component] = title.split(" ");
  for (const [id, Story] of Object.entries(composeStories(module)))
    fixtures.push({ component, group, example: id, name: Story.storyName, props: plain(Story.args), html: renderToString(createElement(Story)) });
}
writeFileSync(join(ROOT, "dist/fixtures.json"), `${JSON.stringify(fixtures, null, 1)}\n`);
console.log(`${fixtures.length} fixtures`);
// Storybook's test library keeps listeners open.
process.exit(0);
