import { dayText, type ApplicationDefinition } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Checkbox } from "@onehall/ui/checkbox";
import { Form, FormItem } from "@onehall/ui/form";
import { RadioGroup } from "@onehall/ui/radio";
import { Steps } from "@onehall/ui/steps";
import { useEffect } from "react";
import { useActionData, useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { OfflineCopy, SaveForOffline } from "../offline/SaveForOffline";
import { Collapsible } from "../page/Collapsible";
import { FormCard } from "../page/FormCard";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { applicationPaths } from "../paths";
import { qrPath } from "../qr";
import { StaticIsland } from "../static-island/StaticIsland";
import * as styles from "./applications.css";
import { DetailField } from "./DetailField";
import { HelperNotice, HelpOver, HelpReady } from "./Helper";
import { keepOffline, OFFLINE } from "./keep-offline";
import { Material } from "./Material";
import { materialAnchor, fieldsOfScreen } from "./one-question";
import { formErrors } from "./personal";
import { ReviewSections } from "./ReviewSections";
import { SampleNotice } from "./SampleNotice";
import { helpOf, isHelper, seenOf, stepNames, type loadStep, type OverData, type StepAnswer, type StepData } from "./step-data";

export { answerStep as action, loadStep as loader, stepMeta as meta } from "./step-data";
export { StepPage as default };

/** One step of an application: a form that the server takes and keeps, with scripts and without. @see APPLY-02, APPLY-03, APPLY-04 */
export function StepPage() {
  const data = useLoaderData<typeof loadStep>();
  const answer = useActionData<StepAnswer>();
  useEffect(keepOffline, []);
  return <StaticIsland name="step">{import.meta.env.SSR && <Drawn data={data} answer={answer} />}</StaticIsland>;
}

const Drawn = ({ data, answer }: { data: StepData | OverData; answer: StepAnswer | undefined }) =>
  "over" in data ? (
    <HelpOver why={data.over} typed={answer?.typed ?? []} />
  ) : (
    <StepView {...data} {...answer} notice={answer?.notice ?? ""} kept={answer?.kept ?? false} />
  );

type ViewProps = StepData & StepAnswer;

function StepView(props: ViewProps) {
  const { definition, steps, step, notice, field, kept, deleted, screen } = props;
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const { task, region, sample, draft } = definition;
  const names = stepNames(definition);
  // One question alone would be saved in elder mode, and what is somebody else's is not for the helper's device.
  const continued = step === "review" || screen || isHelper(definition) ? undefined : applying.step(task.taskCode, { step });
  return (
    <Page
      title={names[step]}
      lead={`${task.name} · ${region.name} · ${task.deptName}`}
      crumbs={[
        { label: "首页", href: paths.hall(region.code) },
        { label: task.name, href: paths.task({ kind: task.kind, code: task.taskCode }) },
        { label: "网上申请", href: applying.start(task.taskCode) },
        { label: names[step] },
      ]}
    >
      <div className={shared.sheet}>
        {sample && !screen && <SampleNotice />}
        <HelperNotice definition={definition} here={applying.step(task.taskCode, { step, ...helpOf(definition) })} />
        <Steps compact current={steps.indexOf(step)} items={steps.map((one) => ({ title: names[one] }))} />
        {screen && screen.total > 1 && (
          <p>
            第 {screen.number} 题，共 {screen.total} 题
          </p>
        )}
        {notice !== "" && !field && (
          <div id="notice" role="alert" tabIndex={-1}>
            <Alert tone={kept ? "warning" : "danger"} title={kept ? "已经保存，请核对" : "没有成功"}>
              <p>{notice}</p>
            </Alert>
          </div>
        )}
        {deleted && (
          <div id="done" role="status" tabIndex={-1}>
            <Alert tone="success" title="草稿已经删除">
              <p>填写的内容和上传的图片都已经删除。还要办的，可以从头填写。</p>
            </Alert>
          </div>
        )}
        <div id={OFFLINE} role="alert" tabIndex={-1} hidden>
          <Alert tone="warning" title="没有网络，还没有保存">
            <p>您填的内容还在这一页。请不要关掉，有网络以后再按一次。</p>
          </Alert>
        </div>
        {continued !== undefined && <OfflineCopy />}
        <div id="errors" tabIndex={-1} className={`${styles.form} ${styles.target}`}>
          <Content {...props} />
        </div>
        {sample && screen && <SampleNotice />}
        <p className={shared.note}>{draft.savedAt ? `草稿已于 ${draft.savedAt} 保存。` : "每按一次“保存并继续”就保存一次。"}</p>
        {continued !== undefined && <SaveForOffline continued={continued} />}
        <Elsewhere here={applying.step(task.taskCode, { step, ...helpOf(definition) })} />
        {draft.savedAt && !isHelper(definition) && <Deletion here={applying.step(task.taskCode, { step })} />}
      </div>
    </Page>
  );
}

/** The way on with another device: its own log-in, the same draft. @see APPLY-13 */
function Elsewhere({ here }: { here: string }) {
  return (
    <Collapsible summary="换手机或电脑接着填，用手机拍材料">
      <p>
        先按“保存，以后再填”，再用手机扫一扫（电脑上打开下面的链接），登录同一个账号，就从保存的地方接着填。扫到的只是这一页的地址，不登录看不到您填的内容。
      </p>
      <img src={qrPath(here)} alt="这一步的二维码，地址见下面的链接" width={144} height={144} loading="lazy" className={styles.code} />
      <p>
        <a href={here} className={styles.link}>
          这一步的链接
        </a>
      </p>
    </Collapsible>
  );
}

/** Two presses, with scripts and without: one opens, one deletes. @see APPLY-31 */
function Deletion({ here }: { here: string }) {
  return (
    <details>
      <summary className={styles.link}>删除这份草稿</summary>
      <form method="post" action={`${here}#notice`} className={styles.form}>
        <p>填写的内容和上传的图片都会删除，不能恢复。有人在帮您填的，也不能再填。已经提交的申请不受影响。</p>
        <div>
          <Button type="submit" kind="danger" name="do" value="delete">
            确定删除
          </Button>
        </div>
      </form>
    </details>
  );
}

function Content(props: ViewProps) {
  switch (props.step) {
    case "situation":
      return <Situation {...props} />;
    case "details":
      return <Details {...props} />;
    case "materials":
      return <Materials {...props} />;
    case "review":
      return <Review {...props} />;
  }
}

type Back = { href: string; text: string };

/** Ways on from a step. */
function Buttons({ back, next = "保存并继续", sample, helper }: { back: Back | undefined; next?: string; sample?: string | undefined; helper: boolean }) {
  return (
    <div className={shared.actions}>
      <Button type="submit" kind="primary" size="large">
        {next}
      </Button>
      <Button type="submit" name="do" value="later" formNoValidate>
        保存，以后再填
      </Button>
      {sample !== undefined && (
        <Button type="submit" name="do" value="sample" formNoValidate>
          {sample}
        </Button>
      )}
      {/* Sent with the form, so that what was typed is kept on the way. */}
      {!helper && (
        <Button type="submit" name="do" value="help" formNoValidate>
          请别人帮我填
        </Button>
      )}
      {back !== undefined && (
        <a href={back.href} className={styles.link}>
          {back.text}
        </a>
      )}
    </div>
  );
}

function useSteps({ definition, steps, step, screen }: ViewProps) {
  const applying = applicationPaths[useFace()];
  const before = steps[steps.indexOf(step) - 1];
  const to = (one: StepData["step"], at?: string) => applying.step(definition.task.taskCode, { step: one, ...helpOf(definition), at });
  const back: Back | undefined = screen?.before ? { href: to(step, screen.before), text: "上一题" } : before && { href: to(before), text: "上一步" };
  // The fragment brings the focus to what could not be done, where the answer is a page and no redirect.
  return { here: `${to(step, screen?.at)}#notice`, back };
}

function Situation(props: ViewProps) {
  const { definition, values, errors, screen } = props;
  const { here, back } = useSteps(props);
  const isAsked = (id: string) => screen?.fields.includes(id) ?? true;
  return (
    <>
      {definition.stop !== null && (
        <Alert tone="warning" title={isHelper(definition) ? "这样的情况不办这一项" : "您的情况不办这一项"}>
          <p>{definition.stop}</p>
          <p>答错了的，改了再继续。</p>
        </Alert>
      )}
      <Card>
        <Form
          method="post"
          action={here}
          aria-label={stepNames(definition).situation}
          data-offline-form=""
          defaultModel={fieldsOfScreen(values, screen)}
          errors={errors}
        >
          <Seen {...props} />
          {definition.questions.map(({ id, text, options }) =>
            isAsked(id) ? (
              <FormItem key={id} prop={id} label={text} group required>
                <RadioGroup options={options.map((option) => ({ value: option.id, label: option.text }))} />
              </FormItem>
            ) : (
              // Answered in the guide already: kept on the way through the questions.
              values[id] && !definition.draft.answers[id] && <input key={id} type="hidden" name={id} value={values[id]} />
            ),
          )}
          <Buttons back={back} helper={isHelper(definition)} />
        </Form>
      </Card>
    </>
  );
}

/** Fields by their groups, in the order of the form. */
function groupsOf(fields: ApplicationDefinition["fields"]): [string, ApplicationDefinition["fields"]][] {
  const groups = new Map<string, ApplicationDefinition["fields"]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups];
}

