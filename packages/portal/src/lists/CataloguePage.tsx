import type { CatalogueEntry } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { Table, type TableColumn } from "@onehall/ui/table";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { CsvLink } from "../items/CsvLink";
import { FilterForm } from "../items/FilterForm";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { csvOf, paths as addresses } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import { KINDS, type CatalogueData, type loadCatalogue } from "./catalogue-data";
import * as styles from "./lists.css";
import { isFiltered } from "./query";

export { catalogueMeta as meta, loadCatalogue as loader } from "./catalogue-data";
export { CataloguePage as default };

/** What the authorities of a region do, by national code. @see PAGE-19 */
export function CataloguePage() {
  const data = useLoaderData<typeof loadCatalogue>();
  return <StaticIsland name="catalogue">{import.meta.env.SSR && <Catalogue {...data} />}</StaticIsland>;
}

const columns: TableColumn<CatalogueEntry>[] = [
  { key: "basicCode", title: "基本编码", width: "content", customRender: ({ basicCode }) => <code className={styles.code}>{basicCode}</code> },
  { key: "name", title: "事项", rowHeader: true, width: "35%", customRender: (entry) => <Guide entry={entry} /> },
  { key: "kindLabel", title: "类型", width: "content", customRender: ({ kindLabel }) => <span className={styles.whole}>{kindLabel}</span> },
  { key: "deptName", title: "主管部门" },
  { key: "levels", title: "办理层级" },
];

function Guide({ entry: { kind, taskCode, name } }: { entry: CatalogueEntry }) {
  const paths = usePaths();
  return (
    <a href={paths.task({ kind, code: taskCode })} className={styles.link}>
      {name}
    </a>
  );
}

const TITLE = "政务服务事项通用目录";

function Catalogue({ region, departments, parameters, kind, list }: CatalogueData) {
  const paths = usePaths();
  const { keyword, departmentCode } = parameters;
  const own = { region: region.code, keyword, departmentCode, kind };
  const whole = paths.catalogue({ region: region.code });
  const narrow = isFiltered(parameters) || kind !== "";
  return (
    <Page title={TITLE} lead={`${region.name} · 事项在各级的名称和编码都一样，由谁办看办事指南`} crumbs={[homeCrumb(region, paths), { label: TITLE }]}>
      <div className={styles.main}>
        <FilterForm
          action={new URL(whole, "http://own.invalid").pathname}
          label="在目录里找"
          keyword={keyword}
          choices={[
            { name: "kind", label: "类型", value: kind, all: "全部类型", options: KINDS },
            {
              name: "departmentCode",
              label: "部门",
              value: departmentCode,
              all: "全部部门",
              options: departments.map((one) => ({ value: one.code, label: one.name })),
            },
          ]}
          hidden={{ region: region.code }}
        />
        {!list && <Unavailable what="通用目录" />}
        {list?.list.length === 0 && (
          <Empty
            title={list.total > 0 ? "没有这一页" : "没有符合条件的事项"}
            action={<a href={narrow && list.total === 0 ? whole : paths.catalogue(own)}>{narrow && list.total === 0 ? "去掉筛选条件" : "回到第一页"}</a>}
          />
        )}
        {list && list.list.length > 0 && (
          <Card className={styles.table}>
            <div className={styles.head}>
              <p className={styles.muted}>
                共 <strong>{list.total}</strong> 项
              </p>
              <CsvLink href={csvOf(addresses.v2.catalogue(own))} total={list.total} />
            </div>
            <Table caption={TITLE} captionHidden rows={list.list} rowKey="taskCode" columns={columns} />
            <Pagination total={list.total} pageSize={list.pageSize} page={list.page} href={(page) => paths.catalogue({ ...own, page })} />
          </Card>
        )}
      </div>
    </Page>
  );
}
