import { LRUCache } from "lru-cache";
import { searchSeconds, timed } from "../common/metrics";
import { type Database, sql } from "../data";
import { type CatalogueTask, catalogueTasks, MAX_CANDIDATES } from "./catalogue";
import type { TaskNames } from "./similar-tasks";
import { TASK_CLASSIFIER_KEY } from "./task-classifier";
import { type PrefixMatch, hasTypedLetters, isMixed, namesByPrefix } from "./prefix-names";
import { createIndexVersions, type IndexVersion, perIndexVersion } from "./index-version";
import type { Lexicon, LexiconWord } from "./lexicon";
import { searchModel } from "./model";
import { nearestThemes } from "./nearest-themes";
import { createInterpreter, type Interpretation } from "./interpret";
import { normalise, withoutMarkup, withoutSpaces } from "./normalise";
import type { PlaceRegion } from "./places";
import { syllables } from "./pinyin";
import { type Postings, taskPostings } from "./postings";
import { modifiersOf, asksForOneThing, stripQuestionPhrases, splitRequests } from "./question";
import { matches, type Match, score, weighQuery } from "./rank";
import type { Segmenter } from "./tokens";
import { NO_VOCABULARY, type Vocabulary } from "./vocabulary";
import { MAX_QUERY_TERMS, tokensOf, type QueryTerm, queryTerms } from "./query-terms";

/** What a question was understood to mean. */
export type Question = Interpretation & {
  /** What was searched instead, where the question was misspelt or in pinyin; null where that finds nothing. */
  correction: string | null;
  units: readonly QueryTerm[];
};

/**
 * `score`: by the words of the question, and by its likeness to what people say of the task; `byWords`: by its words alone.
 * `coverage`: which part of the question the task covers, by importance, 0 to 1.
 */
export type Ranked = { task: CatalogueTask; score: number; byWords: number; coverage: number };

/** The answer of a search among the tasks. */
export type Found = Question & {
  /** Best first. Without words: empty. Of what is done elsewhere: only good ones. */
  tasks: readonly Ranked[];
  /** What to highlight. */
  terms: readonly string[];
  /** Where nothing was found: words of the catalogue that the question may have meant, to be offered and not shown in its place. */
  guess: string | null;
  /** Whether the first task is the answer, and not merely the nearest. */
  sure: boolean;
  /** What typed letters begin first: the same is offered while typing. */
  offered: Pick<PrefixMatch, "kind" | "payload"> | null;
};

/** A hit must cover this part of what the best one covers, and score this part of what it scores. */
const RELEVANT = { coverage: 0.5, score: 0.42 } as const;
/** Below this part of the question a hit is chance, however good it is among the others. */
const LEAST_COVERAGE = 0.4;
/** The same of a longer question (see MAX_SURE), which tells much beside what it asks for. */
const STORY = { least: 0.15, coverage: 0.2 } as const;
/** Words of a question up to which a hit must cover much of it: a longer one says more than what it asks for. */
const MAX_SURE = 3;
/** Words of a question up to which what is done elsewhere leaves only good hits below it. */
const MAX_SHORT = 3;
/** Words of a question up to which all of them are taken to say what is asked for. */
const MAX_PLAIN = 6;
/** Factor by which a corrected query must score higher to replace the original one. */
const WORTH_MENDING = { ratio: 1.02, least: 0.6 } as const;

const wordRows = sql<LexiconWord & { own: number }>`SELECT word, pinyin, weight, own FROM word ORDER BY word`;
const placeRows = sql<PlaceRegion>`SELECT code, parent, name, level FROM region WHERE level <> 'village' ORDER BY sort`;
const setting = sql<{ value: string }>`SELECT value FROM setting WHERE key = ${"key"}`;
const villageRows = sql<{ code: string; name: string }>`SELECT code, name FROM region WHERE level = 'village' ORDER BY code`;
const nameRows = sql<TaskNames>`SELECT id, slug, name, phrase, aliases FROM task ORDER BY id`;
/** What departments are called without their place: 公安局. */
const departmentRows = sql<{ name: string }>`SELECT DISTINCT REPLACE(department.name, region.name, '') AS name FROM department
  JOIN region ON region.code = department.region WHERE region.level IN ('province', 'city') ORDER BY 1`;

