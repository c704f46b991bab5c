import { setImmediate as nextTurn } from "node:timers/promises";
import { createSimilarity, type ExampleSentence, type Similarity } from "./similarity";
import { createTextOdds } from "./text-odds";
import type { readTaskClassifier } from "./task-classifier";
import { featuresOf } from "./text-features";
import { normalise } from "./normalise";
import { ORDINARY, type TopicExamples } from "./topic-classifier";

/** What a task is called: names, phrase, aliases, as the database has them. */
export type TaskNames = { id: number; slug: string; name: string; phrase: string; /** JSON list. */ aliases: string };

/** What the whole of a question tells, beside its words. */
export type SimilarTasks = {
  /** What it adds to the score of a task, by the task's id. */
  shares: ReadonlyMap<number, number>;
  /** Tasks that are found by it alone, though they share too few words with the question. */
  tasks: readonly number[];
  /** The topic of what is done elsewhere, where the question is much more alike to it than to any task. */
  elsewhere: readonly string[];
  /** The topic of what is done elsewhere that is the likeliest; asked where the words of the question find little. */
  perhapsElsewhere: () => readonly string[];
};

/**
 * What the classifier adds to the score by words, how sure of a task it must be that shares too few words with the question, and how many of those are found
 * at most. Set on questions of four authors.
 */
const TASK = { share: 0.6, least: 0.4, most: 5 } as const;
/** How alike a question must be to what is done elsewhere, and how much more than to any task. */
const ELSEWHERE = { least: 0.4, lead: 1.15 } as const;
/** How likely it must be that a question is about what is done elsewhere, and how alike to the topic. */
const PERHAPS = { probability: 0.7, least: 0.12 } as const;
/** Single characters stand in most sentences: they cost much and tell nothing. */
const SHORTEST = 2;
/** Sentences between which other work may run. */
const AT_ONCE = 200;
/** Tasks and topics that are looked at. */
const MOST = 50;

/** The topic that a question is much more like than any task; none where there is none. */
function topicAlike([first, ...others]: readonly Similarity<number | string>[]): string[] {
  if (typeof first?.subject !== "string" || first.subject === ORDINARY || first.likeness < ELSEWHERE.least) return [];
  const next = others.find(({ subject }) => typeof subject === "number" || subject === ORDINARY);
  return first.likeness >= (next?.likeness ?? 0) * ELSEWHERE.lead ? [first.subject] : [];
}

/**
 * Reads whole questions: which task they ask for, as a classifier has learned it, and whether they are more like what is said of services elsewhere.
 * @param sayings phrases and sentences by which people ask for a task, by its id in the pack
 * @param elsewhere sentences that tell of what is done elsewhere, and ordinary ones
 * @param classify tasks that a normalised question asks for, the likeliest first
 * @returns reads a normalised question
 * @see SEARCH-29
 */
export async function createSimilarTasks(
  tasks: readonly TaskNames[],
  sayings: (slug: string) => readonly string[],
  elsewhere: TopicExamples = {},
  classify: ReturnType<typeof readTaskClassifier> = () => [],
): Promise<(question: string) => SimilarTasks> {
  const ofTasks = tasks.flatMap(({ id, slug, name, phrase, aliases }) =>
    [name, phrase, ...(JSON.parse(aliases) as string[]), ...sayings(slug)].map((text) => ({ subject: id, text })),
  );
  const ofTopics = Object.entries(elsewhere).flatMap(([subject, texts]) => texts.map((text) => ({ subject, text })));
  const sentences: ExampleSentence<number | string>[] = [];
  for (const [at, { subject, text }] of [...ofTasks, ...ofTopics].entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    sentences.push({ subject, features: featuresOf(normalise(text), SHORTEST) });
  }
  const compare = await createSimilarity(sentences);
  const isTopic = (subject: number | string): boolean => typeof subject === "string" && subject !== ORDINARY;
  const probabilityOfElsewhere = createTextOdds(sentences.map(({ subject, features }) => ({ features, right: isTopic(subject) })));
  return (question) => {
    const features = featuresOf(question, SHORTEST);
    const found = compare(features, MOST);
    const asked = classify(question, MOST);
    return {
      shares: new Map(asked.map(({ task, score }) => [task, TASK.share * score])),
      tasks: asked
        .slice(0, TASK.most)
        .filter(({ score }) => score >= TASK.least)
        .map(({ task }) => task),
      elsewhere: topicAlike(found),
      perhapsElsewhere() {
        const topic = found.find(({ subject }) => isTopic(subject));
        const isLikely = topic !== undefined && topic.likeness >= PERHAPS.least && probabilityOfElsewhere(features) >= PERHAPS.probability;
        return isLikely ? [String(topic.subject)] : [];
      },
    };
  };
}
