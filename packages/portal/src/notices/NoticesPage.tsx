import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { Words } from "../page/Words";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadNotices, NoticesData } from "./data";
import { NoticeDate } from "./NoticeDate";
import * as styles from "./notices.css";

export { loadNotices as loader, noticesMeta as meta } from "./data";
export { NoticesPage as default };

/** Notices of a region, newest first. */
export function NoticesPage() {
  const data = useLoaderData<typeof loadNotices>();
  return <StaticIsland name="notices">{import.meta.env.SSR && <Notices {...data} />}</StaticIsland>;
}

function Notices({ region, page, kind, notices }: NoticesData) {
  const paths = usePaths();
  return (
    <Page
      title={kind || "通知公告"}
      lead={notices && `${region.name} · 共 ${notices.total} 条`}
      crumbs={[
        homeCrumb(region, paths),
        ...(kind ? [{ label: "通知公告", href: paths.notices({ region: region.code }) }, { label: kind }] : [{ label: "通知公告" }]),
      ]}
    >
      {!notices && <Unavailable what="通知公告" />}
      {notices?.data.length === 0 && (
        <Empty
          title={page > 1 ? "没有更多通知" : "还没有发布通知"}
          action={(page > 1 || kind) && <a href={paths.notices({ region: region.code })}>看全部通知</a>}
        />
      )}
      {notices && notices.data.length > 0 && (
        <Card>
          <ul className={styles.lines}>
            {notices.data.map(({ id, title, date, source, kind: noticeKind }) => (
              <li key={id} className={styles.line}>
                <a href={paths.notice(id)} className={styles.name}>
                  <Words text={title} />
                </a>
                <span className={styles.source}>{[noticeKind, source].filter(Boolean).join(" · ")}</span>
                <NoticeDate date={date} className={styles.date} />
              </li>
            ))}
          </ul>
          <Pagination
            total={notices.total}
            pageSize={notices.pageSize}
            page={page}
            href={(number) => paths.notices({ region: region.code, kind, page: number })}
          />
        </Card>
      )}
    </Page>
  );
}
