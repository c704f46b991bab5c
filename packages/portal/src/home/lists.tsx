import type { Home, ItemSummary, NoticeSummary } from "@onehall/api";
import { usePaths } from "../app/face";
import { Icon } from "../icons";
import { Words } from "../page/Words";
import "./banner.css";
import * as styles from "./lists.css";

/** Ways that spare visits, papers and waiting. */
export function EasyWays({ region }: { region: string }) {
  const paths = usePaths();
  const ways = [
    { icon: "clipboard-check", name: "高效办成一件事", text: "一次申请，材料交一次", href: paths.activities(region) },
    { icon: "id-card", name: "民生免证办", text: "有电子证照的，不用再带证件", href: paths.mzb({ region }) },
    { icon: "badge-check", name: "四办事项", text: "当场、网上、就近、一次办", href: paths.easyLists("four-deal", { region }) },
    { icon: "clock", name: "查办件进度", text: "凭姓名和受理编号，不用登录", href: paths.progress(region) },
  ];
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, name, text, href }) => (
        <li key={icon}>
          <a className={styles.way} href={href}>
            <Icon name={icon} size={34} className={styles.wayIcon} />
            <span className={styles.wayWords}>
              <b>{name}</b>
              <small className={styles.wayText}>{text}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Tasks in the order people ask for them. */
export function RankedItems({ items }: { items: readonly Pick<ItemSummary, "taskCode" | "kind" | "name" | "promise">[] }) {
  const paths = usePaths();
  return (
    <ol className={styles.ranks}>
      {items.map((item) => (
        <li key={item.taskCode} className={styles.rank}>
          <a className={styles.name} href={paths.task({ kind: item.kind, code: item.taskCode })}>
            <Words text={item.name} />
          </a>
          {/* How long, in a word; from which event it counts stands in the guide. */}
          <span className={styles.aside}>{item.promise.split("（")[0]}</span>
        </li>
      ))}
    </ol>
  );
}

/** Notices with the day they were published. */
export function NoticeLines({ notices }: { notices: NoticeSummary[] }) {
  const paths = usePaths();
  return (
    <ul className={styles.lines}>
      {notices.map((notice) => (
        <li key={notice.id} className={styles.line}>
          <a className={styles.name} href={paths.notice(notice.id)}>
            <Words text={notice.title} />
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
