import { dayText } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { Members } from "../guides/one-thing/Members";
import { SaveForOffline } from "../offline/SaveForOffline";
import { homeCrumb } from "../page/crumbs";
import { inFace } from "../page/in-face";
import { PageBody, PageHead } from "../page/Page";
import { qrPath } from "../qr";
import { StaticIsland } from "../static-island/StaticIsland";
import { applicationPaths } from "../paths";
import { answersText } from "../guides/answers";
import type { PersonalListData } from "./data";
import { GivenAnswers } from "./GivenAnswers";
import { PrintButton } from "./PrintButton";
import * as styles from "./scene-guides.css";
import { LicensedMaterials, MaterialChecklist } from "./MaterialChecklist";

export { loadPersonalList as loader, personalListMeta as meta } from "./data";
export { PersonalListPage as default };

/** What no answer decides. */
const OPTIONAL = "非必要";

/** What this one person needs, to take along on paper or on the phone. @see PAGE-37, GUIDE-22 */
export function PersonalListPage() {
  const data = useLoaderData<PersonalListData>();
  return (
    <PageBody>
      <StaticIsland name="head">{import.meta.env.SSR && <Head {...data} />}</StaticIsland>
      {!data.list.stop && (
        <div className={`${styles.actions} ${styles.screenOnly} ${styles.printing}`}>
          <PrintButton>打印清单</PrintButton>
        </div>
      )}
      <StaticIsland name="list">{import.meta.env.SSR && <List {...data} />}</StaticIsland>
    </PageBody>
  );
}

function Head({ region, list }: PersonalListData) {
  const paths = usePaths();
  const { task } = list;
  return (
    <PageHead
      title={`${task.name}：我的办事清单`}
      lead={`${list.region.name} · ${task.deptName} · 按您的回答整理`}
      crumbs={[
        homeCrumb(region, paths),
        { label: "情形引导", href: paths.sceneGuide("", { region: region.code }) },
        { label: task.name, href: paths.task({ kind: task.kind, code: task.taskCode }) },
        { label: "我的清单" },
      ]}
    />
  );
}

function List({ list, answers, given }: PersonalListData) {
  const paths = usePaths();
  const face = useFace();
  const applying = applicationPaths[face];
  const { task, stop, materials, saved, members, conditions, notes, windows } = list;
  const sure = materials.filter(({ need }) => need !== OPTIONAL);
  const maybe = materials.filter(({ need }) => need === OPTIONAL);
  const licensed = saved.filter(({ licence }) => licence !== null);
  const shared = saved.filter(({ licence }) => licence === null);
  const text = answersText(answers);
  const here = paths.personalList(task.taskCode, text);
  return (
    <>
      {stop && (
        <Alert tone="warning" title="您的情况不办这一项">
          <p>{stop.text}</p>
          {stop.instead && (
            <p>
              请办：
              <a href={inFace(stop.instead.url, face)} className={styles.link}>
                {stop.instead.name}
              </a>
            </p>
          )}
        </Alert>
      )}
      {!list.complete && (
        <Alert tone="info" title={`还有 ${list.open.length} 个问题没有回答`}>
          <p>
            下面的清单还不完整。
            <a href={paths.sceneGuide(task.taskCode, { answers: text })} className={styles.link}>
              接着回答
            </a>
          </p>
        </Alert>
      )}
      {!stop && (
        <>
          <Card>
            <dl className={styles.facts}>
              <Fact label="要带" value={sure.length > 0 ? `${sure.length} 份材料` : licensed.length > 0 ? "有电子证照的不用带" : "不用带材料"} />
              <Fact label="承诺办结" value={list.promise} />
              <Fact label="从今天算起，最迟办结" value={dayText(list.deadline.date)} />
            </dl>
          </Card>
          {members.length > 0 && (
            <Part id="members" title={`要办的事项（${members.length}）`}>
              <Members members={members} />
            </Part>
          )}
          {(sure.length > 0 || licensed.length === 0) && (
            <Part id="materials" title={`要带的材料（${sure.length}）`}>
              {sure.length === 0 ? <p>不用带材料，本人到场或者在网上办就可以。</p> : <MaterialChecklist materials={sure} ofTasks={members.length > 0} />}
            </Part>
          )}
          {licensed.length > 0 && (
            <Part id="licensed" title={`没有电子证照的才要带（${licensed.length}）`}>
              <LicensedMaterials materials={licensed} />
            </Part>
          )}
          {maybe.length > 0 && (
            <Part id="maybe" title={`有这种情况才要带（${maybe.length}）`}>
              <MaterialChecklist materials={maybe} ofTasks={members.length > 0} />
            </Part>
          )}
          {shared.length > 0 && (
            <Part id="saved" title={`不用再交的材料（${shared.length}）`}>
              <p>{shared.map(({ name }) => name).join("、")}：填表时已经写了，或者一起办的其他事项已经有了。</p>
            </Part>
          )}
          {notes.length > 0 && (
            <Part id="notes" title="特别提醒">
              <ul>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Part>
          )}
          {conditions.length > 0 && (
            <Part id="conditions" title="先看看符不符合条件">
              <ul>
                {conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ul>
            </Part>
          )}
          <Part id="where" title="去哪里办">
            <p>{list.channels.join("、")}</p>
            {windows.map((window) => (
              <p key={window.name}>
                <b>{window.name}</b>
                <br />
                {window.address}，{window.hours}，电话 <a href={`tel:${window.phone}`}>{window.phone}</a>
              </p>
            ))}
            <p>
              拿不准就打 <a href={`tel:${list.consultPhone}`}>{list.consultPhone}</a> 问。
            </p>
          </Part>
        </>
      )}
      {given.length > 0 && (
        <Part id="given" title="您的回答">
          <GivenAnswers taskCode={task.taskCode} answers={answers} given={given} />
        </Part>
      )}
      <div className={styles.again}>
        <img src={qrPath(here)} alt="这份清单的二维码，扫一扫在手机上打开" width={128} height={128} className={styles.code} />
        <div className={styles.actions}>
          {task.online && !stop && (
            <Button kind="primary" href={applying.start(task.taskCode, text)}>
              在线办理
            </Button>
          )}
          <Button href={inFace(list.url, face)}>看完整指南</Button>
          <Button href={paths.offers(task.taskCode)}>换一个地方办</Button>
          {given.length > 0 && (
            <a href={paths.sceneGuide(task.taskCode)} className={`${styles.link} ${styles.screenOnly}`}>
              从头再答一遍
            </a>
          )}
        </div>
      </div>
      <SaveForOffline />
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.partTitle}>
        {title}
      </h2>
      <Card className={styles.prose}>{children}</Card>
    </section>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
