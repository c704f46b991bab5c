import type { MzbItem } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import type { TableColumn } from "@onehall/ui/table";
import { Tag } from "@onehall/ui/tag";
import { useLoaderData } from "react-router-dom";
import { OpenTable } from "../affairs-public/OpenTable";
import { usePaths } from "../app/face";
import { Icon } from "../icons";
import { homeCrumb } from "../page/crumbs";
import { FilterLink, FilterRow } from "../page/Filter";
import { Page } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import type { Paths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadMzb, MzbData } from "./items-data";
import * as styles from "./mzb.css";

export { loadMzb as loader, mzbMeta as meta } from "./items-data";
export { MzbPage as default };

/** Tasks for which one brings no certificate. @see PAGE-24 */
export function MzbPage() {
  const data = useLoaderData<typeof loadMzb>();
  return <StaticIsland name="mzb">{import.meta.env.SSR && <Mzb {...data} />}</StaticIsland>;
}

function Mzb({ region, keyword, licence, index, list }: MzbData) {
  const paths = usePaths();
  const own = { region: region.code };
  const to = (change: { licence?: string; page?: number }) => paths.mzb({ ...own, keyword, licence: licence?.code, ...change });
  const hot = index?.hotLicences ?? [];
  const others = licence && !hot.some(({ code }) => code === licence.code) ? [licence] : [];
  return (
    <Page
      title="民生免证办"
      lead="政府部门已经发过的证件，由窗口直接调用电子证照，您不用再带。"
      crumbs={[homeCrumb(region, paths), { label: "政务公开", href: paths.openGovernment(own) }, { label: "民生免证办" }]}
    >
      {index && (
        <ul className={styles.figures}>
          <li>
            <Card className={styles.figure}>
              <Icon name="badge-check" size={36} className={styles.icon} />
              <span>
                在{region.name}
                <strong className={styles.number}>{index.items} 个事项</strong>
                政府发的证件一样也不用带
              </span>
            </Card>
          </li>
          <li>
            <Card className={styles.figure}>
              <Icon name="id-card" size={36} className={styles.icon} />
              <span>
                可以代替原件的
                <strong className={styles.number}>{index.licences} 种电子证照</strong>
                <a href={paths.mzbLicences(own)}>看证照目录</a>
              </span>
            </Card>
          </li>
        </ul>
      )}
      <div>
        <SearchForm action={paths.mzb({})} label="在免证办事项里找" keyword={keyword} hidden={{ ...own, licence: licence?.code }} />
        {hot.length > 0 && (
          <FilterRow label="您有哪种证照">
            <FilterLink href={to({ licence: "" })} on={!licence} choice>
              都不用带的事项
            </FilterLink>
            {[...hot, ...others].map(({ code, name, items }) => (
              <FilterLink key={code} href={to({ licence: code })} on={code === licence?.code} choice>
                {name}（{items}）
              </FilterLink>
            ))}
          </FilterRow>
        )}
      </div>
      {licence && <p className={styles.note}>下面的事项不用带{licence.name}；如果还要别的材料，办事指南里写得很清楚。</p>}
      <OpenTable
        list={list}
        what={licence ? `不用带${licence.name}的事项` : "免证办事项"}
        rowKey="taskCode"
        href={(page) => to({ page })}
        columns={columnsOf(paths, licence?.name)}
        onward={<Button href={paths.mzb(own)}>看全部免证办事项</Button>}
      />
    </Page>
  );
}

/** Columns of tasks; the licence that was asked for stands out. */
const columnsOf = (paths: Paths, licence: string | undefined): TableColumn<MzbItem>[] => [
  { key: "name", title: "事项", width: "35%", customRender: ({ taskCode: code, kind, name }) => <a href={paths.task({ kind, code })}>{name}</a> },
  { key: "deptName", title: "实施机关", width: "25%" },
  {
    key: "licences",
    title: "不用带",
    width: "40%",
    customRender: ({ licences }) => (
      <span className={styles.licences}>
        {licences.map((name) => (
          <Tag key={name} tone={name === licence ? "brand" : "success"}>
            {name}
          </Tag>
        ))}
      </span>
    ),
  },
];
