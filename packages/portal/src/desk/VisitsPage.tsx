import { dayText, type DeskAppointment } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { useActionData, useLoaderData } from "react-router-dom";
import * as styles from "../applications/applications.css";
import * as shared from "../page/sheet.css";
import { deskPaths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { DeskNotice, VisitsData } from "./data";
import { DeskLayout } from "./DeskLayout";

export { answerVisit as action, loadVisits as loader, visitsMeta as meta } from "./data";
export { VisitsPage as default };

/** Appointments at the windows of one's department that have not ended. @see APPLY-25 */
export function VisitsPage() {
  const { content, done } = useLoaderData<VisitsData>();
  const answer = useActionData<DeskNotice>();
  return (
    <StaticIsland name="visits">
      {import.meta.env.SSR && (
        <DeskLayout title="预约" current={deskPaths.visits()} staff={content !== null} notice={answer?.notice ?? ""} done={done && !answer}>
          {content && <Visits {...content} />}
        </DeskLayout>
      )}
    </StaticIsland>
  );
}

function Visits({ total, page, pageSize, list }: NonNullable<VisitsData["content"]>) {
  if (list.length === 0) return <Empty title="没有等待登记的预约" />;
  return (
    <>
      <p>共 {total} 个预约，最早的在前面。到场办结的，预约的人可以评价；过了时间没有来的，也请登记。</p>
      <ul className={styles.list}>
        {list.map((visit) => (
          <li key={visit.id}>
            <Visit {...visit} />
          </li>
        ))}
      </ul>
      <Pagination total={total} page={page} pageSize={pageSize} href={(to) => deskPaths.visits({ page: to })} />
    </>
  );
}

function Visit({ id, day, slot, kind, person, hallName, taskName, past }: DeskAppointment) {
  const which = `${dayText(day)} ${slot} ${person}`;
  return (
    <Card>
      <div className={styles.part}>
        <h2 className={styles.title}>
          {dayText(day)} {slot} {person}
        </h2>
        <p>
          {hallName}，{kind}
          {taskName !== "" && `，办${taskName}`}
        </p>
        <p className={shared.note}>预约号 {id}</p>
        <form method="post" action={`${deskPaths.visits()}#notice`} className={shared.actions}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" kind="primary" name="outcome" value="done" aria-label={`已到场办结：${which}`}>
            已到场办结
          </Button>
          {past && (
            <Button type="submit" name="outcome" value="missed" aria-label={`没有来：${which}`}>
              没有来
            </Button>
          )}
        </form>
      </div>
    </Card>
  );
}
