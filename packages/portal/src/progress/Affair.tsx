import type { AffairProgress } from "@onehall/api";
import { Alert, type AlertTone } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Steps } from "@onehall/ui/steps";
import * as shared from "../page/sheet.css";
import * as styles from "./progress.css";

type Meaning = { tone: AlertTone; text: string; over?: boolean };

/** What a state means for the applicant. @see apps/server, contract/supervision/case-rows.ts */
const MEANINGS: Record<string, Meaning> = {
  待受理: { tone: "info", text: "部门收到了您的申请，正在看材料齐不齐、能不能受理。" },
  补正中: { tone: "warning", text: "还缺材料。请按部门的通知补齐，补齐后接着办理。" },
  办理中: { tone: "info", text: "部门正在审查，您现在不用做什么。" },
  特别程序中: { tone: "info", text: "正在进行特别程序，所用的时间不计入办理期限。" },
  不予受理: { tone: "warning", text: "部门会给您书面凭证，说明不受理的理由。", over: true },
  已办结: { tone: "success", text: "您的申请已经办完。", over: true },
};

export type AffairProps = {
  affair: AffairProgress;
  /** Where another one is asked for. */
  again: string;
  /** Where this one is rated when it is over. */
  review: string;
};

/** One application: its state, what happened when, and ways on. */
export function Affair({ affair, again, review }: AffairProps) {
  const { state, steps, receipt, applicant, deptName, taskName, acceptedAt } = affair;
  const { tone, text, over = false }: Meaning = MEANINGS[state] ?? { tone: "info", text: "" };
  const accepted = steps.some(({ name }) => name === "受理");
  const last = steps.at(-1);
  return (
    <div className={shared.sheet}>
      <Alert tone={tone} title={over && last && last.result !== state ? `${state}：${last.result}` : state}>
        {text && <p>{text}</p>}
      </Alert>
      <Card as="section" aria-labelledby="course">
        <h2 id="course" className={styles.title}>
          办到哪一步
        </h2>
        <Steps
          current={over ? steps.length : steps.length - 1}
          items={steps.map(({ name, at, result }) => ({
            title: name,
            meta: <time dateTime={at}>{at}</time>,
            description: result,
          }))}
        />
      </Card>
      <Card as="section" aria-labelledby="facts">
        <h2 id="facts" className={styles.title}>
          申请信息
        </h2>
        <dl className={shared.facts}>
          <Fact label="事项" value={taskName} />
          <Fact label="申请人" value={applicant} />
          <Fact label="受理编号" value={receipt} />
          <Fact label="办理部门" value={deptName} />
          <Fact label={accepted ? "受理时间" : "申请时间"} value={acceptedAt} />
        </dl>
      </Card>
      <div className={shared.actions}>
        {over && (
          <Button href={review} kind="primary">
            评价这次服务
          </Button>
        )}
        <Button href={again}>再查一件</Button>
        <Button href="tel:12345">拨打 12345 咨询</Button>
      </div>
      <p className={shared.note}>为了保护您的信息，姓名只显示一部分，本页不会保存。离开后要再看，请重新查询。</p>
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className={shared.label}>{label}</dt>
    <dd className={shared.value}>{value}</dd>
  </div>
);
