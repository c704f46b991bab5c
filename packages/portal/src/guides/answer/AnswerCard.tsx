import { elsewhereText, type Guide, isOnline, visitsText } from "@onehall/api";
import { answersQuery } from "@onehall/rules";
import { Button } from "@onehall/ui/button";
import { Tag } from "@onehall/ui/tag";
import type { ReactNode } from "react";
import { useFace, usePaths } from "../../app/face";
import { inFace } from "../../page/in-face";
import { applicationPaths, appointmentPaths, guideCalendar, guideMarkdown } from "../../paths";
import { answersText } from "../answers";
import { PersonalResult } from "../PersonalResult";
import { bookingText, isBookable } from "../booking";
import { waysOf } from "../ways";
import { materialsAnswer, costAnswer, durationAnswer, needsNoVisit } from "./answer";
import * as styles from "./answer.css";
import { openNowPath } from "./open-now-path";

type OfGuide = { guide: Guide };

/** The four answers, or why the task is not the right one for these answers. */
export const AnswerCard = ({ guide }: OfGuide) => (guide.personal?.stop ? <Result guide={guide} /> : <AnswerRows guide={guide} />);

/** The four answers: what to bring, where to go, what it costs, how long it takes. @see GUIDE-43 */
function AnswerRows({ guide }: OfGuide) {
  const bring = materialsAnswer(guide);
  const cost = costAnswer(guide);
  const time = durationAnswer(guide);
  return (
    <dl className={styles.rows}>
      <Row label="要带" value={bring.value} notes={bring.notes} />
      <Place guide={guide} />
      <Row label="花费" value={cost.value} notes={cost.notes} />
      <Row label="多久" value={time.value} notes={time.notes} />
    </dl>
  );
}

const Result = ({ guide }: OfGuide) => (
  <div className={styles.result}>
    <PersonalResult guide={guide} />
  </div>
);

/** What the answers come to beyond the rows; below what to press, so that both stay in the first screen of a phone. */
export const AnswerNotes = ({ guide }: OfGuide) => guide.personal && !guide.personal.stop && <Result guide={guide} />;

const Row = ({ label, value, notes }: { label: string; value: ReactNode; notes: readonly ReactNode[] }) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      {value}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note, index) => (
            <li key={index}>{note}</li>
          ))}
        </ul>
      )}
    </dd>
  </div>
);

/** Opening hours without what is said in brackets at their end; the whole of them stands in the section of windows. */
const withoutBrackets = (hours: string): string => hours.replace(/（[^）]*）$/, "");

/** Where: the hall, or that nobody has to go anywhere. Scripts say whether it is open. */
function Place({ guide }: OfGuide) {
  const offers = usePaths().offers(guide.code);
  const [window, second] = guide.windows;
  const other = (
    <a href={offers} className={styles.link} aria-label="换一个地方办">
      换一个
    </a>
  );
  if (needsNoVisit(guide)) return <Row label="去哪" value="网上办，不用跑" notes={window ? [`也可以去${window.name}`, other] : []} />;
  if (!window) return <Row label="去哪" value={guide.channels.join("、")} notes={[other]} />;
  return (
    <Row
      label="去哪"
      value={
        <>
          {window.name} {/* Only of halls is it known. */}
          {!second && (
            <span data-hall-now={window.name} data-ask={openNowPath(guide.region.code)}>
              <Tag tone="success" data-open="yes" hidden className={styles.open}>
                现在开门
              </Tag>
              <Tag data-open="no" hidden className={styles.open}>
                现在不开门
              </Tag>
            </span>
          )}
        </>
      }
      notes={[
        `到现场 ${visitsText(guide)}`,
        second ? `也可以先问${second.name}` : window.hours ? withoutBrackets(window.hours) : "先打电话问清楚地址和时间",
        other,
      ]}
    />
  );
}

/** Characters of a label that has room beside others on a phone; the name of another site has none. */
const LONG_LABEL = 16;

/** The one thing to do next, which truly exists, and a second one. */
export function MainActions({ guide }: OfGuide) {
  const face = useFace();
  const paths = usePaths();
  const { code, consultPhone, materials, personal, combo, elsewhere } = guide;
  const call = { label: `打电话问 ${consultPhone}`, href: `tel:${consultPhone}` };
  const slots = { label: bookingText(guide), href: appointmentPaths[face].slots({ task: code }) };
  const mine = combo && combo.questions.length > 0 && { label: "我办哪几件", href: paths.sceneGuide(code) };
  const list = materials.length > 0 && { label: "存清单", href: paths.checklist(code) + answersQuery(personal?.answers ?? {}) };
  const [main, second] = ((): [{ label: string; href: string }, { label: string; href: string } | false] => {
    if (personal?.stop)
      return personal.stop.instead ? [{ label: `去看：${personal.stop.instead.name}`, href: inFace(personal.stop.instead.url, face) }, false] : [call, false];
    if (isOnline(guide))
      return [
        elsewhere
          ? { label: elsewhereText(elsewhere), href: elsewhere.url }
          : { label: "在线办理", href: applicationPaths[face].start(code, answersText(personal?.answers ?? {})) },
        mine || (isBookable(guide) ? slots : list),
      ];
    if (isBookable(guide)) return [slots, mine || list];
    return [call, list];
  })();
  return (
    <>
      <Button kind="primary" size="large" href={main.href} className={main.label.length > LONG_LABEL ? styles.firstLong : styles.first}>
        {main.label}
      </Button>
      {second && (
        <Button size="large" href={second.href} className={styles.second}>
          {second.label}
        </Button>
      )}
    </>
  );
}

/** Everything else that can be done with a guide. */
export function OtherWays({ guide }: OfGuide) {
  const paths = usePaths();
  const face = useFace();
  const { code, consultPhone, personal, combo } = guide;
  const ways = [
    // Of a single task it stands beside the main action.
    ...(combo && isBookable(guide) ? [{ label: bookingText(guide), href: appointmentPaths[face].slots({ task: code }) }] : []),
    ...waysOf(guide, paths),
    ...(durationAnswer(guide).atOnce ? [] : [{ label: "加到日历", href: guideCalendar(code) }]),
    { label: "Markdown", href: guideMarkdown(code) + answersQuery(personal?.answers ?? {}) },
    { label: `打电话问 ${consultPhone}`, href: `tel:${consultPhone}` },
  ];
  return (
    <ul className={styles.ways}>
      {ways.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.way}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
