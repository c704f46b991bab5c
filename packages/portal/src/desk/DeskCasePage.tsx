import { dayText, MAX_LENGTH, STAGE_NAMES, type DeskCase } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { CheckboxGroup } from "@onehall/ui/checkbox";
import { Form, FormItem } from "@onehall/ui/form";
import { Input } from "@onehall/ui/input";
import { Textarea } from "@onehall/ui/textarea";
import { useActionData, useLoaderData } from "react-router-dom";
import { CaseContent } from "../applications/CaseContent";
import { CaseEvents, CaseSection } from "../applications/CaseFacts";
import { SampleNotice } from "../applications/SampleNotice";
import * as styles from "../applications/applications.css";
import * as shared from "../page/sheet.css";
import { deskPaths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { DeskCaseData, DeskNotice } from "./data";
import { DeskLayout, Refusal } from "./DeskLayout";

export { answerDeskCase as action, deskCaseMeta as meta, loadDeskCase as loader } from "./data";
export { DeskCasePage as default };

/** One application, whole, and what can be done with it now. Looking at it is on record. */
export function DeskCasePage() {
  const { content, done, next } = useLoaderData<DeskCaseData>();
  const answer = useActionData<DeskNotice>();
  return (
    <StaticIsland name="desk-case">
      {import.meta.env.SSR && (
        <DeskLayout
          title={content?.taskName ?? "一件申请"}
          lead={content ? `${content.regionName} · ${content.deptName} · 受理编号 ${content.receipt}` : undefined}
          current=""
          staff={content !== null}
          notice={content?.acts.length ? "" : answer?.notice}
          done={done && !answer}
          onward={
            <p>
              {next ? (
                <a href={deskPaths.case(next.receipt)} className={styles.link}>
                  下一件：{next.taskName}
                  {next.due && `，最迟 ${next.due}`}
                </a>
              ) : (
                "没有别的等您办的了。"
              )}
            </p>
          }
        >
          {content && <View file={content} answer={answer} />}
        </DeskLayout>
      )}
    </StaticIsland>
  );
}

type Act = DeskCase["acts"][number];

const WORDS: Readonly<Record<Act, string>> = {
  accept: "受理",
  ask: "要求补正",
  reject: "不予受理",
  approve: "予以办理",
  refuse: "不予批准",
  issue: "送达结果",
};
const MAIN: readonly Act[] = ["accept", "approve", "issue"];

/** `answer`: why the form was refused, which is said beside it, with what was typed. */
function View({ file, answer }: { file: DeskCase; answer: DeskNotice | undefined }) {
  const typed = answer?.typed ?? {};
  const { receipt, stage, due, acts, details, sample, applicant, appliedAt, events, result, log, licence } = file;
  return (
    <>
      {sample && <SampleNotice />}
      {acts.length > 0 && (
        <p>
          <a href="#act" className={styles.link}>
            看过了，去办理
          </a>
        </p>
      )}
      <CaseSection
        id="facts"
        title="申请"
        rows={[
          ["申请人", applicant],
          ["阶段", result === "" ? STAGE_NAMES[stage] : `${STAGE_NAMES[stage]}：${result}`],
          ["提交时间", appliedAt],
          ...(due === "" ? [] : [["最迟", dayText(due)] as const]),
        ]}
      />
      <CaseContent {...file} />
      {acts.length > 0 && (
        <Card as="section" aria-labelledby="act">
          <h2 id="act" className={styles.title}>
            办理
          </h2>
          {answer && <Refusal notice={answer.notice} />}
          <Form
            method="post"
            action={`${deskPaths.case(receipt)}#notice`}
            aria-label="办理"
            defaultModel={{
              note: typed["note"] ?? "",
              licenceNumber: typed["licenceNumber"] || (licence?.number ?? ""),
              licenceUntil: typed["licenceUntil"] ?? "",
            }}
          >
            <input type="hidden" name="stage" value={stage} />
            <FormItem prop="note" label="说明" info="申请人会看到。要求补正、不予受理、不予批准必须写明：哪里不符合、要怎么改。">
              <Textarea rows={4} maxLength={MAX_LENGTH.rating * 2} />
            </FormItem>
            {acts.includes("ask") && details.length > 0 && (
              <details open={Boolean(typed["fields"])}>
                <summary className={styles.link}>要求补正时，指出哪几项填写的内容要改（选填）</summary>
                <FormItem label="要改的内容" group info="申请人可以直接改这几项，原来的内容留在记录里。">
                  <CheckboxGroup
                    name="fields"
                    defaultValue={typed["fields"]?.split(",").filter(Boolean) ?? []}
                    options={details.map(({ id, label }) => ({ value: id, label }))}
                  />
                </FormItem>
              </details>
            )}
            {licence && (
              <>
                <p>送达时，电子证照“{licence.name}”同时放进申请人的证照。</p>
                <FormItem prop="licenceNumber" label="证照号码" info="证照上的号码，请核对。留空的用带出来的号码。">
                  <Input maxLength={60} counterHidden className={styles.short} />
                </FormItem>
                <FormItem prop="licenceUntil" label="有效期至" info="例如 2031-11-18。长期有效的留空。">
                  <Input maxLength={10} counterHidden className={styles.short} />
                </FormItem>
              </>
            )}
            <div className={shared.actions}>
              {acts.map((act) => (
                <Button key={act} type="submit" name="act" value={act} kind={MAIN.includes(act) ? "primary" : "secondary"}>
                  {WORDS[act]}
                </Button>
              ))}
            </div>
          </Form>
        </Card>
      )}
      <CaseEvents events={events} />
      <Log entries={log} />
    </>
  );
}

const LOGGED: Readonly<Record<string, string>> = { ...WORDS, view: "查看", image: "看材料的图片" };

/** Who has looked at it and who has done what; this look is the first line. @see APPLY-26 */
const Log = ({ entries }: { entries: DeskCase["log"] }) => (
  <Card as="section" aria-labelledby="log">
    <h2 id="log" className={styles.title}>
      操作记录
    </h2>
    <ol className={styles.log} reversed>
      {entries.map(({ at, staff, act }, index) => (
        <li key={index}>
          <time dateTime={at.replace(" ", "T")}>{at}</time> {staff}：{LOGGED[act] ?? act}
        </li>
      ))}
    </ol>
  </Card>
);
