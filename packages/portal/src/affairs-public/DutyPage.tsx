import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Steps } from "@onehall/ui/steps";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import { basicCodeOf } from "./duty-code";
import type { DutyData, loadDuty } from "./duty-data";
import * as styles from "./duty.css";

export { dutyMeta as meta, loadDuty as loader } from "./duty-data";
export { DutyPage as default };

/** A power or responsibility: who holds it, on what law, how it is exercised, for what one answers. @see PAGE-04 */
export function DutyPage() {
  const data = useLoaderData<typeof loadDuty>();
  return <StaticIsland name="duty">{import.meta.env.SSR && <Duty {...data} />}</StaticIsland>;
}

/** “受理：当场告知” → the name of a step and what happens in it. */
function stepOf(text: string): { title: string; description: string } {
  const [title = "", ...rest] = text.split("：");
  return rest.length === 0 ? { title: text, description: "" } : { title, description: rest.join("：") };
}

function Duty({ region, duty }: DutyData) {
  const paths = usePaths();
  const { TASK_NAME, TASK_TYPE_TEXT, CATALOG_ID, USE_LEVEL, EXERCISER, DEPT_CODE, TASK_CODE, COMPLAINT_PHONE } = duty;
  const code = basicCodeOf(CATALOG_ID);
  const list = paths.dutyList({ deptCode: DEPT_CODE });
  return (
    <Page
      title={TASK_NAME}
      lead={`${EXERCISER} · ${TASK_TYPE_TEXT}`}
      crumbs={[
        homeCrumb(region, paths),
        { label: "政务公开", href: paths.openGovernment({ region: region.code }) },
        { label: `${EXERCISER}权责清单`, href: list },
        { label: TASK_NAME },
      ]}
    >
      <div className={styles.actions}>
        {TASK_CODE && (
          <Button kind="primary" href={paths.guide(TASK_CODE)}>
            看办事指南
          </Button>
        )}
        <Button href={list}>看这个部门的全部权责事项</Button>
      </div>
      <Part title="基本信息">
        <dl className={styles.facts}>
          <dt>事项类型</dt>
          <dd>{TASK_TYPE_TEXT}</dd>
          <dt>行使主体</dt>
          <dd>{EXERCISER}</dd>
          <dt>行使层级</dt>
          <dd>{USE_LEVEL}</dd>
          {code && (
            <>
              <dt>基本编码</dt>
              <dd>{code}</dd>
            </>
          )}
          <dt>监督投诉</dt>
          <dd>
            <a href={`tel:${COMPLAINT_PHONE}`}>{COMPLAINT_PHONE}</a>
          </dd>
        </dl>
      </Part>
      <Lines title="设定依据" lines={duty.BASIS} />
      {duty.PROCESS.length > 0 && (
        <Part title="行使流程">
          <Steps items={duty.PROCESS.map(stepOf)} />
        </Part>
      )}
      <Lines title="责任事项" lines={duty.RESPONSIBILITY} />
      <Lines title="追责情形" note="有下列情形之一的，依法追究负责人和直接责任人员的责任：" lines={duty.ACCOUNTABILITY} />
      <p>
        认为这项权力没有依法行使？请拨打 <a href={`tel:${COMPLAINT_PHONE}`}>{COMPLAINT_PHONE}</a> 投诉，也可以依法申请行政复议或者提起行政诉讼。
      </p>
    </Page>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section" className={styles.part}>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </Card>
);

function Lines({ title, note, lines }: { title: string; note?: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      {note && <p>{note}</p>}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Part>
  );
}
