// Draws src/icons/sprite.svg from lucide's icon data (ISC) for the names in src/icons/names.json: one cached file instead of a script for each icon.
// `node scripts/icon-sprite.mjs` writes it; with --check it fails when the file is not what it would write.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = join(dirname(fileURLToPath(import.meta.url)), "../src/icons");
const lucide = join(dirname(fileURLToPath(import.meta.resolve("lucide-react/package.json"))), "dist/esm");
const names = JSON.parse(readFileSync(join(here, "names.json"), "utf8"));

const attributes = ({ key: _key, ...values }) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
const symbols = [];
for (const name of names) {
  const { __iconData } = await import(pathToFileURL(join(lucide, "icons", `${name}.mjs`)).href);
  symbols.push(`<symbol id="${name}" viewBox="0 0 24 24">${__iconData.node.map(([tag, values]) => `<${tag}${attributes(values)}/>`).join("")}</symbol>`);
}
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- lucide-react, ISC: made by scripts/icon-sprite.mjs -->\n${symbols.join("\n")}\n</svg>\n`;

const file = join(here, "sprite.svg");
if (!process.argv.includes("--check")) writeFileSync(file, sprite);
else if (readFileSync(file, "utf8") !== sprite) {
  console.error("src/icons/sprite.svg is old: run node scripts/icon-sprite.mjs");
  process.exit(1);
}
