/** Characters as people count them in a form: 𠮷 is one, although a string stores it as two. */
export const countCharacters = (text: string): number => [...text].length;

const sharedStart = (one: string, other: string, most: number) => {
  let length = 0;
  while (length < most && one[length] === other[length]) length++;
  return length;
};

const joined = (text: string, at: number) => /[\uD800-\uDBFF]/.test(text[at - 1] ?? "") && /[\uDC00-\uDFFF]/.test(text[at] ?? "");

/**
 * A text after typing, held to `max` characters. What no longer fits is taken from the characters just typed, never from the text around
 * them. A text that is too long already (it was pasted) only grows shorter.
 * @param caret Position behind the typed characters in `after`, in UTF-16 units.
 */
export function limitTyped(before: string, after: string, caret: number, max: number): { text: string; caret: number } {
  if (countCharacters(after) <= Math.max(max, 0)) return { text: after, caret };
  const tail = after.slice(caret);
  let start = sharedStart(before, after, Math.min(caret, Math.max(0, before.length - tail.length)));
  if (joined(after, start)) start--;
  const head = after.slice(0, start);
  const room = max - countCharacters(head) - countCharacters(tail);
  const kept = head + Array.from(after.slice(start, caret)).slice(0, Math.max(0, room)).join("");
  return { text: kept + tail, caret: kept.length };
}
