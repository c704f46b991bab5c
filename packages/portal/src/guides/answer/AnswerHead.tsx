import type { Guide } from "@onehall/api";
import { Words } from "../../page/Words";
import { firstSentence } from "./answer";
import * as styles from "./answer.css";

/** The name of the task, and in one sentence what it is. */
export const AnswerHead = ({ guide: { name, lead } }: { guide: Guide }) => (
  <header className={styles.head}>
    <h1 className={styles.title}>
      <Words text={name} />
    </h1>
    <p className={styles.lead}>{firstSentence(lead)}</p>
  </header>
);
