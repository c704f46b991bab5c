import { isHan } from "./normalise";

/** Finds which of many phrases stand in a text, in time that depends on the text and not on how many phrases there are. */
export type PhraseFinder = {
  /** Phrases that stand in a normalised text; those of letters only as whole words. */
  within(text: string): Set<string>;
  /** The longest phrase that begins at a place of a normalised text. */
  longestAt(text: string, at: number): string | undefined;
};

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[a-z0-9]/.test(sign);

/** @param phrases normalised, not empty */
export function createPhraseFinder(phrases: Iterable<string>): PhraseFinder {
  const byFirst = new Map<string, string[]>();
  for (const phrase of new Set(phrases)) {
    const first = phrase.charAt(0);
    const known = byFirst.get(first);
    if (known) known.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.length - one.length);
  const standsAt = (text: string, phrase: string, at: number): boolean =>
    text.startsWith(phrase, at) && (isHan(phrase.charAt(0)) || !isLetter(text[at - 1])) && (isHan(phrase.slice(-1)) || !isLetter(text[at + phrase.length]));
  return {
    within(text) {
      const found = new Set<string>();
      for (let at = 0; at < text.length; at += 1) for (const phrase of byFirst.get(text.charAt(at)) ?? []) if (standsAt(text, phrase, at)) found.add(phrase);
      return found;
    },
    longestAt: (text, at) => byFirst.get(text.charAt(at))?.find((phrase) => standsAt(text, phrase, at)),
  };
}

/** A topic that questions may be about, told by phrases. */
export type Topic = {
  id: string;
  /** Each is one way to say it: parts joined by `+` must all stand in the question, in any order; `|` separates words of which one is enough. */
  says: readonly string[];
  /** Phrases with which a question is about something else. */
  unless?: readonly string[] | undefined;
};

/** A way to say something: of every list one phrase. */
export const partsOf = (say: string): string[][] => say.split("+").map((part) => part.split("|").map((word) => word.trim()));

/**
 * Reads which topics a normalised question is about, in the order given.
 * @param guess the topics that a question is likely to be about though no phrase says so; phrases of `unless` count against it too
 */
export function createTopicReader(
  topics: readonly Topic[],
  form: (text: string) => string,
  guess: (text: string) => readonly string[] = () => [],
): (text: string) => string[] {
  const read = topics.map(({ id, says, unless = [] }) => ({
    id,
    says: says.map((say) => partsOf(say).map((part) => part.map(form))),
    unless: unless.map(form),
  }));
  const finder = createPhraseFinder(read.flatMap(({ says, unless }) => [...says.flat(2), ...unless]).filter((phrase) => phrase !== ""));
  return (text) => {
    const found = finder.within(text);
    const stands = (phrase: string): boolean => found.has(phrase);
    const possible = read.filter(({ unless }) => !unless.some(stands));
    const told = possible.filter(({ says }) => says.some((parts) => parts.every((part) => part.some(stands))));
    if (told.length > 0) return told.map(({ id }) => id);
    const likely = guess(text);
    return possible.filter(({ id }) => likely.includes(id)).map(({ id }) => id);
  };
}
