import type { NoticeSummary } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { Blocks } from "../guides/Blocks";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { StaticIsland } from "../static-island/StaticIsland";
import type { NoticeData } from "./data";
import * as styles from "./notices.css";

export { loadNotice as loader, noticeMeta as meta } from "./data";
export { NoticePage as default };

/** Nothing on an article hydrates: it ships no script. */
export const handle = { hydrate: false };

/** A notice: text, where it comes from, its neighbours in time. */
export function NoticePage() {
  const data = useLoaderData<NoticeData>();
  return <StaticIsland name="notice">{import.meta.env.SSR && <Article {...data} />}</StaticIsland>;
}

function Article({ notice, region }: NoticeData) {
  const paths = usePaths();
  return (
    <Page
      title={notice.title}
      lead={
        <>
          {/* Programs read the time as it is written here. @see CONTENT-02 */}
          <time dateTime={`${notice.date.replace(" ", "T")}:00+08:00`}>{`发布时间：${notice.date}:00`}</time>　来源：{notice.source}
        </>
      }
      crumbs={[homeCrumb(region, paths), { label: "通知公告", href: paths.notices({ region: region.code }) }, { label: notice.title }]}
    >
      <Card as="article" padding="large" className={styles.article}>
        <Blocks blocks={notice.body} />
      </Card>
      <nav aria-label="相邻的通知" className={styles.neighbours}>
        <Neighbour label="上一篇" notice={notice.previous} />
        <Neighbour label="下一篇" notice={notice.next} />
      </nav>
    </Page>
  );
}

function Neighbour({ label, notice }: { label: string; notice: NoticeSummary | null }) {
  const paths = usePaths();
  return (
    <p>
      {label}：{notice ? <a href={paths.notice(notice.id)}>{notice.title}</a> : "没有了"}
    </p>
  );
}
