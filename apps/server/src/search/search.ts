import { LRUCache } from "lru-cache";
import { searchSeconds, timed } from "../common/metrics";
import { type Database, sql } from "../data";
import { type CatalogueTask, catalogueTasks, MAX_CANDIDATES } from "./catalogue";
import { createIndexVersions, type IndexVersion, perIndexVersion } from "./index-version";
import { createLexicon, type Lexicon, type LexiconWord } from "./lexicon";
import { nearestThemes } from "./nearest-themes";
import { normalise, withoutSpaces } from "./normalise";
import { createPlaces, type PlaceRegion, type Places } from "./places";
import { syllables } from "./pinyin";
import { type Postings, taskPostings } from "./postings";
import { asksForOneThing, stripQuestionPhrases } from "./question";
import { matches, type Match, score, weighTerms } from "./rank";
import { createSegmenter, type Segmenter } from "./tokens";
import { MAX_QUERY_TERMS, type Synonyms, synonymsOf, tokensOf, type QueryTerm, queryTerms } from "./query-terms";

/** What a question was understood to mean. */
export type Question = {
  /** What was asked, normalised. */
  plain: string;
  /** The region the question names, or the one that one stands in. */
  region: string;
  /** Whether the question names a place. */
  placed: boolean;
  /** What was searched instead, where the question was misspelt or in pinyin. */
  correction: string | null;
  units: readonly QueryTerm[];
};

export type Ranked = { task: CatalogueTask; score: number };

/** The answer of a search among the tasks. */
export type Found = Question & {
  /** Best first. Without words: empty. */
  tasks: readonly Ranked[];
  /** What to highlight. */
  terms: readonly string[];
  /** Where nothing was found: words of the catalogue that the question may have meant, to be offered and not shown in its place. */
  guess: string | null;
};

/** A hit must cover this part of what the best one covers, and score this part of what it scores. */
const RELEVANT = { coverage: 0.5, score: 0.42 } as const;
/** Below this part of the question a hit is chance, however good it is among the others. */
const LEAST_COVERAGE = 0.4;
/** Factor by which a corrected query must score higher to replace the original one. */
const WORTH_MENDING = { ratio: 1.02, least: 0.6 } as const;

const wordRows = sql<LexiconWord & { own: number }>`SELECT word, pinyin, weight, own FROM word ORDER BY word`;
const placeRows = sql<PlaceRegion>`SELECT code, parent, name, level FROM region WHERE level <> 'village' ORDER BY sort`;
const taskCount = sql<{ n: number }>`SELECT COUNT(*) AS n FROM task`;

/** A question as it is read, and what is looked for in the end: without its frame, letters spelt out. */
type Reading = Omit<Question, "region" | "placed"> & { content: string };
/** What a question without its place is answered with; it does not depend on where one stands. */
type Answer = Omit<Found, "region" | "placed">;

/**
 * Questions whose answers are cached, and the hits of all of them together. Only repeated queries are cached: most are not, and their results would lengthen garbage collection pauses.
 */
const KEPT = { questions: 5_000, hits: 200_000 } as const;

/** Names of a task that a question is compared with, times the words and pairs of the question: so much work is spent at most, on the best by their words. */
export const MAX_COMPARED = 12_000;

/** How many tasks a question is compared with; all that one statement reads unless it is one of those that nobody types. @param tokens words and pairs of the question */
export const candidateLimit = (tokens: number): number => Math.min(MAX_CANDIDATES, Math.floor(MAX_COMPARED / Math.max(1, tokens)));

/** Finds tasks, and the words to find other things with. Reads the vocabulary when it is made; everything else comes from the database. */
export type Search = {
  /** The import that the database is from now: what is given as `edition` below. */
  indexVersion(): Promise<IndexVersion>;
  /** @param indexVersion if it was asked for already */
  tasks(keyword: string, region: string, indexVersion?: IndexVersion): Promise<Found>;
  /** Catalogue codes of the themes under which tasks speak of what was asked, nearest first; for a question that found little. */
  themes(indexVersion: IndexVersion, units: readonly QueryTerm[]): Promise<string[]>;
  cutter: Segmenter;
  lexicon: Lexicon;
};

