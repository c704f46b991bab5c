import { type Database, part, sql } from "../data";
import { normalise, squeezed } from "./normalise";
import { readings } from "./pinyin";
import type { Search } from "./search";

/** Something to offer while a person types. `payload`: task id, catalogue code or organisation number, by kind. */
export type Offer = { term: string; kind: "guide" | "theme" | "department"; payload: string; weight: number; highlightTerm: string };

/** Offers at most; more are read, because several may lead to the same task. */
const MOST = 10;
const READ = 40;

type SuggestRow = Omit<Offer, "highlightTerm">;

const columns = part`term, weight, kind, payload`;

const byText = sql<SuggestRow>`SELECT ${columns} FROM suggest
  WHERE term >= ${"from"} AND term < ${"to"} ORDER BY weight DESC, term LIMIT ${"most"}`;
const byPinyin = sql<SuggestRow>`SELECT ${columns} FROM suggest
  WHERE pinyin >= ${"from"} AND pinyin < ${"to"} ORDER BY weight DESC, term LIMIT ${"most"}`;
const byInitials = sql<SuggestRow>`SELECT ${columns} FROM suggest
  WHERE initials >= ${"from"} AND initials < ${"to"} ORDER BY weight DESC, term LIMIT ${"most"}`;

const LAST = "\u{10FFFF}";
const range = (prefix: string) => ({ from: prefix, to: prefix + LAST, most: READ });

/** The first signs of a term that letters spell, in full or by initials: shenf → 身份. */
function spelt(term: string, letters: string): string {
  const signs = [...term];
  for (let length = 1; length <= signs.length; length++) {
    const start = signs.slice(0, length).join("");
    if (readings(squeezed(start)).some((reading) => reading.full.startsWith(letters) || reading.initials.startsWith(letters))) return start;
  }
  return "";
}

/** The longest of some words that a name holds; a single sign is too little to offer it for. */
const heldBy = (name: string, words: readonly string[]): string => words.find((word) => [...word].length > 1 && name.includes(word)) ?? "";

/**
 * What to offer for the beginning of a question: names, phrases and aliases that begin so, in characters, pinyin or initials;
 * then tasks that hold the words anywhere. One offer a task.
 */
export async function offers(database: Database, search: Search, keyword: string, region: string): Promise<Offer[]> {
  const typed = keyword.trim();
  const plain = normalise(keyword);
  if (plain === "") return [];
  const found = new Map<string, Offer>();
  const add = (row: SuggestRow, highlightTerm: string): void => {
    const key = `${row.kind} ${row.payload}`;
    if (!found.has(key) && found.size < MOST) found.set(key, { term: row.term, kind: row.kind, payload: row.payload, weight: row.weight, highlightTerm });
  };
  const starts = [...new Set([typed, plain])];
  const begun = await Promise.all(starts.map((start) => database.all(byText, range(start))));
  begun.forEach((rows, index) => rows.forEach((row) => add(row, starts[index] ?? "")));

  const letters = /^[a-z' ]+$/.test(plain) ? plain.replaceAll(/[' ]/g, "") : "";
  if (letters.length > 1) {
    const [spoken, short] = await Promise.all([database.all(byPinyin, range(letters)), database.all(byInitials, range(letters))]);
    for (const row of [...spoken, ...short]) add(row, spelt(row.term, letters));
  }
  const words = letters.length > 1 ? (search.lexicon.complete(letters) ?? search.lexicon.fromLatin(letters)) : keyword;
  if (found.size < MOST && words !== undefined) {
    const { tasks, terms } = await search.tasks(words, region);
    for (const { task, score } of tasks.slice(0, MOST)) {
      const held = heldBy(task.name, terms);
      if (held !== "") add({ term: task.name, kind: "guide", payload: String(task.id), weight: Math.round(score * 100) }, held);
    }
  }
  return [...found.values()];
}
