import { type Database, sql } from "../data";
import { type IndexVersion, perIndexVersion } from "./index-version";
import { withoutSpaces } from "./normalise";
import { pinyinSyllables } from "./pinyin";

/** A name, phrase or alias of the catalogue, a theme or a department. `payload`: task id, catalogue code or organisation number, by kind. */
export type CatalogueName = { term: string; kind: "guide" | "theme" | "department"; payload: string; weight: number };

type Row = CatalogueName & { pinyin: string; initials: string };

/** What of a name was typed: the name itself, all of its syllables, or their first letters. */
type Spelling = "term" | "pinyin" | "initials";

export type NameIndex = {
  /** Names of which a spelling begins like one of some texts, the heaviest first, then in the order of the database; at most `most`. */
  beginning(spelling: Spelling, texts: readonly string[], most: number): CatalogueName[];
  /** Syllables of a name of this index by each of its readings, the preferred one first; spaces left out. */
  readings(name: CatalogueName): readonly (readonly string[])[];
};

const rows = sql<Row>`SELECT term, pinyin, initials, weight, kind, payload FROM suggest ORDER BY weight DESC, term`;

/** Sorts after everything that a name goes on with. */
const LAST = "\u{FFFF}";

/** @param names in the order in which they are offered */
function createNameIndex(names: readonly Row[]): NameIndex {
  const sortedBy = (spelling: Spelling): Uint32Array =>
    Uint32Array.from(names.keys()).sort((one, other) => {
      const [first = "", second = ""] = [names[one]?.[spelling], names[other]?.[spelling]];
      return first < second ? -1 : first > second ? 1 : one - other;
    });
  const sorted = { term: sortedBy("term"), pinyin: sortedBy("pinyin"), initials: sortedBy("initials") };

  /** The first place in the order of a spelling at or after a text. */
  function placeOf(spelling: Spelling, text: string): number {
    let [low, high] = [0, names.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((names[sorted[spelling][middle] ?? 0]?.[spelling] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // There are some hundred syllables: names share them.
  const syllables = new Map<string, string>();
  const shared = (syllable: string): string => {
    const known = syllables.get(syllable);
    if (known !== undefined) return known;
    syllables.set(syllable, syllable);
    return syllable;
  };
  const read = new WeakMap<CatalogueName, readonly (readonly string[])[]>();

  return {
    beginning(spelling, texts, most) {
      const found = new Set<number>();
      for (const text of texts) for (const at of sorted[spelling].subarray(placeOf(spelling, text), placeOf(spelling, text + LAST))) found.add(at);
      return [...Uint32Array.from(found).sort().subarray(0, most)].flatMap((at) => names[at] ?? []);
    },
    readings(name) {
      const known = read.get(name);
      if (known) return known;
      const found = pinyinSyllables(withoutSpaces(name.term)).map((parts) => parts.map(shared));
      read.set(name, found);
      return found;
    },
  };
}

const keptOf = perIndexVersion((): { index?: Promise<NameIndex> } => ({}));

/**
 * The names of an import, read once: some 7 for each task, which cost a statement for every letter that somebody types if they are looked for in the database.
 * A reading that fails is tried again by the next who asks.
 */
export function nameIndex(database: Database, indexVersion: IndexVersion): Promise<NameIndex> {
  const kept = keptOf(indexVersion);
  kept.index ??= database.all(rows).then(createNameIndex, (error: unknown) => {
    delete kept.index;
    throw error;
  });
  return kept.index;
}
