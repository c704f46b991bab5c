import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { usePaths } from "../app/face";
import { answersText, withoutAnswer, type Answers, type GivenAnswer } from "../guides/answers";
import * as styles from "./scene-guides.css";

/** What one has said so far; each answer can be changed. */
export function GivenAnswers({ taskCode, answers, given }: { taskCode: string; answers: Answers; given: readonly GivenAnswer[] }) {
  const paths = usePaths();
  return (
    <ul className={styles.given}>
      {given.map(({ id, question, answer }) => (
        <li key={id} className={styles.one}>
          <span className={styles.asked}>{question}</span>
          <span className={styles.answer}>{answer}</span>
          <a
            href={paths.sceneGuide(taskCode, { answers: answersText(withoutAnswer(answers, id)) })}
            className={`${styles.link} ${styles.screenOnly}`}
            rel="nofollow"
          >
            改<VisuallyHidden>这一题：{question}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
