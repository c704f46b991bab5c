import { array, boolean, type InferOutput, minLength, optional, pipe, record, regex, strictObject, string } from "valibot";
import { englishKey, type Vocabulary } from "../search/vocabulary";
import { normalise } from "../search/normalise";
import { partsOf, type Topic } from "../search/phrases";
import { ORDINARY, type TopicExamples } from "../search/topic-classifier";
import { validateShape, readYaml, type Source } from "./document";
import type { Problem } from "./problems";
import { line, sentence, slug } from "./shapes";

/** Longest word or term, in characters. */
const MOST = 60;
const says = pipe(array(line(MOST)), minLength(1, "至少写一个说法"));

const words = array(
  strictObject({ say: says, mean: string(), tasks: optional(array(slug)), themes: optional(array(line(20, 2))), aside: optional(boolean()) }),
);

const contact = strictObject({
  number: pipe(string(), regex(/^\d{3,6}$/, "应为 3 至 6 位号码，加引号")),
  name: line(30),
  hours: line(30),
  text: sentence,
  source: line(80),
  checked: pipe(string(), regex(/^\d{4}-\d{2}-\d{2}$/, '应为日期，加引号，如 "2026-11-20"')),
});
const topic = {
  id: slug,
  title: line(40),
  text: sentence,
  says: pipe(array(line(400)), minLength(1, "至少写一个说法")),
  unless: optional(array(line(MOST))),
};
const help = array(strictObject({ ...topic, contacts: pipe(array(contact), minLength(1, "至少写一个电话")) }));
/** A file of its own: other provinces take help.yaml, whose numbers are those of the country, and have other tasks. */
const helpTasks = record(slug, array(slug));
/** Whole sentences for each topic, and ordinary ones: what nobody has listed is told by its likeness to them. */
const examples = record(slug, array(line(200)));
/** A topic may also be told by its examples alone. */
const elsewhere = array(strictObject({ ...topic, says: array(line(400)), tasks: optional(array(slug)) }));
const outside = array(line(20));
const spoken = record(slug, says);
const places = array(
  strictObject({
    say: pipe(array(line(30, 2)), minLength(1, "至少写一个说法")),
    in: pipe(string(), regex(/^\d{6}(?:\d{6})?$/, "应为 6 位或 12 位地区编码，加引号")),
  }),
);

const FOLDER = "vocabulary/";
/** Files with forms of their own; every other file of the folder is a list of words. */
const OWN = {
  departments: "departments.yaml",
  english: "english.yaml",
  help: "help.yaml",
  helpTasks: "help-tasks.yaml",
  helpExamples: "help-examples.yaml",
  elsewhere: "elsewhere.yaml",
  outside: "outside.yaml",
  places: "places.yaml",
  elsewhereExamples: "elsewhere-examples.yaml",
  spoken: "spoken.yaml",
  taskExamples: "task-examples.yaml",
} as const;

type Words = InferOutput<typeof words>;

/** What the words are checked against. */
type Known = { regions: ReadonlySet<string>; tasks: ReadonlySet<string>; themes: ReadonlySet<string>; synonyms: readonly (readonly string[])[] };

/**
 * Reads the folder vocabulary/: how people speak, in a file for each family of words. A word that leads to two places, in these files or in synonyms.yaml, is
 * a problem: an editor then says which.
 * @see SEARCH-23
 */
