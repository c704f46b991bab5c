import { dayText, type Appointment } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Tag } from "@onehall/ui/tag";
import { useActionData, useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import * as styles from "../applications/applications.css";
import { formErrors } from "../applications/personal";
import { RateForm } from "../applications/RateForm";
import { SampleNotice } from "../applications/SampleNotice";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { appointmentCalendar, appointmentPaths } from "../paths";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import { DONE, type MineAnswer, type MineData } from "./data";

export { answerMine as action, loadMine as loader, mineMeta as meta } from "./data";
export { MinePage as default };

/** The appointments of whoever is logged in. */
export function MinePage() {
  const data = useLoaderData<MineData>();
  const answer = useActionData<MineAnswer>();
  return <StaticIsland name="mine">{import.meta.env.SSR && <Mine {...data} answer={answer} />}</StaticIsland>;
}

function Mine({ list, done, sample, rating, answer }: MineData & { answer: MineAnswer | undefined }) {
  const paths = usePaths();
  const here = `${appointmentPaths[useFace()].mine()}#notice`;
  return (
    <Page title="我的预约" crumbs={[homeCrumb(provinceSummary(), paths), { label: "个人中心", href: paths.user() }, { label: "我的预约" }]}>
      <div className={shared.sheet}>
        {sample && <SampleNotice />}
        {answer && !answer.field && (
          <div id="notice" role="alert" tabIndex={-1}>
            <Alert tone="danger" title="没有成功">
              <p>{answer.notice}</p>
            </Alert>
          </div>
        )}
        {done && (
          <div id="done" role="status" tabIndex={-1}>
            <Alert tone="success" title={DONE[done]} />
          </div>
        )}
        {list.length === 0 && <Empty title="没有预约" action={<Button href={paths.stations({ region: provinceSummary().code })}>找一个大厅</Button>} />}
        <ul className={styles.list}>
          {list.map((one) => (
            <li key={one.id}>
              <One {...one} />
              {one.mayRate && rating && (
                <RateForm here={here} rating={rating} of={one.id} {...(answer?.of === one.id && { errors: formErrors(answer), typed: answer.typed })} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}

const ENDED = { done: "已到场办结", missed: "没有来" } as const;

function One({ id, hall, kind, day, slot, task, cancelled, past, outcome, rating }: Appointment) {
  const appointing = appointmentPaths[useFace()];
  const over = cancelled || past || outcome !== "";
  const ended = outcome === "" ? (cancelled ? "已取消" : "已过期") : ENDED[outcome];
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          {dayText(day)} {slot} {over && <Tag>{ended}</Tag>}
        </h2>
        <p>
          {hall.name}，{kind}
          {task && `，办${task.name}`}
        </p>
        {rating !== null && <p>您给这次服务的评价是 {rating} 分（最高 5 分）。</p>}
        <p className={shared.note}>
          {hall.address}。预约号 {id}
          {!over && "，到了大厅在取号机上输入，或者告诉工作人员"}。
        </p>
        {!over && (
          <form method="post" action={`${appointing.mine()}#notice`} className={shared.actions}>
            <Button href={appointing.slots({ region: hall.region, kind, task: task?.taskCode, replaces: id })}>改期</Button>
            <Button type="submit" kind="quiet" name="cancel" value={id} aria-label={`取消预约：${dayText(day)} ${slot}`}>
              取消预约
            </Button>
            <a href={appointmentCalendar(id)} className={styles.link}>
              加到日历
            </a>
          </form>
        )}
      </div>
    </Card>
  );
}
