import { Fragment } from "react";
import { wordsOf } from "./words";
import * as styles from "./Words.css";

/** A title whose lines end where words do. For parts that the server draws alone: browsers need not know the words. */
export const Words = ({ text }: { text: string }) => (
  <span className={styles.words}>
    {wordsOf(text).map((word, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </span>
);
