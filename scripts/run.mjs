// One door for the project's other commands: node scripts/run.mjs <name> [arguments]
import { ensureInstalled, fail, pnpm } from "./bootstrap.mjs";
import { buildCatalogue, buildPortal } from "./build.mjs";

const [name, ...args] = process.argv.slice(2);
/** Lint looks at explicit folders: a type-aware run over the whole root once exhausted the memory of a machine. */
const sources = ["packages", "apps", "e2e", "scripts"];
const commands = {
  dev: () => pnpm(["--filter", "@onehall/server", "run", "dev", ...args]),
  storybook: () => pnpm(["--filter", "@onehall/ui", "run", "storybook", ...args]),
  province: () => pnpm(["--filter", "@onehall/server", "run", "province", ...args]),
  data: () => pnpm(["--filter", "@onehall/server", "run", "data", ...args]),
  typecheck: () => pnpm(["exec", "turbo", "run", "typecheck", "--output-logs=errors-only", ...args]),
  lint: () => pnpm(["exec", "oxlint", "--type-aware", ...sources]) || pnpm(["exec", "oxfmt", "--check", ...sources]),
  format: () => pnpm(["exec", "oxfmt", ...sources]),
  bench: async () => {
    await Promise.all([buildPortal(), buildCatalogue()]);
    return pnpm(["--filter", "@onehall/e2e", "run", "bench", ...args]);
  },
};

if (!Object.hasOwn(commands, name)) fail(`用法：npm run ${Object.keys(commands).join(" | ")}`);
ensureInstalled();
process.exit(await commands[name]());
