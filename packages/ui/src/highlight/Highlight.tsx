import * as styles from "./Highlight.css.js";
import { highlightParts } from "./highlightParts.js";

export type HighlightProps = {
  text: string;
  /** Words to mark, wherever they occur. */
  terms: readonly string[];
};

/** Text with the searched words in `<mark>`. Plain characters in, plain characters out: nothing in it is ever read as HTML. */
export function Highlight({ text, terms }: HighlightProps) {
  return (
    <>
      {highlightParts(text, terms).map((part, index) =>
        part.marked ? (
          <mark key={index} className={styles.mark}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
