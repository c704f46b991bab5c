import { dayText } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { useActionData, useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import * as styles from "../applications/applications.css";
import { CaseSection } from "../applications/CaseFacts";
import { SampleNotice } from "../applications/SampleNotice";
import { Page } from "../page/Page";
import * as shared from "../page/sheet.css";
import { StaticIsland } from "../static-island/StaticIsland";
import { appointmentPaths } from "../paths";
import type { BookAnswer, BookData } from "./data";

export { answerBooking as action, bookMeta as meta, loadBooking as loader } from "./data";
export { BookPage as default };

/** A slot to be looked at once more before it is taken. */
export function BookPage() {
  const data = useLoaderData<BookData>();
  const answer = useActionData<BookAnswer>();
  return <StaticIsland name="book">{import.meta.env.SSR && <Booking {...data} notice={answer?.notice ?? ""} />}</StaticIsland>;
}

function Booking({ wanted, hall, task, sample, notice }: BookData & BookAnswer) {
  const paths = usePaths();
  const appointing = appointmentPaths[useFace()];
  const { region, kind, day, slot, replaces } = wanted;
  const choose = appointing.slots({ region, kind, task: wanted.task || undefined, replaces: replaces || undefined });
  const here = appointing.book({ region, kind, day, slot, task: wanted.task || undefined, replaces: replaces || undefined });
  return (
    <Page title="确认预约" crumbs={[{ label: "首页", href: paths.hall(region) }, { label: "预约", href: choose }, { label: "确认" }]}>
      <div className={shared.sheet}>
        {sample && <SampleNotice />}
        {notice !== "" && (
          <div id="notice" role="alert" tabIndex={-1}>
            <Alert tone="danger" title="没有预约成功">
              <p>{notice}</p>
            </Alert>
          </div>
        )}
        <CaseSection
          id="wanted"
          title="请核对"
          rows={[
            ["时间", `${dayText(day)} ${slot}`],
            ["地点", `${hall.name}，${hall.address}`],
            ["窗口", kind],
            ...(task ? [["事项", task.name] as const] : []),
          ]}
        />
        {replaces !== "" && <p>确认后，原来的预约（{replaces}）就取消了。</p>}
        <form method="post" action={`${here}#notice`}>
          <div className={shared.actions}>
            <Button type="submit" kind="primary" size="large">
              {replaces === "" ? "确认预约" : "确认改期"}
            </Button>
            <a href={choose} className={styles.link}>
              换一个时间
            </a>
          </div>
        </form>
      </div>
    </Page>
  );
}
