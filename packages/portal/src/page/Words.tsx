import { wordsOf } from "./words";
import { words } from "./Words.css";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** HTML of titles: finding words takes a twentieth of the time of a home page, and most of its titles come again. */
const known = /* @__PURE__ */ new Map<string, string>();
const MOST_KNOWN = 5_000;

function htmlOf(text: string): string {
  let html = known.get(text);
  if (html === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, (html = wordsOf(text).map(escaped).join("<wbr>")));
  }
  return html;
}

/**
 * A title whose lines end where words do. The server finds the words; React leaves what stands there as it was served, so that browsers need not know them.
 * @see PAGE-57
 */
export const Words = ({ text }: { text: string }) => (
  <span className={words} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? htmlOf(text) : escaped(text) }} />
);
