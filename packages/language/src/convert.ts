/** What a dictionary holds, as dictionary.json stores it. */
export type Dictionary = {
  /** Simplified and traditional characters in turn: "与與专專". */
  characters: string;
  /**
   * Words in which characters are read otherwise than alone, by what is read otherwise: `{ "发髮": "理发 头发" }`.
   * `^` is the beginning of a text, `$` its end.
   */
  words: Record<string, string>;
};

/** Turns simplified text into traditional: as many UTF-16 units as before, and everything that is not Chinese as it is. */
export type Convert = (text: string) => string;

/** Nothing below the first Chinese sign is ever looked up. */
const FIRST = 0x2e80;
const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff]/;

/** Readings of a dictionary, ready for looking up. */
function readings({ characters, words }: Dictionary) {
  const alone = new Map<string, string>();
  for (let at = 0; at < characters.length; at += 2) alone.set(characters.charAt(at), characters.charAt(at + 1));
  const together = new Map<string, string>();
  /** First character of words → length of the longest. */
  const longest = new Map<string, number>();
  for (const [otherwise, list] of Object.entries(words)) {
    const read = new Map(alone);
    for (let at = 0; at < otherwise.length; at += 2) read.set(otherwise.charAt(at), otherwise.charAt(at + 1));
    for (const word of list.split(" ")) {
      together.set(word, [...word].map((sign) => read.get(sign) ?? sign).join(""));
      longest.set(word.charAt(0), Math.max(longest.get(word.charAt(0)) ?? 0, word.length));
    }
  }
  return { alone, together, longest };
}

/**
 * Converts by the longest word that begins at each position, else by character, as OpenCC does. The server (finished HTML) and the browser (React) use the
 * same function, so that hydration finds identical texts. @see docs/decisions/language.md
 */
export function createConvert(dictionary: Dictionary): Convert {
  const { alone, together, longest } = readings(dictionary);

  return (text) => {
    if (!CHINESE.test(text)) return text;
    const padded = `^${text}$`;
    const last = padded.length - 1;
    let converted = "";
    for (let at = 0; at <= last;) {
      const sign = padded.charAt(at);
      let length = 0;
      for (let most = Math.min(longest.get(sign) ?? 0, last + 1 - at); most > 1; most--) {
        const word = together.get(padded.slice(at, at + most));
        if (word === undefined) continue;
        converted += word;
        length = most;
        break;
      }
      if (length === 0) {
        converted += sign.charCodeAt(0) < FIRST ? sign : (alone.get(sign) ?? sign);
        length = 1;
      }
      at += length;
    }
    return converted.slice(1, -1);
  };
}