function Details(props: ViewProps) {
  const { definition, values, errors, screen } = props;
  const { here, back } = useSteps(props);
  const { known, draft, sample } = definition;
  const fields = definition.fields.filter(({ id }) => screen?.fields.includes(id) ?? true);
  const filled = fields.some(({ id }) => known[id] !== undefined && draft.form[id] === undefined);
  return (
    <>
      {filled && (
        <Alert tone="info" title="已有的信息已经填好，请核对">
          <p>不对的直接改，只改这次申请，不影响您的资料和证照。</p>
        </Alert>
      )}
      <Card>
        <Form
          method="post"
          action={here}
          aria-label={stepNames(definition).details}
          data-offline-form=""
          defaultModel={fieldsOfScreen(values, screen)}
          errors={errors}
        >
          <Seen {...props} />
          {isHelper(definition) && (
            <input type="hidden" name="labels" value={JSON.stringify(Object.fromEntries(fields.map(({ id, group, label }) => [id, `${group}：${label}`])))} />
          )}
          {groupsOf(fields).map(([group, members]) => (
            <fieldset key={group} className={styles.group}>
              <legend className={styles.legend}>{group}</legend>
              {members.map((field) => (
                <DetailField
                  key={field.id}
                  field={field}
                  from={draft.form[field.id] === undefined ? known[field.id]?.from : undefined}
                  forOther={isHelper(definition)}
                />
              ))}
            </fieldset>
          ))}
          <Buttons back={back} helper={isHelper(definition)} sample={sample ? "用样例数据填写空着的" : undefined} />
        </Form>
      </Card>
    </>
  );
}

