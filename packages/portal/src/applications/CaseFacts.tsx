import { dayText, EVENT_NAMES, HELP_EVENT_NAMES, STAGE_NAMES, type ApplicationEventKind, type ApplicationHelpEvent, type ApplicationStage } from "@onehall/api";
import { Alert, type AlertTone } from "@onehall/ui/alert";
import { Card } from "@onehall/ui/card";
import { Steps } from "@onehall/ui/steps";
import * as shared from "../page/sheet.css";
import * as styles from "./applications.css";

/** The course of an application that goes well. */
const COURSE: readonly { title: string; stages: readonly ApplicationStage[] }[] = [
  { title: "申请", stages: ["submitted", "correction"] },
  { title: "审查", stages: ["accepted"] },
  { title: "决定", stages: ["decided"] },
  { title: "送达", stages: ["issued"] },
];

const MEANING: Readonly<Record<ApplicationStage, readonly [tone: AlertTone, text: string]>> = {
  submitted: ["info", "部门收到了您的申请，正在看材料齐不齐。您现在不用做什么。"],
  correction: ["warning", "部门请您补正。补齐以后，接着办理。"],
  accepted: ["info", "部门正在审查，您现在不用做什么。"],
  decided: ["success", "部门已经作出决定，正在制作和送达结果。"],
  issued: ["success", "已经办完。"],
  rejected: ["warning", "部门没有受理，理由在下面的办理过程里。不服的，可以申请行政复议或者提起行政诉讼。"],
  withdrawn: ["info", "您已经撤回这件申请。还要办的，可以重新申请。"],
};

type Facts = { stage: ApplicationStage; result: string; due: string; receipt: string; appliedAt: string; deptName: string; taskName: string };

/** Where an application stands, in a sentence, on a line, and with the last day. */
export function CaseStage({ stage, result, due }: Facts) {
  const [tone, text] = MEANING[stage];
  const at = COURSE.findIndex(({ stages }) => stages.includes(stage));
  return (
    <>
      <Alert tone={result === "不予批准" ? "warning" : tone} title={result === "" ? STAGE_NAMES[stage] : `${STAGE_NAMES[stage]}：${result}`}>
        <p>
          {text}
          {due !== "" && (
            <>
              {stage === "submitted" ? " 最迟 " : " 最迟 "}
              <strong>{dayText(due)}</strong>{" "}
              {stage === "submitted" ? "告诉您受理或者要补什么（按工作日计算）。" : "作出决定（按工作日计算，从受理的下一个工作日起）。"}
            </>
          )}
        </p>
      </Alert>
      {at !== -1 && (
        <Card>
          <Steps current={stage === "issued" ? COURSE.length : at} items={COURSE.map(({ title }) => ({ title }))} />
        </Card>
      )}
    </>
  );
}

type Happened = { kind: ApplicationEventKind; at: string; note?: string; actor?: string };

/** What happened, the newest first. */
export const CaseEvents = ({ events }: { events: readonly Happened[] }) => (
  <Card as="section" aria-labelledby="events">
    <h2 id="events" className={styles.title}>
      办理过程
    </h2>
    <ol className={styles.list} reversed>
      {events.toReversed().map(({ kind, at, note = "", actor }, index) => (
        <li key={index}>
          <strong>{EVENT_NAMES[kind]}</strong> <time dateTime={at.replace(" ", "T")}>{at}</time>
          {actor !== undefined && `，${actor}`}
          {note !== "" && <p className={styles.value}>{note}</p>}
        </li>
      ))}
    </ol>
  </Card>
);

/** Who helped to fill it in and what they did, the newest first; nothing where nobody did. @see APPLY-14 */
export const HelpEvents = ({ events }: { events: readonly ApplicationHelpEvent[] }) =>
  events.length === 0 ? null : (
    <Card as="section" aria-labelledby="help-events">
      <h2 id="help-events" className={styles.title}>
        帮忙填写的记录
      </h2>
      <ol className={styles.list} reversed>
        {events.toReversed().map(({ kind, at, name, note }, index) => (
          <li key={index}>
            <strong>{HELP_EVENT_NAMES[kind]}</strong> <time dateTime={at.replace(" ", "T")}>{at}</time>
            {name !== "" && `，${name}`}
            {note !== "" && <p className={styles.value}>{note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );

/** A table of labels and values. */
export const CaseSection = ({ id, title, rows }: { id: string; title: string; rows: readonly (readonly [label: string, value: React.ReactNode])[] }) =>
  rows.length === 0 ? null : (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className={shared.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