/** What each of two wishes must score to be one of its own, and a task to stand below what is done elsewhere. */
const WISH = 0.55;

/** What is found so well by its words is not done elsewhere, whatever its sentence is alike to (中山小榄社保卡). */
const DONE_HERE = 0.8;

/** A question as it is read, and what is looked for in the end: without its frame, letters spelt out. */
type Reading = Pick<Question, "plain" | "correction" | "units"> & Pick<Found, "offered"> & { content: string; asked: string };
/** What a question without its place is answered with; it does not depend on where one stands. */
type Answer = Pick<Found, "plain" | "correction" | "units" | "offered" | "tasks" | "terms" | "guess" | "sure" | "elsewhere">;

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
  /** The import that the database is from now: what is given as `indexVersion` below. */
  indexVersion(): Promise<IndexVersion>;
  /** @param indexVersion if it was asked for already */
  tasks(keyword: string, region: string, indexVersion?: IndexVersion): Promise<Found>;
  /** Catalogue codes of the themes under which tasks speak of what was asked, nearest first; for a question that found little. */
  themes(indexVersion: IndexVersion, units: readonly QueryTerm[]): Promise<string[]>;
  /** Whether the vocabulary knows letters as words (passport, bb): then they are no pinyin. */
  saysLetters(plain: string): boolean;
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

type Attempt = {
  units: readonly QueryTerm[];
  tasks: Ranked[];
  terms: string[];
  best: number;
  /** Whether a word that should say something is in no task. */
  strange: boolean;
};

const NOTHING: Attempt = { units: [], tasks: [], terms: [], best: 0, strange: false };

/**
 * Whether the first task is the answer: how well it scores by words, how far it is before the second one, which part of the question it covers, and how much more
 * alike the whole question is to what is said of it than to what is said of any other (`alike`), unless it is near to a name (`near`). `alone`: so near that
 * nothing else is meant. Set on 849 answers to sentences of the pack that were kept out of it, and checked on the questions of e2e/search.
 * @see SEARCH-21
 */
export const SURE = { score: 0.7, lead: 1.35, coverage: 0.7, alike: 1.25, near: 0.85, alone: 1.05 } as const;

/** What likeness adds to the score of a task. */
const shareOf = ({ score: all, byWords }: Ranked): number => all - byWords;

function isSure([first, ...others]: readonly Ranked[]): boolean {
  if (first === undefined) return false;
  if (first.byWords >= SURE.alone) return true;
  const isGood = first.byWords >= SURE.score && first.coverage >= SURE.coverage && first.byWords >= (others[0]?.byWords ?? 0) * SURE.lead;
  return isGood && (first.byWords >= SURE.near || others.every((other) => shareOf(first) >= shareOf(other) * SURE.alike));
}

/** Tasks of the first list, then those of the second that it lacks. */
function followedBy(first: readonly Ranked[], then: readonly Ranked[]): Ranked[] {
  const there = new Set(first.map(({ task }) => task.id));
  return [...first, ...then.filter(({ task }) => !there.has(task.id))];
}

/** The best of two lists in turn. */
function inTurn(one: readonly Ranked[], other: readonly Ranked[]): Ranked[] {
  const list: Ranked[] = [];
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) list.push(...one.slice(at, at + 1), ...other.slice(at, at + 1));
  return followedBy([], [...new Map(list.map((hit) => [hit.task.id, hit])).values()]);
}

/**
 * Opens the search of a database. Takes two seconds of processor, half of them without a pause (dictionary, villages, and what is learned from the vocabulary): make one for each import and keep it.
 * @param synonyms groups of words that mean the same, from the pack
 * @param keeps whether what a question was answered with is cached for the next who asks it; not in measurements of what the answer costs
 * @param vocabulary how people speak, from the pack
 */
