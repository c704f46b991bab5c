import { elsewhereText } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Steps } from "@onehall/ui/steps";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { StaticIsland } from "../static-island/StaticIsland";
import { applicationPaths, appointmentPaths } from "../paths";
import * as styles from "./applications.css";
import { SampleNotice } from "./SampleNotice";
import type { ApplyData } from "./start-data";

export { applyMeta as meta, loadApply as loader } from "./start-data";
export { ApplyPage as default };

/** Where an application begins: how it goes, what it takes, and that one has to log in. @see APPLY-01 */
export function ApplyPage() {
  const data = useLoaderData<ApplyData>();
  return <StaticIsland name="apply">{import.meta.env.SSR && <Start {...data} />}</StaticIsland>;
}

const COURSE = [
  { title: "回答几个问题", description: "有情形要选的才问" },
  { title: "核对资料", description: "已有的信息自动带出来" },
  { title: "上传材料", description: "有电子证照的不用传" },
  { title: "核对并提交", description: "得到受理编号" },
];

/** What is uploaded, by name; what is typed here, or may be an e-licence, is not on that list. */
function Prepare({ own, licensed, typed, maybe }: ApplyData["materials"]) {
  return (
    <>
      {own.length > 0 && (
        <>
          <p>这些材料要上传照片或扫描件：</p>
          <ul>
            {own.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {licensed.length > 0 && <p>有电子证照的不用上传，没有的也要拍照：{licensed.join("、")}。</p>}
      {typed && <p>申请表在网上直接填，不用打印。</p>}
      {own.length + licensed.length === 0 && <p>不用准备材料。</p>}
      {maybe && <p className={shared.note}>写着“看情况”的不一定要，回答问题后会告诉您。</p>}
    </>
  );
}

function Start({ task, region, online, elsewhere, answers, materials, sample }: ApplyData) {
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const appointing = appointmentPaths[useFace()];
  const guide = paths.task({ kind: task.kind.code, code: task.code });
  const crumbs = [{ label: "首页", href: paths.hall(region.code) }, { label: task.name, href: guide }, { label: "网上申请" }];
  if (elsewhere)
    return (
      <Page title={`${task.name}在${elsewhere.name}办`} lead={`${region.name} · ${task.deptName}`} crumbs={crumbs}>
        <div className={shared.sheet}>
          <Alert tone="info" title="这件事在另一个网站申请">
            <p>
              要在{elsewhere.name}（{new URL(elsewhere.url).host}）登录和提交，本站不收这件事的申请，也查不到它的进度。
            </p>
          </Alert>
          <div className={shared.actions}>
            <Button kind="primary" href={elsewhere.url}>
              {elsewhereText(elsewhere)}
            </Button>
            <Button href={guide}>先看办事指南</Button>
          </div>
        </div>
      </Page>
    );
  if (!online)
    return (
      <Page title={`${task.name}不能网上申请`} lead={`${region.name} · ${task.deptName}`} crumbs={crumbs}>
        <div className={shared.sheet}>
          <Alert tone="info" title="这件事要到窗口办">
            <p>可以先预约，到了大厅不用排队。</p>
          </Alert>
          <div className={shared.actions}>
            <Button kind="primary" href={appointing.slots({ task: task.code })}>
              预约办理时间
            </Button>
            <Button href={`${guide}#windows`}>看去哪里办</Button>
          </div>
        </div>
      </Page>
    );
  return (
    <Page title={`网上申请：${task.name}`} lead={`${region.name} · ${task.deptName} · 承诺办结：${task.promise}`} crumbs={crumbs}>
      <div className={shared.sheet}>
        {sample && <SampleNotice />}
        <Alert tone="info" title="申请要先登录">
          <p>登录后，您填的内容每一步都会自动保存，换一台手机或电脑也能接着填。</p>
        </Alert>
        <div className={shared.actions}>
          <Button kind="primary" size="large" href={applying.step(task.code, { answers: answers || undefined })}>
            登录并开始申请
          </Button>
          <a href={guide} className={styles.link}>
            先看办事指南
          </a>
        </div>
        <Card as="section" aria-labelledby="course">
          <h2 id="course" className={styles.title}>
            一共四步
          </h2>
          <Steps items={COURSE} />
        </Card>
        <Card as="section" aria-labelledby="prepare">
          <h2 id="prepare" className={styles.title}>
            请先准备
          </h2>
          <Prepare {...materials} />
        </Card>
        <p>
          自己填不方便，可以<a href={applying.help(task.code)}>请家人或者信得过的人帮您填</a>，由您核对、提交。
        </p>
        <p className={shared.note}>
          不方便上网，请拨打 <a href={`tel:${task.consultPhone}`}>{task.consultPhone}</a>，或者 <a href={appointing.slots({ task: task.code })}>预约到窗口办</a>
          。
        </p>
      </div>
    </Page>
  );
}
