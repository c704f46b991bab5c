import { dayText } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import type { ProcessingData } from "./data";
import { Members } from "../guides/one-thing/Members";
import * as styles from "../guides/one-thing/one-thing.css";
import { TimedStages } from "../guides/one-thing/Stages";

export { loadProcessing as loader, processingMeta as meta } from "./data";
export { ProcessingPage as default };

/** How a combined task goes on after it is handed in: stages, days, dates. @see PAGE-36 */
export function ProcessingPage() {
  const data = useLoaderData<ProcessingData>();
  return <StaticIsland name="processing">{import.meta.env.SSR && <Processing {...data} />}</StaticIsland>;
}

function Processing({ region, processing: { taskCode, name, totalDays, stages, members } }: ProcessingData) {
  const paths = usePaths();
  const last = stages.reduce<string | undefined>((latest, { date }) => (latest === undefined || date > latest ? date : latest), undefined);
  return (
    <Page
      title={`${name}办理进程`}
      lead={`${region.name} · 提交以后谁来办、办多久`}
      crumbs={[
        homeCrumb(region, paths),
        { label: "一件事", href: paths.oneThings(region.code) },
        { label: name, href: paths.combo(taskCode) },
        { label: "办理进程" },
      ]}
    >
      <Card>
        <dl className={styles.totals}>
          <Total label="办理环节" value={`${stages.length} 个`} />
          <Total label="最长用时" value={totalDays === 0 ? "当场办结" : `${totalDays} 个工作日`} />
          {last !== undefined && <Total label="今天提交，最迟办结" value={dayText(last)} />}
        </dl>
      </Card>
      <section aria-labelledby="stages" className={styles.part}>
        <h2 id="stages" className={styles.partTitle}>
          办理环节
        </h2>
        <Card>
          <TimedStages stages={stages} total={totalDays} />
        </Card>
        <p className={styles.note}>天数从提交的第二个工作日起算。您没有选办的事项，它的环节不用等。</p>
      </section>
      <section aria-labelledby="members" className={styles.part}>
        <h2 id="members" className={styles.partTitle}>
          包含的事项
        </h2>
        <Card>
          <Members members={members} />
        </Card>
      </section>
      <div className={styles.actions}>
        <Button kind="primary" href={paths.combo(taskCode)}>
          看办事指南
        </Button>
        <Button href={paths.sceneGuide(taskCode)}>看我要办哪几项、带什么</Button>
      </div>
    </Page>
  );
}

const Total = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
