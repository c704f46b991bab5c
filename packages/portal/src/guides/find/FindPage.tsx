import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../../app/face";
import { homeCrumb } from "../../page/crumbs";
import { Page } from "../../page/Page";
import { SearchForm } from "../../page/SearchForm";
import { Unavailable } from "../../page/Unavailable";
import { withQuery } from "../../paths";
import { StaticIsland } from "../../static-island/StaticIsland";
import * as styles from "../pages.css";
import type { FindData, loadFind } from "./data";
import { kindOf } from "./kinds";

export { findMeta as meta, loadFind as loader } from "./data";
export { FindPage as default };

/** Tasks to choose from, for a page that needs one; the most asked for come first. */
export function FindPage() {
  const data = useLoaderData<typeof loadFind>();
  return <StaticIsland name="find">{import.meta.env.SSR && <Find {...data} />}</StaticIsland>;
}

function Find({ region, kind, action, keyword, list }: FindData) {
  const paths = usePaths();
  const { name, lead, href } = kindOf(kind);
  const to = (page: number) => withQuery(action, { region: region.code, keyword, page });
  const beyond = list !== null && list.total > 0;
  return (
    <Page title={name} lead={`${region.name} · ${lead}`} crumbs={[homeCrumb(region, paths), { label: name }]}>
      <SearchForm action={action} label="事项名称或者平常的说法" keyword={keyword} hidden={{ region: region.code }} />
      {!list && <Unavailable what="事项列表" />}
      {list?.items.length === 0 && (
        <Empty
          title={beyond ? "没有这一页" : `没有找到“${keyword}”`}
          action={beyond ? <a href={to(1)}>回到第一页</a> : <a href={paths.search({ keyword, region: region.code })}>在全站搜索“{keyword}”</a>}
        >
          {!beyond && "换个说法再找，或者去全站搜索。"}
        </Empty>
      )}
      {list && list.items.length > 0 && (
        <>
          <ul className={styles.places}>
            {list.items.map((item) => (
              <li key={item.taskCode}>
                <Card className={styles.place}>
                  <h2 className={styles.placeName}>
                    <a href={href(paths, item)} className={styles.onward}>
                      {item.name}
                    </a>
                  </h2>
                  <p className={styles.note}>{item.deptName}</p>
                  <p className={styles.note}>
                    {item.promise} · {item.visits === 0 ? "不用跑现场" : `到现场 ${item.visits} 次`}
                  </p>
                </Card>
              </li>
            ))}
          </ul>
          <Pagination total={list.total} pageSize={list.pageSize} page={list.page} href={to} />
        </>
      )}
    </Page>
  );
}
