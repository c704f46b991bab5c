import { LRUCache } from "lru-cache";
import { normalise } from "./normalise";
import type { PlaceNickname } from "./places";
import { createPhraseFinder, createTopicReader, type Topic } from "./phrases";
import { createTopicClassifier, ORDINARY, type TopicExamples } from "./topic-classifier";

/** Words that people say in place of those of the catalogue. */
export type VocabularyWord = {
  say: readonly string[];
  /** What is searched in their place; empty: words that only ask. */
  mean: string;
  /** Tasks (ids of the pack) that the words name. */
  tasks?: readonly string[] | undefined;
  /** English only: names of the themes that the words are about. */
  themes?: readonly string[] | undefined;
  /** English only: counts only beside other English words; alone the letters are read as pinyin. */
  aside?: boolean | undefined;
};

/** Whom to call. */
export type HelpContact = { number: string; name: string; hours: string; text: string; source: string; checked: string };

/** Somebody may be in danger or in need: what is shown above everything else. `tasks`: guides (ids of the pack) that stand first below it. */
export type HelpTopic = Topic & { title: string; text: string; contacts: readonly HelpContact[]; tasks?: readonly string[] | undefined };

/** What is not done by the government, and where it is done; `tasks` as in {@link HelpTopic}. */
export type ElsewhereTopic = Topic & { title: string; text: string; tasks?: readonly string[] | undefined };

/** How people speak, as the pack says. @see docs/province-pack.md */
export type Vocabulary = {
  words: readonly VocabularyWord[];
  /** Names of departments: they count only where nothing else is asked for. */
  departments: readonly VocabularyWord[];
  english: readonly VocabularyWord[];
  help: readonly HelpTopic[];
  /** Sentences that tell of the topics of `help`, and ordinary ones; absent where the pack has none. */
  helpExamples?: TopicExamples | undefined;
  elsewhere: readonly ElsewhereTopic[];
  /** Places outside the province. */
  outside: readonly string[];
  /** Names of the themes; absent from what an older version has imported. */
  themes?: readonly string[] | undefined;
  /** How people say what they want, by task (id of the pack). */
  spoken?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Sentences in which people ask for a task, by task (id of the pack); a question is compared with them as a whole. Absent from what an older version has imported. */
  taskExamples?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Sentences that tell of the topics of `elsewhere`, and ordinary ones. */
  elsewhereExamples?: TopicExamples | undefined;
  /** Everyday names of places inside the province. */
  nicknames?: readonly PlaceNickname[] | undefined;
};

export const NO_VOCABULARY: Vocabulary = { words: [], departments: [], english: [], help: [], elsewhere: [], outside: [], themes: [] };

/** A question that no phrase tells of is taken for one of need where it is ordinary with no more than this probability, and a topic has at least that one. */
const ORDINARY_AT_MOST = 0.45;
const TOPIC_AT_LEAST = 0.3;
const CERTAIN = 0.75;
/** A second topic is shown beside the first from this probability. */
const SECOND_AT_LEAST = 0.2;

/** Words of the most that one English term has. */
const MAX_ENGLISH_WORDS = 5;

/** What a question says in the words of the catalogue. */
export type Translated = { text: string; english: boolean; /** English terms that are about themes, and the names of these. */ themes: readonly NamedThemes[] };
export type NamedThemes = { said: string; names: readonly string[] };

/** The words of a question that name a department or a theme in full; null where none do. */
export type Named = { department: string | null; theme: string | null };

export type VocabularyReader = {
  help(text: string): string[];
  elsewhere(text: string): string[];
  /** Names of places outside the province that a question may speak of, in the order in which they stand there, of several at one place the longest first. */
  outside(text: string): string[];
  translate(text: string): Translated;
  named(text: string): Named;
  /** What of the letters of a question may say what it is about, as singulars; words that only ask are left out. */
  contentWords(text: string): string[];
  /** All that people say of a task, as it was written: phrases, English terms, whole sentences. */
  sayings(task: string): string[];
  /** How a task is spoken of: phrases in the words of the catalogue, those of English by their content words. */
  spoken(task: string): string[];
  /** Whether words are a term of English. */
  isTerm(words: readonly string[]): boolean;
  nicknames: readonly PlaceNickname[];
  /** The shortest English term that begins as typed. */
  completeEnglish(text: string): string | undefined;
};

