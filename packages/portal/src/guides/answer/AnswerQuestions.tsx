import type { Guide } from "@onehall/api";
import { answersQuery } from "@onehall/rules";
import { usePaths } from "../../app/face";
import { useRootData } from "../../app/root-data";
import { Icon } from "../../icons";
import { Disclosure } from "../../page/Disclosure";
import * as styles from "./answer.css";

type Question = Guide["rules"]["questions"][number];
type Answers = Readonly<Record<string, string>>;

/** Questions that are asked at once; the others are folded. In elder mode one, and the next when it is answered. @see ELDER-12 */
const AT_ONCE = 3;

/** The first question that is open, and those that are answered. */
const oneByOne = (asked: readonly Question[], answers: Answers): [readonly Question[], readonly Question[]] => [
  asked.filter(({ id }) => answers[id] === undefined).slice(0, 1),
  asked.filter(({ id }) => answers[id] !== undefined),
];

/** The answers with this one; without it where it was given already. */
const toggled = (answers: Answers, question: string, option: string): Answers =>
  Object.fromEntries([...Object.entries(answers).filter(([id]) => id !== question), ...(answers[question] === option ? [] : [[question, option] as const])]);

/**
 * The questions that change the answer, beside it; on phones one line, which opens in place. Every option is a link to the page with that answer, so it
 * works by GET, with and without scripts. @see GUIDE-44
 */
export function AnswerQuestions({ guide }: { guide: Guide }) {
  const isElder = useRootData()?.preferences.elder ?? false;
  const { personal, rules } = guide;
  if (!personal) return null;
  const { answers, open } = personal;
  const asked = rules.questions.filter(({ id }) => answers[id] !== undefined || open.includes(id));
  if (asked.length === 0) return null;
  const given = asked.flatMap(({ id, options }) => options.filter((option) => option.id === answers[id]).map(({ text }) => text));
  const [now, more] = isElder ? oneByOne(asked, answers) : [asked.slice(0, AT_ONCE), asked.slice(AT_ONCE)];
  const list = (questions: readonly Question[]) =>
    questions.map((question) => <Choice key={question.id} question={question} guide={guide} answers={answers} />);
  return (
    <aside id="mine" className={styles.questions} aria-labelledby="mine-title">
      <Disclosure
        // Who has begun to answer goes on: the next question is in sight. With the last one the answer is.
        open={given.length > 0 && open.length > 0}
        summaryClassName={styles.questionsSummary}
        summary={
          <span>
            {given.length > 0 ? `按您的情况算的：${given.join(" · ")}` : `回答 ${open.length} 个问题，只看您的`}
            {given.length > 0 && open.length > 0 && `（还有 ${open.length} 个问题）`}
          </span>
        }
      >
        <div className={styles.questionsBody}>
          <h2 id="mine-title" className={styles.questionsTitle}>
            {given.length > 0 ? "这份答案是按您的情况算的" : "按您的情况看"}
          </h2>
          <p className={styles.note}>选一个回答，答案马上变；再选一次取消。回答不会保存。</p>
          {list(now)}
          {more.length > 0 && (
            <details open={!isElder && more.some(({ id }) => answers[id] !== undefined)}>
              <summary className={styles.moreQuestions}>{isElder ? `改前面的 ${more.length} 个回答` : `还有 ${more.length} 个问题`}</summary>
              {list(more)}
            </details>
          )}
        </div>
      </Disclosure>
    </aside>
  );
}

function Choice({ question: { id, text, help, options }, guide, answers }: { question: Question; guide: Guide; answers: Answers }) {
  const paths = usePaths();
  const page = paths.task({ kind: guide.kind.code, code: guide.code });
  return (
    <div className={styles.question}>
      <h3 id={`ask-${id}`} className={styles.ask}>
        {text}
      </h3>
      {help && <p className={styles.note}>{help}</p>}
      <ul aria-labelledby={`ask-${id}`} className={styles.chips}>
        {options.map((option) => {
          const isChosen = answers[id] === option.id;
          return (
            <li key={option.id}>
              <a href={page + answersQuery(toggled(answers, id, option.id))} rel="nofollow" aria-current={isChosen || undefined} className={styles.chip}>
                {isChosen && <Icon name="check" size={18} />}
                {option.text}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
