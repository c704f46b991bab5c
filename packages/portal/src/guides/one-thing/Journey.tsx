import { type Combo, dayText, type Guide, isOnline } from "@onehall/api";
import type { ReactNode } from "react";
import { useFace, usePaths } from "../../app/face";
import { inFace } from "../../page/in-face";
import { applicationPaths } from "../../paths";
import { stageLength } from "./stage-words";
import * as styles from "./journey.css";

/** What becomes of a combined task, step by step: what one does first, who does what then, and what one gets. @see PAGE-52 */
export function Journey({ guide, combo }: { guide: Guide; combo: Combo }) {
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const { members, questions, saved, stages, results } = combo;
  // The application itself is a step of its own here.
  const afterwards = stages.filter(({ members: decided, days }, index) => index > 0 || decided.length > 0 || days > 0);
  const sometimes = members.filter(({ always }) => !always).length;
  return (
    <section aria-labelledby="journey" className={styles.root}>
      <h2 id="journey" className={styles.title}>
        从开始到办好
      </h2>
      <ol className={styles.steps}>
        {questions.length > 0 && (
          <Step
            name={`先答 ${questions.length} 个问题`}
            note={sometimes > 0 ? `${members.length} 件事里有 ${sometimes} 件看情况，只办您用得着的` : "只带您用得着的材料"}
          >
            <a href={paths.sceneGuide(guide.code)} className={styles.way}>
              看我要办哪几件、带什么
            </a>
          </Step>
        )}
        <Step name="一张表填完，交一次" note={`${members.length} 件事一起交${saved.length > 0 ? `，${saved.length} 样材料不用重复交` : ""}`}>
          <ul className={styles.members}>
            {members.map(({ name, url, always }) => (
              <li key={name}>
                <Member name={name} url={url} />
                {!always && <span className={styles.sometimes}>（看情况）</span>}
              </li>
            ))}
          </ul>
          {isOnline(guide) && (
            <a href={applying.start(guide.code)} className={styles.way}>
              现在就填
            </a>
          )}
        </Step>
        {afterwards.map((stage) => (
          <Step key={stage.name} name={stage.name} note={`${stage.who} · ${stageLength(stage)}${stage.parallel ? " · 和上一步同时办" : ""}`}>
            {stage.members.length > 0 && <p className={styles.text}>办好：{stage.members.join("、")}</p>}
          </Step>
        ))}
        <Step name="拿到结果" note={`今天交，最迟${dayText(guide.deadline.date)}`}>
          {results.length > 0 && <p className={styles.text}>{[...new Set(results.map(({ name }) => name))].join("、")}</p>}
          <a href={paths.processing(guide.code)} className={styles.way}>
            看每一步到哪一天
          </a>
        </Step>
      </ol>
    </section>
  );
}

const Step = ({ name, note, children }: { name: string; note: string; children: ReactNode }) => (
  <li className={styles.step}>
    <h3 className={styles.name}>{name}</h3>
    <p className={styles.note}>{note}</p>
    {children}
  </li>
);

/** A member leads to its guide; one that the region has not has none. */
function Member({ name, url }: { name: string; url: string }) {
  const face = useFace();
  return url ? (
    <a href={inFace(url, face)} className={styles.member}>
      {name}
    </a>
  ) : (
    <span className={styles.member}>{name}</span>
  );
}