/** Letters, with the characters right before them: 身份zheng. */
const LETTERS = /(\p{Script=Han}{0,4})([a-z]+(?:[ ']+[a-z]+)*)/gu;

/** Letters that may end a word which characters begin: no word is longer. */
const MAX_END_LENGTH = 18;

/** What letters spell, by themselves or as the end of a word that the characters before them begin; undefined where it is nothing of the catalogue. */
function spellOut(lexicon: Lexicon, signs: string, typed: string): string | undefined {
  const letters = typed.replaceAll(/[^a-z]/g, "");
  const alone = lexicon.fromLatin(letters);
  if (alone !== undefined) return signs + alone;
  if (letters.length > MAX_END_LENGTH) return undefined;
  for (let from = 0; from < signs.length; from++) {
    const begun = signs.slice(from);
    const word = lexicon.fromLatin(syllables(begun).join("") + letters);
    if (word?.startsWith(begun)) return signs.slice(0, from) + word;
  }
  return undefined;
}

/** How good an alternative must be to be shown as what was asked for; weaker ones only where nothing better was found. */
const AS_GOOD = 0.8;

/** What of the question really stands in the hits: words and their synonyms, else the words inside them, else their pairs of characters. */
function matchedTerms(units: readonly QueryTerm[], { of }: Postings): string[] {
  const found = units.flatMap(({ alternatives, pairs }) => {
    const there = alternatives.filter(({ token }) => of.has(token));
    const good = there.filter(({ factor }) => factor > AS_GOOD);
    return good.length > 0 ? good.map(({ token }) => token) : there.length > 0 ? there.map(({ token }) => token) : pairs.filter((pair) => of.has(pair));
  });
  return [...new Set(found)].sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
}

type Attempt = { units: readonly QueryTerm[]; tasks: Ranked[]; terms: string[]; best: number };

const NOTHING: Attempt = { units: [], tasks: [], terms: [], best: 0 };

/**
 * Opens the search of a database. Takes about half a second (dictionary and vocabulary): make one and keep it.
 * @param synonyms groups of words that mean the same, from the pack
 * @param keeps whether what a question was answered with is cached for the next who asks it; not in measurements of what the answer costs
 */
export async function createSearch(database: Database, synonyms: readonly (readonly string[])[], keeps = true): Promise<Search> {
  const [words, regions, count] = await Promise.all([database.all(wordRows), database.all(placeRows), database.get(taskCount)]);
  const cutter = createSegmenter(words.filter((word) => word.own === 1).map(({ word }) => word));
  const lexicon = createLexicon(words);
  const groups: Synonyms = synonymsOf(synonyms.map((group) => group.map(withoutSpaces)));
  const places: Places = createPlaces(regions, lexicon);
  const total = count?.n ?? 0;
  const editions = createIndexVersions(database);
  const keptOf = perIndexVersion(() => ({
    answers: new LRUCache<string, Answer>({ max: KEPT.questions, maxSize: KEPT.hits, sizeCalculation: ({ tasks }) => tasks.length + 1 }),
    asked: new LRUCache<string, true>({ max: KEPT.questions }),
  }));

  async function attempt(indexVersion: IndexVersion, units: readonly QueryTerm[], plain: string, content: string): Promise<Attempt> {
    if (units.length === 0) return NOTHING;
    const tokens = tokensOf(units);
    const postings = await taskPostings(database, indexVersion, tokens);
    const importance = weighTerms(units, postings, total);
    const ranked = covering(matches(units, importance, postings))
      .sort((one, other) => other.base - one.base || one.id - other.id)
      .slice(0, candidateLimit(tokens.length));
    if (ranked.length === 0) return { ...NOTHING, units };
    const byId = new Map(ranked.map((match) => [match.id, match]));
    const rows = await catalogueTasks(database, indexVersion, [...byId.keys()]);
    const [asked, core, whole] = [withoutSpaces(plain), withoutSpaces(content), asksForOneThing(plain)];
    const tasks = rank(rows, byId, (task, match) => score(units, importance, match, task, { plain: asked, content: core, whole }));
    return { units, tasks, terms: matchedTerms(units, postings), best: tasks[0]?.score ?? 0 };
  }

  /** The words that correcting has brought into a question; null where there are none. */
  function mendedWords(mended: string, asked: string): string | null {
    const brought = cutter.cut(mended).filter((word) => [...word].length > 1 && lexicon.has(word) && !asked.includes(word));
    return brought.length > 0 ? brought.join(" ") : null;
  }

  function placeIn(keyword: string, from: string): Pick<Question, "plain" | "region" | "placed"> {
    const plain = normalise(keyword);
    const found = places.find(plain, from);
    return { plain: found ? found.rest : plain, region: found?.region ?? from, placed: found !== undefined };
  }

  function understand(plain: string): Reading {
    const spelt = plain.replaceAll(LETTERS, (whole, signs: string, letters: string) => spellOut(lexicon, signs, letters) ?? whole);
    const content = stripQuestionPhrases(spelt);
    return { plain, content, correction: spelt === plain ? null : spelt, units: queryTerms(content, groups, cutter) };
  }

  /** Whether a question is made of the catalogue's own words: anything else may be personal and is not cached. */
  const isKept = ({ units }: Reading): boolean =>
    keeps && units.length < MAX_QUERY_TERMS && units.every(({ alternatives }) => alternatives.some(({ token }) => lexicon.has(token)));

  async function answer(indexVersion: IndexVersion, { content, ...question }: Reading): Promise<Answer> {
    if (content === "") return { ...question, tasks: [], terms: [], guess: null };
    const first = await attempt(indexVersion, question.units, question.correction ?? question.plain, content);
    const mended = lexicon.correct(content, cutter);
    const other = mended === undefined ? NOTHING : await attempt(indexVersion, queryTerms(mended, groups, cutter), mended, mended);
    const better = mended !== undefined && other.best > first.best * WORTH_MENDING.ratio && other.best >= WORTH_MENDING.least;
    const { units, tasks, terms } = better ? other : first;
    const guess = tasks.length === 0 && mended !== undefined ? mendedWords(mended, content) : null;
    return { ...question, correction: better ? mended : question.correction, units, tasks, terms, guess };
  }

  return {
    cutter,
    lexicon,
    indexVersion: editions,
    themes: (indexVersion, units) => nearestThemes(database, indexVersion, units, total),

    async tasks(keyword, from, indexVersion) {
      const now = indexVersion ?? (await editions());
      const { plain, ...where } = placeIn(keyword, from);
      const { answers, asked } = keptOf(now);
      const known = answers.get(plain);
      if (known) return { ...known, ...where };
      const reading = understand(plain);
      const found = await timed(
        () => answer(now, reading),
        (seconds) => searchSeconds.observe(seconds),
      );
      if (isKept(reading)) {
        if (asked.has(plain)) answers.set(plain, found);
        else asked.set(plain, true);
      }
      return { ...found, ...where };
    },
  };
}

/** Leaves out what only shares a word or two with the question: it need not be scored. */
function covering(found: readonly Match<number>[]): Match<number>[] {
  const best = found.reduce((most, one) => Math.max(most, one.coverage), 0);
  return found.filter((one) => one.coverage >= Math.max(LEAST_COVERAGE, best * RELEVANT.coverage));
}

/** Scores, sorts, and leaves out what is much worse than the best. */
function rank(
  rows: readonly CatalogueTask[],
  byId: ReadonlyMap<number, Match<number>>,
  scoreOf: (task: Parameters<typeof score>[3], match: Match<number>) => number,
): Ranked[] {
  const scored = rows.flatMap((task) => {
    const match = byId.get(task.id);
    return match ? [{ task, match, score: scoreOf(task, match) }] : [];
  });
  const best = scored.reduce((most, one) => Math.max(most, one.score), 0);
  return scored
    .filter((one) => one.score >= best * RELEVANT.score)
    .sort((one, other) => other.score - one.score || other.task.hot - one.task.hot || one.task.id - other.task.id)
    .map(({ task, score: points }) => ({ task, score: points }));
}
