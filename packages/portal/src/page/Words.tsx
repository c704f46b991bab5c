import { Fragment } from "react";
import { wordsOf } from "./words";

/**
 * A title whose lines end where words do, in an element with `wordBreak: "keep-all"`. For parts that the server draws alone: browsers need not know the words.
 */
export const Words = ({ text }: { text: string }) => (
  <span>
    {wordsOf(text).map((word, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </span>
);
