import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../support/portal";
import { installBenchTools } from "../install";

const NAME = "kit-bench";

/** Installs what the kit is compared with and answers the folder. */
export const installPeers = (): string => installBenchTools(NAME, join(import.meta.dirname, "peers.json"));

/** Version of a package as it was installed. */
export const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, "node_modules/.cache", NAME, "node_modules", name, "package.json"), "utf8")) as { version: string }).version;
