import type { Guide } from "@onehall/api";
import { AnswerCard, AnswerNotes, MainActions } from "./answer/AnswerCard";
import { AnswerHead } from "./answer/AnswerHead";
import { AnswerQuestions } from "./answer/AnswerQuestions";
import * as styles from "./answer/answer.css";

/** The head of the classic guide in elder mode: the four answers and what to press, as the modern face has them; all else folds below. @see ELDER-08 */
export const ElderGuideHead = ({ guide }: { guide: Guide }) => (
  <div className={styles.layout}>
    <AnswerHead guide={guide} />
    <AnswerQuestions guide={guide} />
    <div className={styles.card}>
      <AnswerCard guide={guide} />
      <div className={styles.actions}>
        <MainActions guide={guide} />
      </div>
      <AnswerNotes guide={guide} />
    </div>
  </div>
);
