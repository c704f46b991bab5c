import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { RadioGroup } from "@onehall/ui/radio";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import { answersText } from "../guides/answers";
import type { SceneData } from "./data";
import { GivenAnswers } from "./GivenAnswers";
import * as styles from "./scene-guides.css";

export { loadScene as loader, sceneMeta as meta } from "./data";
export { ScenePage as default };

/** One question of a scene guide, sent by GET: the address carries all answers, so that the way back is the browser's own. @see PAGE-37 */
export function ScenePage() {
  const data = useLoaderData<SceneData>();
  return <StaticIsland name="scene">{import.meta.env.SSR && <Scene {...data} />}</StaticIsland>;
}

function Scene({ region, task, question, number, total, answers, given }: SceneData) {
  const paths = usePaths();
  const guide = paths.task({ kind: task.kind, code: task.taskCode });
  return (
    <Page
      title={question.text}
      lead={`${region.name} · ${task.name} · ${task.deptName}`}
      crumbs={[
        homeCrumb(region, paths),
        { label: "情形引导", href: paths.sceneGuide("", { region: region.code }) },
        { label: task.name, href: guide },
        { label: `第 ${number} 题` },
      ]}
    >
      <Card className={styles.sheet}>
        <form action={paths.sceneGuide(task.taskCode)} className={styles.ask}>
          <div className={styles.progress}>
            <p className={styles.note}>
              第 {number} 题，共 {total} 题
            </p>
            <svg className={styles.bar} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect className={styles.track} width={total} height={1} />
              <rect className={styles.done} width={number - 1} height={1} />
            </svg>
          </div>
          {given.length > 0 && <input type="hidden" name="answers" value={answersText(answers)} />}
          <RadioGroup
            legend="请选一个最像您的情况"
            name="answer"
            required
            options={question.options.map((option) => ({ value: `${question.id}:${option.id}`, label: option.text }))}
          />
          <div className={styles.actions}>
            <Button type="submit" kind="primary" size="large">
              {number === total ? "看我的清单" : "下一题"}
            </Button>
            <a href={guide} className={styles.link}>
              不回答，看完整指南
            </a>
          </div>
        </form>
      </Card>
      {given.length > 0 && (
        <section aria-labelledby="given" className={styles.part}>
          <h2 id="given" className={styles.partTitle}>
            您的回答
          </h2>
          <Card className={styles.sheet}>
            <GivenAnswers taskCode={task.taskCode} answers={answers} given={given} />
          </Card>
        </section>
      )}
    </Page>
  );
}
