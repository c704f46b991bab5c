import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase, sql } from "../../apps/server/src/data";
import { readYaml } from "../../apps/server/src/province/document";
import { PORTAL_SETTINGS_KEY } from "../../apps/server/src/province/import";
import type { PortalSetting } from "../../apps/server/src/province/rows";
import { askBlind, type BlindQuestion, isHeldBack, brokenSuggestions, type Share, typedBeginnings } from "../../apps/server/src/search/blind";
import { createSearch } from "../../apps/server/src/search/search";
import { root } from "../support/portal";
import { printTable } from "./kit/print";

/** What a blind question must be answered with: least shares. */
const GOAL = { firstThree: 0.95, first: 0.85, english: 0.9, crisis: 1, places: 0.98, crowned: 0.97, outside: 0.9 } as const;

const setting = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;
const slugs = sql<{ id: number; slug: string }>`SELECT id, slug FROM task`;
const places = sql<{ code: string; parent: string | null; name: string }>`SELECT code, parent, name FROM region WHERE level <> 'village'`;
const terms = sql<{ term: string; pinyin: string; initials: string }>`SELECT DISTINCT term, pinyin, initials FROM suggest ORDER BY term`;

/**
 * Asks the questions of e2e/search/blind.yaml in this process, of a database with the whole province in it, and prints the shares and what was missed.
 * Options: `--data <folder>` (DATA_DIR), `--held-back`: the third that no tuning looks at; only its shares are printed. `--author second` to `sixth`: the
 * questions of blind-second.yaml and so on, by other authors; with `--misses` what was missed too, which whoever tunes must not look at. `--prefixes`: types every beginning of
 * every name and alias in pinyin, initials, half pinyin and with characters before, and says where Enter does not show what was offered first.
 * @returns 1 when a share is below its goal, or a prefix breaks its promise
 */
export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: "string" },
      "held-back": { type: "boolean", default: false },
      author: { type: "string", default: "first" },
      misses: { type: "boolean", default: false },
      prefixes: { type: "boolean", default: false },
    },
  });
  const database = await openDatabase({ url: undefined, dir: values.data ?? join(root, "data") });
  try {
    const row = await database.get(setting, { key: PORTAL_SETTINGS_KEY });
    if (!row) throw new Error("the database holds no province: run `npm run province -- import` first, or give --data");
    const portal = JSON.parse(row.value) as PortalSetting;
    const search = await createSearch(database, portal.synonyms, false, portal.vocabulary);
    if (values.prefixes) {
      const typed = typedBeginnings(await database.all(terms));
      const broken = (await brokenSuggestions(database, search, typed)).map((line) => `  ${line}`);
      console.log(`${typed.length} beginnings, ${broken.length} where Enter does not show what was offered first\n${broken.slice(0, 50).join("\n")}`);
      return broken.length > 0 ? 1 : 0;
    }
    const names = new Map((await database.all(slugs)).map(({ id, slug }) => [id, slug]));
    const regions = new Map((await database.all(places)).map((region) => [region.code, region]));
    const pathOf = (code: string): string => {
      const region = regions.get(code) ?? regions.get(`${code.slice(0, 9)}000`);
      const above = region?.parent ? pathOf(region.parent) : "";
      return region?.parent ? `${above}${above && "/"}${region.name}` : "";
    };
    const isFirst = values.author === "first";
    const file = isFirst ? "e2e/search/blind.yaml" : `e2e/search/blind-${values.author}.yaml`;
    const questions = (readYaml({ file, text: readFileSync(join(root, file), "utf8") }, [])?.value ?? []) as BlindQuestion[];
    const chosen = isFirst ? questions.filter((_, index) => isHeldBack(index) === values["held-back"]) : questions;
    const blind = values["held-back"] || !isFirst;
    const result = await askBlind(search, chosen, { idOf: (task) => names.get(task) ?? "", pathOf });
    if (!blind || values.misses) console.log(result.misses.join("\n"));
    const goals = Object.keys(GOAL) as (keyof typeof GOAL)[];
    const figures = ({ right, asked }: Share): string[] => [String(right), String(asked), (right / Math.max(1, asked)).toFixed(3)];
    printTable(
      blind ? "Questions that are held back" : "Questions that the search is tuned on",
      ["right", "asked", "share", "goal"],
      goals.map((key) => [key, [...figures(result[key]), String(GOAL[key])]]),
    );
    printTable(
      "By kind, among the first three",
      ["right", "asked", "share"],
      [...result.kinds].map(([kind, share]) => [kind, figures(share)]),
    );
    return goals.some((key) => result[key].right < GOAL[key] * result[key].asked) ? 1 : 0;
  } finally {
    await database.close();
  }
}
