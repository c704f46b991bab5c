/** A sentence of the page and where it stands. */
export type Sentence = { text: string; range: Range };

/** What is not part of the text: ways to other places, what is hidden, and what one fills in. */
const SKIPPED = "nav,script,style,noscript,template,svg,select,textarea,[hidden],[aria-hidden=true],[inert],[data-read-aloud]";
/** Where a sentence ends even without its full stop. */
const BLOCK = "p,li,dt,dd,th,td,h1,h2,h3,h4,h5,h6,caption,figcaption,summary,legend,label,button,pre,blockquote,address,div,section,article,nav,aside,form,a";
/** Browsers stop long utterances halfway. */
const LONGEST = 120;
const SPOKEN = /[\p{L}\p{N}]/u;

/** Undefined in browsers before Chrome 87 and Safari 14.1. */
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("zh-CN", { granularity: "sentence" }) : undefined;
const segmentsOf = (text: string): Iterable<{ segment: string; index: number }> =>
  segmenter?.segment(text) ?? Array.from(text.matchAll(/[^。！？!?]+[。！？!?]*|[。！？!?]+/gu), ({ 0: segment, index }) => ({ segment, index }));

type Piece = { node: Text; start: number };

/** What the styles hide; older browsers cannot tell, and read it. */
const isHidden = (element: Element): boolean => "checkVisibility" in element && !element.checkVisibility({ visibilityProperty: true });
const isSkipped = (element: Element): boolean => element.closest(SKIPPED) !== null || isHidden(element);

/** Ends of what is read in one breath, by their places in the text. */
function* breaths(text: string): Generator<[number, number]> {
  for (const { segment, index } of segmentsOf(text)) {
    let start = 0;
    while (segment.length - start > LONGEST) {
      const comma = Math.max(...["，", "；", "、", "：", ",", ";"].map((mark) => segment.lastIndexOf(mark, start + LONGEST - 1)));
      const end = comma > start ? comma + 1 : start + LONGEST;
      yield [index + start, index + end];
      start = end;
    }
    yield [index + start, index + segment.length];
  }
}

function rangeOf(pieces: readonly Piece[], start: number, end: number): Range {
  const range = document.createRange();
  const at = (offset: number): Piece => pieces.findLast((piece) => piece.start <= offset) ?? pieces[0]!;
  const [first, last] = [at(start), at(end - 1)];
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}

/** The text of an element, sentence by sentence, in the order of the page. */
export function sentencesOf(root: Element): Sentence[] {
  const found: Sentence[] = [];
  let block: Element | null = null;
  let pieces: Piece[] = [];
  let text = "";
  const close = (): void => {
    for (const [start, end] of breaths(text)) {
      const part = text.slice(start, end);
      const spoken = part.replaceAll(/\s+/g, " ").trim();
      if (!SPOKEN.test(spoken)) continue;
      const before = part.length - part.trimStart().length;
      found.push({ text: spoken, range: rangeOf(pieces, start + before, start + part.trimEnd().length) });
    }
    pieces = [];
    text = "";
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || isSkipped(parent)) continue;
    const own = parent.closest(BLOCK);
    if (own !== block) close();
    block = own;
    pieces.push({ node, start: text.length });
    // Line breaks of the source are spaces on the page.
    text += node.data.replaceAll(/\s/g, " ");
  }
  close();
  return found;
}
