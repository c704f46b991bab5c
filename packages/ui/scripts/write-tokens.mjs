// Writes each theme as W3C design tokens and as plain CSS variables into dist/tokens, from the built package.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cssVariables, designTokens, themeValues } from "../dist/tokens/index.js";

const folder = join(import.meta.dirname, "../dist/tokens");
mkdirSync(folder, { recursive: true });
for (const [name, values] of Object.entries(themeValues)) {
  writeFileSync(join(folder, `${name}.tokens.json`), `${JSON.stringify(designTokens(name, values), null, 2)}\n`);
  writeFileSync(join(folder, `${name}.css`), cssVariables(values));
}
