import type { Guide } from "@onehall/api";
import { answerName, answersQuery } from "@onehall/rules";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { RadioGroup } from "@onehall/ui/radio";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { usePaths } from "../app/face";
import { PersonalResult } from "./PersonalResult";
import * as styles from "./personal.css";

const ANCHOR = "mine";

/** Everything but one answer. */
const without = (answers: Readonly<Record<string, string>>, question: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => id !== question));

/**
 * The question that decides most for the reader, sent by GET: the address carries all answers, and the guide below holds only what they leave.
 * Without scripts the same. @see GUIDE-41
 */
export function PersonalQuestions({ guide }: { guide: Guide }) {
  const paths = usePaths();
  const { personal, rules } = guide;
  if (!personal || (rules.questions.length === 0 && !personal.stop)) return null;
  const { answers, next, stop } = personal;
  const page = paths.task({ kind: guide.kind.code, code: guide.code });
  const question = rules.questions.find(({ id }) => id === next);
  const given = rules.questions.flatMap(({ id, text, options }) => {
    const option = options.find((one) => one.id === answers[id]);
    return option ? [{ id, text, answer: option.text }] : [];
  });
  return (
    <section id={ANCHOR} aria-labelledby={`${ANCHOR}-title`} className={styles.root}>
      <h2 id={`${ANCHOR}-title`} className={styles.title}>
        按您的情况看
      </h2>
      <Card className={styles.sheet}>
        {question ? (
          <form action={`${page}#${ANCHOR}`} className={styles.ask}>
            {given.map(({ id }) => (
              <input key={id} type="hidden" name={answerName(id)} value={answers[id]} />
            ))}
            <RadioGroup
              legend={question.text}
              name={answerName(question.id)}
              required
              options={question.options.map((option) => ({ value: option.id, label: option.text }))}
            />
            {question.help && <p>{question.help}</p>}
            <Button type="submit" kind="primary">
              {personal.open.length > 1 ? "下一题" : "只看我的"}
            </Button>
          </form>
        ) : (
          !stop && <p>下面只列您的情况要带的、要交的、要做的。</p>
        )}
        <PersonalResult guide={guide} />
        {given.length > 0 && (
          <ul className={styles.given}>
            {given.map(({ id, text, answer }) => (
              <li key={id} className={styles.one}>
                <span className={styles.asked}>{text}</span>
                <b>{answer}</b>
                <a href={`${page}${answersQuery(without(answers, id))}#${ANCHOR}`} className={styles.link} rel="nofollow">
                  改<VisuallyHidden>这一题：{text}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
