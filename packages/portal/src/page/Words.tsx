import { wordsOf } from "./words";
import { words } from "./Words.css";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * A title whose lines end where words do. The server finds the words; React leaves what stands there as it was served, so that browsers need not know them.
 * @see PAGE-57
 */
export const Words = ({ text }: { text: string }) => (
  <span
    className={words}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: (import.meta.env.SSR ? wordsOf(text) : [text]).map(escaped).join("<wbr>") }}
  />
);