/** What the draft held when this page was drawn: two tabs do not undo each other. */
const Seen = ({ step, definition }: ViewProps) => <input type="hidden" name="seen" value={JSON.stringify(seenOf(step, definition))} />;

const NO_ERRORS: Record<string, string> = {};

function Materials(props: ViewProps) {
  const { definition, errors, screen } = props;
  const { here, back } = useSteps(props);
  const { materials, draft, sample } = definition;
  const wrong = Object.entries(errors);
  const shown = materials
    .map((material, index) => ({ material, anchor: materialAnchor(index) }))
    .filter(({ anchor }) => screen?.fields.includes(anchor) ?? true);
  return (
    <>
      {wrong.length > 0 && (
        <Alert tone="danger" live title={`还有 ${wrong.length} 份材料没有上传`}>
          <ul>
            {wrong.map(([anchor, message]) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className={styles.link}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {materials.length === 0 && <p>{isHelper(definition) ? "按填写的情况，不用交材料。" : "按您的情况，不用交材料。"}</p>}
      {isHelper(definition) && materials.length > 0 && <p>申请人有电子证照的材料可以不传，由本人提交前核对。</p>}
      <ol className={styles.list}>
        {shown.map(({ material, anchor }) => (
          <li key={material.name} id={anchor} tabIndex={-1} className={styles.target}>
            <Material
              material={material}
              anchor={anchor}
              here={here}
              uploads={draft.uploads.filter((one) => one.material === material.name)}
              wrong={errors[anchor]}
              removable={isHelper(definition) ? definition.help?.uploads : undefined}
            />
          </li>
        ))}
      </ol>
      <Card>
        <Form method="post" action={here} aria-label="继续" defaultModel={NO_ERRORS}>
          <Buttons
            back={back}
            helper={isHelper(definition)}
            next={screen && screen.number < screen.total ? "下一份" : "材料齐了，继续"}
            sample={sample ? "用样例图片补齐" : undefined}
          />
        </Form>
      </Card>
    </>
  );
}

function Review(props: ViewProps) {
  const { definition } = props;
  const { here, back } = useSteps(props);
  const { draft, version } = definition;
  return (
    <>
      {draft.version < version && (
        <Alert tone="warning" title="您开始填写以后，办事指南更新过">
          {draft.changes.length > 0 ? (
            <ul>
              {draft.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          ) : (
            <p>请对照新的办事指南核对一遍。</p>
          )}
        </Alert>
      )}
      <ReviewSections {...props} />
      {isHelper(definition) ? <HelpReady definition={definition} here={here} back={back} /> : <Submission {...props} />}
    </>
  );
}

/** What the applicant alone does. */
function Submission(props: ViewProps) {
  const { here, back } = useSteps(props);
  const applying = applicationPaths[useFace()];
  const { task, draft, version, deadline } = props.definition;
  return (
    <>
      <SaveForOffline />
      <FormCard id={props.field ? "notice" : "declaration"}>
        <p>
          今天受理的，最迟 <strong>{dayText(deadline.date)}</strong> 作出决定{deadline.provisional && "（那一年的放假安排还没有公布，暂按双休日推算）"}。
        </p>
        <Form method="post" action={here} aria-label="提交申请" defaultModel={{ declared: false }} errors={formErrors(props)}>
          <input type="hidden" name="key" value={draft.id} />
          <input type="hidden" name="version" value={version} />
          <FormItem prop="declared" label="承诺" group required>
            <Checkbox name="declared" value="1">
              以上内容和材料都是真实的。我知道提供虚假材料要承担法律责任。
            </Checkbox>
          </FormItem>
          <div className={shared.actions}>
            <Button type="submit" kind="primary" size="large">
              提交申请
            </Button>
            <a href={applying.help(task.taskCode)} className={styles.link}>
              请别人帮我填
            </a>
            {back !== undefined && (
              <a href={back.href} className={styles.link}>
                {back.text}
              </a>
            )}
          </div>
        </Form>
      </FormCard>
    </>
  );
}