/** Whether what a question says beside the name of a department only asks for its place, hours or number. */
const isOnlyAsked = (others: string): boolean =>
  !/\p{Script=Han}{2}/u.test(others.replaceAll(/电话|地址|在哪里?|哪里|上班|时间|几点|怎么走|号码|多少|附近|的|热线/gu, " "));

const singular = (word: string): string => (word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word);
/** An English term as it is compared: its words as singulars. */
export const englishKey = (words: readonly string[]): string => words.map(singular).join(" ");

/** Shortest name of a department that says which one it is, in characters. */
const LEAST_DEPARTMENT = 3;

/** The longest of some phrases; null where there is none. */
const longest = (phrases: Iterable<string>): string | null => [...phrases].sort((one, other) => other.length - one.length)[0] ?? null;

/** Of the sentences of a task, every second one is learned from: as many again would take twice the time. */
const LEARNED_OF_TASK = 2;

/** Sentences by topic of `help`, where those by which people ask for a task count as ordinary ones, unless the task itself helps in need. */
function helpSentences({ help, helpExamples, taskExamples = {} }: Pick<Vocabulary, "help" | "helpExamples" | "taskExamples">): TopicExamples | undefined {
  if (!helpExamples) return undefined;
  const helping = new Set(help.flatMap(({ tasks = [] }) => tasks));
  const ofTasks = Object.entries(taskExamples).flatMap(([task, sentences]) =>
    helping.has(task) ? [] : sentences.filter((_sentence, at) => at % LEARNED_OF_TASK === 0),
  );
  return { ...helpExamples, [ORDINARY]: [...(helpExamples[ORDINARY] ?? []), ...ofTasks] };
}

/** By their examples as JSON, as learning takes some tenths of a second: the one in use, and that of the pack before or after it. */
const classifiers = new LRUCache<string, ReturnType<typeof createTopicClassifier>>({
  max: 2,
  memoMethod: (examples) => createTopicClassifier(JSON.parse(examples) as TopicExamples, normalise),
});

/**
 * Makes the reader; the phrases are indexed once.
 * @param departmentNames without their place
 */
