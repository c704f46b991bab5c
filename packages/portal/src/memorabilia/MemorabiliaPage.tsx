import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { StaticIsland } from "../static-island/StaticIsland";
import { byMonth, memorabiliaPath, type loadMemorabilia, type MemorabiliaData } from "./data";
import * as styles from "./memorabilia.css";

export { loadMemorabilia as loader, memorabiliaMeta as meta } from "./data";
export { MemorabiliaPage as default };

/** A chronicle of what changed in the services of a region. @see PAGE-34 */
export function MemorabiliaPage() {
  const data = useLoaderData<typeof loadMemorabilia>();
  return <StaticIsland name="memorabilia">{import.meta.env.SSR && <Memorabilia {...data} />}</StaticIsland>;
}

const monthText = (month: string): string => `${Number(month.slice(0, 4))}年${Number(month.slice(5))}月`;
const dayText = (date: string): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`;

function Memorabilia({ region, notices }: MemorabiliaData) {
  const paths = usePaths();
  const face = useFace();
  const to = (page: number) => memorabiliaPath(face, { region: region.code, page });
  const beyond = notices !== null && notices.total > 0;
  return (
    <Page title="政务服务大事记" lead={`${region.name} · 新上线的服务、规则和系统的变化`} crumbs={[homeCrumb(region, paths), { label: "大事记" }]}>
      {!notices && <Unavailable what="大事记" />}
      {notices?.data.length === 0 && (
        <Empty
          title={beyond ? "没有这一页" : "这里还没有大事记"}
          action={beyond ? <a href={to(1)}>回到第一页</a> : <a href={paths.hall(region.code)}>回{region.name}首页</a>}
        />
      )}
      {notices && notices.data.length > 0 && (
        <>
          {byMonth(notices.data).map(({ month, notices: events }) => (
            <section key={month} aria-labelledby={`m${month}`} className={styles.month}>
              <h2 id={`m${month}`} className={styles.monthName}>
                {monthText(month)}
              </h2>
              <ol className={styles.events}>
                {events.map(({ id, title, date, source }) => (
                  <li key={id} className={styles.event}>
                    <time dateTime={date.slice(0, 10)} className={styles.day}>
                      {dayText(date)}
                    </time>
                    <span>
                      <a href={paths.notice(id)} className={styles.link}>
                        {title}
                      </a>
                      <span className={styles.source}>{source}</span>
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          ))}
          <Pagination total={notices.total} pageSize={notices.pageSize} page={notices.page} href={to} />
        </>
      )}
    </Page>
  );
}
