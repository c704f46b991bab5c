import { type Combo, dayText, type TimedStage } from "@onehall/api";
import type { ReactNode } from "react";
import { Tag } from "@onehall/ui/tag";
import * as styles from "./one-thing.css";
import { stageLength, stageSpan } from "./stage-words";

/** A stage on the scale of the whole: one unit for each working day; what is done at once shows as a thin line. */
function Days({ stage, total }: { stage: TimedStage; total: number }) {
  const scale = Math.max(total, 1);
  const least = scale / 100;
  const length = Math.max(stage.endDay - stage.startDay, least);
  return (
    <svg className={styles.days} viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className={styles.track} width={scale} height={1} />
      <rect className={styles.bar} x={Math.min(stage.startDay, scale - length)} width={length} height={1} />
    </svg>
  );
}

type Stage = Combo["stages"][number];

/** What every stage says: its place, its length, who acts. `children`: when. */
function Entry({ stage, number, children }: { stage: Stage; number: number; children?: ReactNode }) {
  return (
    <li className={styles.stage}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.stageBody}>
        <div className={styles.stageHead}>
          <h3 className={styles.stageName}>{stage.name}</h3>
          <Tag tone={stage.days === 0 ? "success" : "neutral"}>{stageLength(stage)}</Tag>
          {stage.parallel && <Tag tone="brand">与上一环节同时办</Tag>}
        </div>
        {children}
        <p>
          <b>{stage.who}</b>：{stage.text}
        </p>
        {stage.members.length > 0 && <p className={styles.note}>这一环节办结：{stage.members.join("、")}</p>}
      </div>
    </li>
  );
}

/** The stages of a combined task in order, as its guide has them. */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className={styles.stages}>
      {stages.map((stage, index) => (
        <Entry key={stage.name} stage={stage} number={index + 1} />
      ))}
    </ol>
  );
}

/** The same with their days: on the scale of the whole, and the last day if one applies today. */
export function TimedStages({ stages, total }: { stages: readonly TimedStage[]; total: number }) {
  return (
    <ol className={styles.stages}>
      {stages.map((stage, index) => (
        <Entry key={stage.name} stage={stage} number={index + 1}>
          <Days stage={stage} total={total} />
          <p className={styles.dates}>
            <span>{stageSpan(stage)}</span>
            <span>
              今天提交，最迟 <time dateTime={stage.date}>{dayText(stage.date)}</time>
              {stage.provisional && "（放假安排没有公布，暂按双休日推算）"}
            </span>
          </p>
        </Entry>
      ))}
    </ol>
  );
}