export function createVocabularyReader(
  { words, departments, english, help, helpExamples, elsewhere, outside, themes = [], nicknames = [], spoken = {}, taskExamples = {} }: Vocabulary,
  departmentNames: readonly string[] = [],
): VocabularyReader {
  const sentences = helpSentences({ help, helpExamples, taskExamples });
  const classify = sentences && classifiers.memo(JSON.stringify(sentences));
  function likelyTopics(text: string, least: number): string[] {
    const all = classify?.(text) ?? [];
    const [first, second] = all.filter(({ id }) => id !== ORDINARY);
    const ordinary = all.find(({ id }) => id === ORDINARY)?.probability ?? 1;
    if (!first || ordinary > ORDINARY_AT_MOST || first.probability < least) return [];
    return second && second.probability >= SECOND_AT_LEAST ? [first.id, second.id] : [first.id];
  }
  const themeFinder = createPhraseFinder(themes.map(normalise));
  const departmentFinder = createPhraseFinder(
    [...departmentNames, ...departments.flatMap(({ say }) => say)].map(normalise).filter((name) => [...name].length >= LEAST_DEPARTMENT),
  );
  const means = new Map(words.flatMap(({ say, mean }) => say.map((word) => [normalise(word), mean] as const)));
  const offices = new Map(departments.flatMap(({ say, mean }) => say.map((word) => [normalise(word), mean] as const)));
  const finder = createPhraseFinder([...means.keys(), ...offices.keys()]);
  const terms = new Map(english.flatMap(({ say, ...entry }) => say.map((word) => [englishKey(normalise(word).split(" ")), entry] as const)));
  const sortedTerms = [...terms]
    .filter(([, { mean, aside }]) => mean !== "" && !aside)
    .map(([term]) => term)
    .sort((one, other) => one.length - other.length);
  const outsideFinder = createPhraseFinder(outside.map(normalise));

  const contentWords = (text: string): string[] =>
    (text.match(/[a-z0-9]+/g) ?? []).filter((word) => /[a-z]{2}/.test(word) && terms.get(englishKey([word]))?.mean !== "").map(singular);
  const englishOf = new Map<string, string[]>();
  for (const { say, tasks: [task] = [] } of english) if (task !== undefined) englishOf.set(task, [...(englishOf.get(task) ?? []), ...say]);

  /** Letters word by word, the longest term first; words between known ones that mean nothing here are left out. */
  function translateLetters(letters: string): { text: string; themes: NamedThemes[] } | undefined {
    const asked = letters.split(" ");
    const said: string[] = [];
    const about: NamedThemes[] = [];
    let known = 0;
    for (let at = 0; at < asked.length;) {
      let length = Math.min(MAX_ENGLISH_WORDS, asked.length - at);
      let term: Omit<VocabularyWord, "say"> | undefined;
      for (; length > 0 && term === undefined; length -= term === undefined ? 1 : 0) term = terms.get(englishKey(asked.slice(at, at + length)));
      if (term !== undefined && term.mean !== "") {
        said.push(term.mean);
        if (!term.aside) known += 1;
        if (term.themes) about.push({ said: asked.slice(at, at + length).join(" "), names: term.themes });
      }
      at += Math.max(1, length);
    }
    return known === 0 ? undefined : { text: said.join(" "), themes: about };
  }

  function translateHan(text: string): string {
    let [out, at] = ["", 0];
    while (at < text.length) {
      const word = finder.longestAt(text, at);
      if (word === undefined) {
        out += text.charAt(at);
        at += 1;
      } else {
        const others = text.slice(0, at) + text.slice(at + word.length);
        const mean = means.get(word) ?? (isOnlyAsked(others) ? offices.get(word) : "");
        out += ` ${mean ?? ""} `;
        at += word.length;
      }
    }
    return out.replaceAll(/ +/g, " ").trim();
  }

  const readElsewhere = createTopicReader(elsewhere, normalise);
  return {
    // Where a phrase tells of what is done elsewhere, need must be more than likely: 出去买菜到现在没回来 is no shopping.
    help: createTopicReader(help, normalise, (text) => likelyTopics(text, readElsewhere(text).length > 0 ? CERTAIN : TOPIC_AT_LEAST)),
    elsewhere: readElsewhere,
    outside: (text) => [...outsideFinder.within(text)].sort((one, other) => text.indexOf(one) - text.indexOf(other) || other.length - one.length),
    named: (text) => ({ department: longest(departmentFinder.within(text)), theme: longest(themeFinder.within(text)) }),
    translate(text) {
      let translated = false;
      const about: NamedThemes[] = [];
      const spelt = text.replaceAll(/[a-z0-9]+(?: [a-z0-9]+)*/g, (letters) => {
        const mean = /[a-z]/.test(letters) ? translateLetters(letters) : undefined;
        translated ||= mean !== undefined;
        about.push(...(mean?.themes ?? []));
        return mean === undefined ? letters : ` ${mean.text} `;
      });
      return { text: translateHan(spelt.replaceAll(/ +/g, " ").trim()), english: translated, themes: about };
    },
    contentWords,
    spoken: (task) => {
      const phrases = [...(spoken[task] ?? []), ...(englishOf.get(task) ?? [])].map(normalise);
      const compared = phrases.map((phrase) => (/\p{Script=Han}/u.test(phrase) ? translateHan(phrase) : contentWords(phrase).join(" ")));
      return [...new Set(compared)].filter((phrase) => phrase !== "");
    },
    sayings: (task) => [...(spoken[task] ?? []), ...(englishOf.get(task) ?? []), ...(taskExamples[task] ?? [])],
    isTerm: (said) => terms.has(englishKey(said)),
    nicknames,
    completeEnglish: (text) => (text.length < 3 ? undefined : sortedTerms.find((term) => term.startsWith(text))),
  };
}