export function readVocabulary(sources: readonly Source[], problems: Problem[], { regions, tasks, themes, synonyms }: Known): Vocabulary {
  const read = <T>(name: string, reader: (source: Source) => T | undefined): T | undefined => {
    const source = sources.find(({ file }) => file === `${FOLDER}${name}`);
    return source && reader(source);
  };
  // Synonyms in letters stand for content words of English beside the terms of english.yaml, not in their place.
  const seen = new Map<string, string>(
    synonyms.flatMap((group) => group.filter((word) => !/^[a-z]+$/.test(word)).map((word) => [normalise(word), "synonyms.yaml"] as const)),
  );

  function readWords(source: Source): Words {
    // English terms are compared as the search reads them: permits is permit.
    const formOf = source.file === `${FOLDER}${OWN.english}` ? (word: string): string => englishKey(normalise(word).split(" ")) : normalise;
    const reading = readYaml(source, problems);
    const entries = (reading && validateShape(words, reading, problems)) ?? [];
    entries.forEach((entry, index) => {
      const problem = (path: readonly (string | number)[], text: string): number =>
        problems.push({ file: source.file, line: reading?.lineAt(path) ?? 1, text });
      entry.say.forEach((word, place) => {
        const form = formOf(word);
        // Singular and plural of one entry lead to one place.
        if (formOf !== normalise && entry.say.slice(0, place).some((one) => formOf(one) === form && one !== word)) return;
        const other = seen.get(form);
        if (form === "") problem([index, "say", place], `“${word}”没有可以搜索的字`);
        else if (other !== undefined) problem([index, "say", place], `“${word}”在 ${other} 里已经有了：一个词只能指一处，请写长一些说清是哪一处`);
        seen.set(form, source.file);
      });
      entry.tasks?.forEach((task, place) => {
        if (!tasks.has(task)) problem([index, "tasks", place], `没有事项 ${task}`);
      });
      entry.themes?.forEach((theme, place) => {
        if (!themes.has(theme)) problem([index, "themes", place], `没有主题 ${theme}`);
      });
    });
    return entries;
  }

  function readTopics<Entry extends Topic & { tasks?: readonly string[] | undefined }>(source: Source, schema: typeof help | typeof elsewhere): Entry[] {
    const reading = readYaml(source, problems);
    const topics = ((reading && validateShape(schema, reading, problems)) ?? []) as unknown as Entry[];
    const ids = new Set<string>();
    topics.forEach(({ id, says: ways, tasks: named = [] }, index) => {
      if (ids.has(id)) problems.push({ file: source.file, line: reading?.lineAt([index, "id"]) ?? 1, text: `${id} 前面已经写过` });
      ids.add(id);
      named.forEach((task, place) => {
        if (!tasks.has(task)) problems.push({ file: source.file, line: reading?.lineAt([index, "tasks", place]) ?? 1, text: `没有事项 ${task}` });
      });
      ways.forEach((way, place) => {
        const parts = partsOf(way);
        // One character alone stands in half of all questions; with another part beside it, it says something.
        if (parts.flat().some((word) => normalise(word).length < (parts.length > 1 ? 1 : 2)))
          problems.push({ file: source.file, line: reading?.lineAt([index, "says", place]) ?? 1, text: `“${way}”里的词太短：单独的词至少两个字` });
      });
    });
    return topics;
  }

  function readHelpTasks(source: Source, topics: readonly Topic[]): Readonly<Record<string, readonly string[]>> {
    const reading = readYaml(source, problems);
    const found = (reading && validateShape(helpTasks, reading, problems)) ?? {};
    for (const [id, named] of Object.entries(found)) {
      const problem = (text: string): number => problems.push({ file: source.file, line: reading?.lineAt([id]) ?? 1, text });
      if (!topics.some((one) => one.id === id)) problem(`${FOLDER}${OWN.help} 里没有 ${id}`);
      for (const task of named) if (!tasks.has(task)) problem(`没有事项 ${task}`);
    }
    return found;
  }

  /** @param isKnown whether there is a topic or task of this id; @param missing what is said where there is none */
  function readExamples(source: Source, isKnown: (id: string) => boolean, missing: (id: string) => string): TopicExamples {
    const reading = readYaml(source, problems);
    const found = (reading && validateShape(examples, reading, problems)) ?? {};
    const told = new Map<string, string>();
    for (const [id, sentences] of Object.entries(found)) {
      if (!isKnown(id)) problems.push({ file: source.file, line: reading?.lineAt([id]) ?? 1, text: missing(id) });
      sentences.forEach((text, place) => {
        const form = normalise(text);
        const other = told.get(form);
        if (other !== undefined) problems.push({ file: source.file, line: reading?.lineAt([id, place]) ?? 1, text: `“${text}”在 ${other} 里已经有了` });
        told.set(form, id);
      });
    }
    return found;
  }

  function readPlaces(source: Source): NonNullable<Vocabulary["nicknames"]> {
    const reading = readYaml(source, problems);
    const entries = (reading && validateShape(places, reading, problems)) ?? [];
    entries.forEach((entry, index) => {
      const problem = (path: readonly (string | number)[], text: string): number =>
        problems.push({ file: source.file, line: reading?.lineAt([index, ...path]) ?? 1, text });
      if (!regions.has(entry.in)) problem(["in"], `没有编码为 ${entry.in} 的地区`);
      entry.say.forEach((word, place) => {
        const other = seen.get(normalise(word));
        if (other !== undefined) problem(["say", place], `“${word}”在 ${other} 里已经有了：一个词只能指一处，请写长一些说清是哪一处`);
        seen.set(normalise(word), source.file);
      });
    });
    return entries.flatMap((entry) => entry.say.map((say) => ({ say, region: entry.in })));
  }

  function readSpoken(source: Source): NonNullable<Vocabulary["spoken"]> {
    const reading = readYaml(source, problems);
    const found = (reading && validateShape(spoken, reading, problems)) ?? {};
    for (const [task, phrases] of Object.entries(found)) {
      const problem = (path: readonly (string | number)[], text: string): number =>
        problems.push({ file: source.file, line: reading?.lineAt(path) ?? 1, text });
      if (!tasks.has(task)) problem([task], `没有事项 ${task}`);
      phrases.forEach((phrase, place) => {
        if (phrases.slice(0, place).some((one) => normalise(one) === normalise(phrase))) problem([task, place], `“${phrase}”前面已经写过`);
      });
    }
    return found;
  }

  const topics = read(OWN.help, (source) => readTopics<Vocabulary["help"][number]>(source, help)) ?? [];
  const tasksOfTopics = read(OWN.helpTasks, (source) => readHelpTasks(source, topics)) ?? {};
  const elsewhereTopics = read(OWN.elsewhere, (source) => readTopics<Vocabulary["elsewhere"][number]>(source, elsewhere)) ?? [];
  const topicExamples = (name: string, file: string, known: readonly Topic[]): TopicExamples | undefined =>
    read(name, (source) =>
      readExamples(
        source,
        (id) => id === ORDINARY || known.some((one) => one.id === id),
        (id) => `${FOLDER}${file} 里没有 ${id}`,
      ),
    );
  const others = sources.filter(({ file }) => file.startsWith(FOLDER) && !Object.values<string>(OWN).includes(file.slice(FOLDER.length)));
  return {
    words: others.flatMap(readWords),
    departments: read(OWN.departments, readWords) ?? [],
    english: read(OWN.english, readWords) ?? [],
    helpExamples: topicExamples(OWN.helpExamples, OWN.help, topics),
    help: topics.map((one) => ({ ...one, tasks: tasksOfTopics[one.id] })),
    elsewhere: elsewhereTopics,
    elsewhereExamples: topicExamples(OWN.elsewhereExamples, OWN.elsewhere, elsewhereTopics),
    outside:
      read(OWN.outside, (source) => {
        const reading = readYaml(source, problems);
        return reading && validateShape(outside, reading, problems);
      }) ?? [],
    themes: [...themes],
    spoken: read(OWN.spoken, readSpoken) ?? {},
    taskExamples:
      read(OWN.taskExamples, (source) =>
        readExamples(
          source,
          (id) => tasks.has(id),
          (id) => `没有事项 ${id}`,
        ),
      ) ?? {},
    nicknames: read(OWN.places, readPlaces) ?? [],
  };
}
