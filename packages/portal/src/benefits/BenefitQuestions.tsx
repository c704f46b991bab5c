import { type Answers, UNSURE } from "@onehall/rules";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useFace } from "../app/face";
import { Icon } from "../icons";
import { benefitsPath } from "../paths";
import * as styles from "./benefits.css";
import type { BenefitsData } from "./data";

type Found = BenefitsData & { result: NonNullable<BenefitsData["result"]> };
type Question = Found["result"]["questions"][number];

const without = (answers: Answers, question: string): Answers => Object.fromEntries(Object.entries(answers).filter(([id]) => id !== question));

/** The question that is asked now, and what was said so far. Every option is a link to the page with that answer. */
export function BenefitQuestions({ region: { code: region }, result: { questions }, answers, asked }: Found) {
  const face = useFace();
  const question = questions.find(({ id }) => id === asked);
  const given = questions.filter(({ id }) => answers[id] !== undefined);
  const page = (said: Answers) => benefitsPath(face, { region, answers: said });
  return (
    <section className={styles.questions} aria-labelledby="ask">
      <h2 id="ask" className={styles.ask}>
        {question ? question.text : "问题都答完了"}
      </h2>
      {question?.help && <p className={styles.note}>{question.help}</p>}
      {question && (
        <ul className={styles.chips}>
          {[...question.options, { id: UNSURE, text: "不确定，跳过" }].map((option) => (
            <li key={option.id}>
              <a href={page({ ...answers, [question.id]: option.id })} rel="nofollow" className={option.id === UNSURE ? styles.skip : styles.chip}>
                {option.text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {question && <p className={styles.note}>最多 {questions.length} 题，随时可以停下来看结果。</p>}
      {given.length > 0 && (
        <>
          <h3 className={styles.givenTitle}>您的回答</h3>
          <ul className={styles.chips}>
            {given.map((one) => (
              <li key={one.id}>
                <a href={page(without(answers, one.id))} rel="nofollow" className={styles.given}>
                  <VisuallyHidden>去掉“{one.text}”的回答：</VisuallyHidden>
                  {answerText(one, answers)}
                  <Icon name="x" size={16} />
                </a>
              </li>
            ))}
          </ul>
          <p>
            <a href={page({})} className={styles.link}>
              全部重新回答
            </a>
          </p>
        </>
      )}
      <p className={styles.note}>回答只在网址里，不会保存。</p>
    </section>
  );
}

const answerText = ({ id, text, options }: Question, answers: Answers): string =>
  answers[id] === UNSURE ? `不确定：${text}` : (options.find((option) => option.id === answers[id])?.text ?? "");
