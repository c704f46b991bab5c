/** What a text is told by, each with how often it stands there. */
export type TextFeatures = ReadonlyMap<string, number>;

/** Longest run of characters that counts as one sign. */
const LONGEST = 3;

/**
 * What a normalised text is told by: runs of up to three characters, and words of letters alone and in pairs; each with how often it stands there.
 * @param shortest characters of the shortest run that counts
 */
export function featuresOf(text: string, shortest = 1): Map<string, number> {
  const signs = new Map<string, number>();
  const add = (sign: string): unknown => signs.set(sign, (signs.get(sign) ?? 0) + 1);
  let before = "";
  for (const run of text.split(" ")) {
    const isLetters = /^[a-z0-9]+$/.test(run);
    if (isLetters) {
      add(` ${run}`);
      if (before !== "") add(`${before} ${run}`);
    } else {
      const characters = [...run];
      for (let length = shortest; length <= LONGEST; length += 1)
        for (let at = 0; at + length <= characters.length; at += 1) add(characters.slice(at, at + length).join(""));
    }
    before = isLetters ? run : "";
  }
  return signs;
}
