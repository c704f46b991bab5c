const segmenter = /* @__PURE__ */ new Intl.Segmenter("zh", { granularity: "word" });

/** Belongs to what stands before it, and ends a word: connectives, and signs that close. */
const ENDS = /^(?:[的和及或与、，。；：！？）》”·])$/;
const OPENS = /^[（《“]$/;

/**
 * The words of a title, in whose gaps a line may end. A single character, which is most often the rest of a word that the dictionary does not know, stays
 * with its neighbour.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let open = false;
  for (const { segment } of segmenter.segment(text)) {
    const last = words.at(-1) ?? "";
    const joins = ENDS.test(segment) || (open && !OPENS.test(segment) && ([...segment].length === 1 || [...last].length === 1));
    if (words.length > 0 && joins) words[words.length - 1] = last + segment;
    else words.push(segment);
    open = !ENDS.test(segment);
  }
  return words;
}
