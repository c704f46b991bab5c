export type TextPart = { text: string; marked: boolean };

/** Lower case without a change of length, so that positions stay true (İ alone would become two characters). */
const fold = (text: string) =>
  Array.from(text, (character) => (character.toLowerCase().length === character.length ? character.toLowerCase() : character)).join("");

/** Where any term occurs, capital letters aside; overlapping and touching finds are one. */
function finds(text: string, terms: readonly string[]): [start: number, end: number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const term of terms.map(fold).filter(Boolean)) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) found.push([at, at + term.length]);
  }
  found.sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** A text cut into parts, those that match a term marked. Joined again the parts are the text. */
export function highlightParts(text: string, terms: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const [start, end] of finds(text, terms)) {
    if (start > from) parts.push({ text: text.slice(from, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    from = end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), marked: false });
  return parts;
}
