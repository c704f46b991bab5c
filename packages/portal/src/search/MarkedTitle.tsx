import { Highlight, highlightParts } from "@onehall/ui/highlight";
import { Fragment } from "react";
import { wordsOf } from "../page/words";
import { words } from "../page/Words.css";

/** Where in a text its words end. */
function gapsOf(text: string): ReadonlySet<number> {
  let at = 0;
  return new Set(wordsOf(text).map((word) => (at += word.length)));
}

/** A title with the searched words marked, whose lines end where words do. For parts that the server draws alone. */
export function MarkedTitle({ text, terms }: { text: string; terms: readonly string[] }) {
  const gaps = gapsOf(text);
  let at = 0;
  return (
    <span className={words}>
      {highlightParts(text, terms).map((part, index) => {
        const from = at;
        at += part.text.length;
        const cuts = part.marked ? [] : [...gaps].filter((gap) => gap > from && gap < at);
        const pieces = [from, ...cuts].map((start, piece, all) => text.slice(start, all[piece + 1] ?? at));
        return (
          <Fragment key={index}>
            {index > 0 && gaps.has(from) && <wbr />}
            {part.marked ? (
              <Highlight text={part.text} terms={[part.text]} />
            ) : (
              pieces.map((piece, position) => (
                <Fragment key={position}>
                  {position > 0 && <wbr />}
                  {piece}
                </Fragment>
              ))
            )}
          </Fragment>
        );
      })}
    </span>
  );
}
