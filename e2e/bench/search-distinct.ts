import { openDatabase, sql } from "../../apps/server/src/data";
import type { Request } from "./api-load";
import { seededRandom, PLACES, searchFor, suggestFor } from "./search-queries";

type Offered = { term: string; pinyin: string };

const everyTerm = sql<Offered>`SELECT term, pinyin FROM suggest WHERE kind = 'guide' ORDER BY term`;
const everyWord = sql<{ word: string }>`SELECT word FROM word WHERE LENGTH(word) > 1 ORDER BY word`;

/** Letters of a beginning in pinyin, characters of one in characters. */
const [FEWEST_LETTERS, MOST_LETTERS, MOST_SIGNS] = [3, 9, 5] as const;

/** Questions of which no two are alike: what catalogues of the same question and its answer cannot help with. */
export type Distinct = { searches: (count: number) => Request[]; suggestions: (count: number) => Request[] };

/**
 * Questions made of the catalogue's own names and words, in an order that is the same at every run: names as they are, two words of different names, and
 * beginnings of names in characters and in pinyin. None comes twice, neither in one list nor in two.
 */
export async function distinctQuestions(dataDir: string): Promise<Distinct> {
  const database = await openDatabase({ url: undefined, dir: dataDir });
  const [terms, words] = await Promise.all([database.all(everyTerm), database.all(everyWord)]).finally(() => database.close());
  const below = seededRandom(11);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const asked = new Set<string>();
  const takes = (makers: readonly (() => string)[], request: (word: string, region: string) => Request) => (count: number) => {
    const requests: Request[] = [];
    for (let turn = 0; requests.length < count; turn += 1) {
      const text = (makers[turn % makers.length] ?? (() => ""))();
      if (asked.has(text)) continue;
      asked.add(text);
      requests.push(request(text, pick(PLACES)));
    }
    return requests;
  };
  const twoWords = (): string => `${pick(words).word} ${pick(words).word}`;
  return {
    searches: takes([() => pick(terms).term, twoWords], searchFor),
    suggestions: takes(
      [
        () => pick(terms).pinyin.slice(0, FEWEST_LETTERS + below(MOST_LETTERS - FEWEST_LETTERS)),
        () => [...pick(terms).term].slice(0, 2 + below(MOST_SIGNS - 2)).join(""),
        () => `${pick(words).word}${pick(words).word.slice(0, 1)}`,
      ],
      suggestFor,
    ),
  };
}
