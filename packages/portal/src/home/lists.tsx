import type { Home, ItemBrief, NoticeBrief } from "@onehall/api";
import { usePaths } from "../app/face";
import * as styles from "./lists.css";

/** Tasks in the order people ask for them. */
export function RankedItems({ items }: { items: readonly Pick<ItemBrief, "taskCode" | "kind" | "name" | "promise">[] }) {
  const paths = usePaths();
  return (
    <ol className={styles.ranks}>
      {items.map((item) => (
        <li key={item.taskCode} className={styles.rank}>
          <a className={styles.name} href={paths.task({ kind: item.kind, code: item.taskCode })}>
            {item.name}
          </a>
          <span className={styles.aside}>{item.promise}</span>
        </li>
      ))}
    </ol>
  );
}

/** Notices with the day they were published. */
export function NoticeLines({ notices }: { notices: NoticeBrief[] }) {
  const paths = usePaths();
  return (
    <ul className={styles.lines}>
      {notices.map((notice) => (
        <li key={notice.id} className={styles.line}>
          <a className={styles.name} href={paths.notice(notice.id)}>
            {notice.title}
          </a>
          <time className={styles.aside} dateTime={notice.date.slice(0, 10)}>
            {notice.date.slice(5, 10)}
          </time>
        </li>
      ))}
    </ul>
  );
}

/** Questions that guides answer; each leads to the answer. */
export function QuestionLines({ questions }: { questions: Home["faqs"] }) {
  const paths = usePaths();
  return (
    <ul className={styles.lines}>
      {questions.map(({ id, question, taskCode }) => (
        <li key={id} className={styles.line}>
          {taskCode ? (
            <a className={styles.name} href={`${paths.guide(taskCode)}#faq`}>
              {question}
            </a>
          ) : (
            <span className={styles.name}>{question}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Words that many people search for, as links to their results. */
export function HotWords({ words, region, className }: { words: string[]; region: string; className: string }) {
  const paths = usePaths();
  return (
    <nav aria-label="热门搜索">
      <ul className={className}>
        {words.map((word) => (
          <li key={word}>
            <a href={paths.search({ keyword: word, region })}>{word}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