export async function createSearch(
  database: Database,
  synonyms: readonly (readonly string[])[],
  keeps = true,
  vocabulary: Vocabulary = NO_VOCABULARY,
): Promise<Search> {
  const [words, regions, taskNames, departments, villages, trained] = await Promise.all([
    database.all(wordRows),
    database.all(placeRows),
    database.all(nameRows),
    database.all(departmentRows),
    database.all(villageRows),
    database.get(setting, { key: TASK_CLASSIFIER_KEY }),
  ]);
  const departmentNames = departments.map(({ name }) => name);
  const classifier = trained?.value;
  const model = await searchModel({ words, regions, villages, tasks: taskNames, departments: departmentNames, synonyms, vocabulary, classifier });
  const { cutter, lexicon, speech, synonyms: groups, similarTasks } = model;
  const interpret = createInterpreter(database, regions, model);
  const total = taskNames.length;
  const indexVersions = createIndexVersions(database);
  const keptOf = perIndexVersion(() => ({
    answers: new LRUCache<string, Answer>({ max: KEPT.questions, maxSize: KEPT.hits, sizeCalculation: ({ tasks }) => tasks.length + 1 }),
    seen: new LRUCache<string, true>({ max: KEPT.questions }),
  }));

  async function attempt(indexVersion: IndexVersion, units: readonly QueryTerm[], plain: string, content: string): Promise<Attempt> {
    if (units.length === 0) return NOTHING;
    const tokens = tokensOf(units);
    const postings = await taskPostings(database, indexVersion, tokens);
    const { importance, knowledge } = weighQuery(units, postings, total);
    const ranked = covering(matches(units, importance, postings), units.length > MAX_SURE)
      .sort((one, other) => other.base - one.base || one.id - other.id)
      .slice(0, candidateLimit(tokens.length));
    if (ranked.length === 0) return { ...NOTHING, units };
    const byId = new Map(ranked.map((match) => [match.id, match]));
    const rows = await catalogueTasks(database, indexVersion, [...byId.keys()], speech.spoken);
    const [asked, core, whole] = [withoutSpaces(plain), withoutSpaces(content), asksForOneThing(plain)];
    const tasks = rank(rows, byId, (task, match) => score(units, importance, match, task, { plain: asked, content: core, whole }));
    const strange = knowledge.some((one, at) => one === "unknown" && (units[at]?.factor ?? 0) === 1 && [...(units[at]?.text ?? "")].length > 1);
    return { units, tasks, terms: matchedTerms(units, postings), best: tasks[0]?.byWords ?? 0, strange };
  }

  /**
   * Hits in the order of words and likeness together, with tasks that are found by likeness alone.
   * @param reorderOnly no other tasks are found: of a short question with a word that is in no guide (火星驾驶) the rest of it is alike to much
   */
  async function withAlike(
    indexVersion: IndexVersion,
    hits: readonly Ranked[],
    question: string,
    reorderOnly: boolean,
  ): Promise<Pick<Answer, "tasks" | "elsewhere">> {
    const { shares, tasks, elsewhere, perhapsElsewhere } = similarTasks(question);
    const there = new Set(hits.map(({ task }) => task.id));
    const others = reorderOnly ? [] : tasks.filter((task) => !there.has(task));
    const found = others.length === 0 ? [] : await catalogueTasks(database, indexVersion, others, speech.spoken);
    const list = [...hits, ...found.map((task) => ({ task, byWords: 0, coverage: 0 }))].map((hit) => ({
      ...hit,
      score: hit.byWords + (shares.get(hit.task.id) ?? 0),
    }));
    const best = hits[0]?.byWords ?? 0;
    const isWeak = best < WISH && /\p{Script=Han}{2}/u.test(question);
    return {
      tasks: list.sort((one, other) => other.score - one.score || other.task.hot - one.task.hot || one.task.id - other.task.id),
      elsewhere: best >= DONE_HERE ? [] : elsewhere.length === 0 && isWeak ? perhapsElsewhere() : elsewhere,
    };
  }

  /** The words that correcting has brought into a question; null where there are none. */
  function mendedWords(mended: string, asked: string): string | null {
    const brought = cutter.cut(mended).filter((word) => [...word].length > 1 && lexicon.has(word) && !asked.includes(word));
    return brought.length > 0 ? brought.join(" ") : null;
  }

  /** The words of an offered name that typed letters begin: 驾驶 of 驾驶证换证 is typed, 驾驶证 is meant. */
  function begunWords({ term, highlightTerm }: PrefixMatch): string {
    const [name, typed] = [withoutSpaces(term), withoutSpaces(highlightTerm)];
    let begun = "";
    for (const word of cutter.cut(name)) {
      if (begun.length >= typed.length && begun.length > 1) break;
      begun += word;
    }
    return name.startsWith(begun) ? begun : name;
  }

  /**
   * What typed letters mean: words that they spell, a word or an English term that they begin, or the name that is offered for them; never another word than
   * the first offer says.
   * @see SEARCH-20
   */
  function readLetters(plain: string, offer: PrefixMatch | undefined, isElsewhere: boolean): string | undefined {
    const read = isElsewhere ? undefined : spellLetters(plain);
    if (offer === undefined) return read;
    return read !== undefined && /\p{Script=Han}/u.test(read) && withoutSpaces(offer.term).includes(withoutSpaces(read)) ? read : begunWords(offer);
  }

  function spellLetters(plain: string): string | undefined {
    const spelt = plain.replaceAll(LETTERS, (whole, signs: string, letters: string) => spellOut(lexicon, signs, letters) ?? whole);
    if (spelt !== plain && !/[a-z]/.test(spelt)) return spelt;
    const letters = /^[a-z' ]+$/.test(plain) ? plain.replaceAll(/[' ]/g, "") : "";
    const word = letters === "" ? undefined : lexicon.complete(letters);
    if (word !== undefined) return word;
    const term = speech.completeEnglish(plain);
    return term === undefined ? (spelt === plain ? undefined : spelt) : speech.translate(term).text;
  }

  /** Names that typed letters begin: those of the whole question, as they are offered while typing, else those of what is left without its place. */
  async function namesTyped(indexVersion: IndexVersion, asked: string, plain: string): Promise<readonly PrefixMatch[]> {
    const whole = isMixed(asked) ? await namesByPrefix(database, indexVersion, lexicon, asked, asked) : [];
    return whole.length === 0 && hasTypedLetters(plain) ? namesByPrefix(database, indexVersion, lexicon, plain, plain) : whole;
  }

  /** @param asked the whole question, normalised */
  async function understand(indexVersion: IndexVersion, asked: string, { plain, latin }: Interpretation, isElsewhere: boolean): Promise<Reading> {
    const names = await namesTyped(indexVersion, asked, plain);
    const read = names.length > 0 || /[a-z]/.test(plain) ? readLetters(plain, names[0], isElsewhere) : undefined;
    const content = stripQuestionPhrases(modifiersOf(read ?? plain).rest);
    return {
      asked,
      plain,
      content,
      correction: read ?? null,
      units: [...queryTerms(content, groups, cutter), ...queryTerms(latin.join(" "), groups, cutter)].slice(0, MAX_QUERY_TERMS),
      offered: names[0] ?? null,
    };
  }

  /** Whether a question is made of the catalogue's own words: anything else may be personal and is not cached. */
  const isKept = ({ units }: Reading): boolean =>
    keeps && units.length < MAX_QUERY_TERMS && units.every(({ alternatives }) => alternatives.some(({ token }) => lexicon.has(token)));

  /** @param asIs nothing is mended */
  async function answer(indexVersion: IndexVersion, { content, asked, ...question }: Reading, asIs: boolean): Promise<Answer> {
    const begun = question.offered?.kind === "guide" ? [Number(question.offered.payload)] : [];
    if (content === "") return { ...question, tasks: [], terms: [], guess: null, sure: false, elsewhere: [] };
    const first = await attempt(indexVersion, question.units, question.correction ?? question.plain, content);
    // What letters plainly spell is never corrected.
    const mended = question.correction === null && !asIs ? lexicon.correct(content, cutter) : undefined;
    const other = mended === undefined ? NOTHING : await attempt(indexVersion, queryTerms(mended, groups, cutter), mended, mended);
    const better = mended !== undefined && other.best > first.best * WORTH_MENDING.ratio && other.best >= WORTH_MENDING.least;
    const { units, tasks, terms, strange } = better ? other : first;
    const named = begun.length > 0 ? await catalogueTasks(database, indexVersion, begun, speech.spoken) : [];
    const scores = new Map(tasks.map(({ task, byWords }) => [task.id, byWords]));
    const close =
      asIs || begun.length > 0
        ? { tasks, elsewhere: [] }
        : await withAlike(indexVersion, tasks, stripQuestionPhrases(question.correction ?? asked), (strange || tasks.length === 0) && units.length <= MAX_SURE);
    const list = followedBy(
      named.map((task) => ({ task, score: scores.get(task.id) ?? 0, byWords: scores.get(task.id) ?? 0, coverage: 1 })),
      close.tasks,
    );
    const guess = list.length === 0 && mended !== undefined ? mendedWords(mended, content) : null;
    const correction = list.length === 0 ? null : better ? mended : question.correction;
    const certain = !(strange && units.length <= MAX_PLAIN) && isSure(list);
    const wishes = better || begun.length > 0 ? undefined : splitRequests(content);
    const { elsewhere } = close;
    if (!wishes) return { ...question, correction, units, tasks: list, terms, guess, sure: begun.length === 0 && certain, elsewhere };
    const [one, two] = await Promise.all(wishes.map((wish) => attempt(indexVersion, queryTerms(wish, groups, cutter), wish, stripQuestionPhrases(wish))));
    // 夫妻和父母投靠 is one wish: only two that are each answered well, by different tasks, are two.
    const [best, next] = [one?.tasks[0], two?.tasks[0]];
    const areTwo = best && next && best.task.id !== next.task.id && Math.min(best.byWords, next.byWords) >= WISH;
    return areTwo && one && two
      ? {
          ...question,
          correction,
          units,
          tasks: followedBy(inTurn(one.tasks.slice(0, 5), two.tasks.slice(0, 5)), list),
          terms: [...new Set([...one.terms, ...two.terms])],
          guess,
          sure: false,
          elsewhere,
        }
      : { ...question, correction, units, tasks: list, terms, guess, sure: certain, elsewhere };
  }

  return {
    cutter,
    lexicon,
    saysLetters: (plain) => /^[a-z ]+$/.test(plain) && !/[a-z]/.test(speech.translate(plain).text),
    indexVersion: indexVersions,
    themes: (indexVersion, units) => nearestThemes(database, indexVersion, units, total),

    async tasks(typed, from, indexVersion) {
      const now = indexVersion ?? (await indexVersions());
      const keyword = withoutMarkup(typed);
      const understood = await interpret(keyword, from, now);
      const { plain } = understood;
      const asked = normalise(keyword);
      const { answers, seen } = keptOf(now);
      // The whole question is compared with sentences, also what the vocabulary or a place has taken out of it.
      const key = `${plain}\n${asked}`;
      const isElsewhere = understood.elsewhere.length > 0;
      const shown = ({ tasks, ...rest }: Answer): Found => {
        // What the catalogue has by this very name is done here.
        const elsewhere = (tasks[0]?.byWords ?? 0) >= SURE.alone || understood.help.length > 0 ? [] : isElsewhere ? understood.elsewhere : rest.elsewhere;
        const isStory = rest.units.length > MAX_SHORT || isMixed(asked);
        return {
          ...understood,
          ...rest,
          elsewhere,
          // Below what is done elsewhere stands only what is meant, not what shares a word.
          tasks: isElsewhere && elsewhere.length > 0 && !isStory ? tasks.filter(({ byWords }) => byWords >= WISH) : tasks,
          sure: rest.sure && understood.help.length + elsewhere.length === 0 && understood.outside === null,
        };
      };
      const known = isElsewhere ? undefined : answers.get(key);
      if (known) return shown(known);
      const reading = await understand(now, asked, understood, isElsewhere);
      const found = await timed(
        () => answer(now, reading, isElsewhere),
        (seconds) => searchSeconds.observe(seconds),
      );
      if (!isElsewhere && isKept(reading)) {
        if (seen.has(key)) answers.set(key, found);
        else seen.set(key, true);
      }
      return shown(found);
    },
  };
}

/** Leaves out what only shares a word or two with the question: it need not be scored. */
function covering(found: readonly Match<number>[], isStory: boolean): Match<number>[] {
  const best = found.reduce((most, one) => Math.max(most, one.coverage), 0);
  return found.filter((one) => one.coverage >= (isStory ? Math.max(STORY.least, best * STORY.coverage) : Math.max(LEAST_COVERAGE, best * RELEVANT.coverage)));
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
    .map(({ task, match, score: points }) => ({ task, score: points, byWords: points, coverage: match.coverage }));
}
