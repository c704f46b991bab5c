import { Fragment } from "react";
import { wordsOf } from "./words";

/** Written into the tag: a style sheet of its own would cost each page more than this. A word that is longer than the line still breaks. */
const KEPT_WHOLE = { wordBreak: "keep-all", overflowWrap: "anywhere" } as const;

/** A title whose lines end where words do. For parts that the server draws alone: browsers need not know the words. */
export const Words = ({ text }: { text: string }) => (
  <span style={KEPT_WHOLE}>
    {wordsOf(text).map((word, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </span>
);
