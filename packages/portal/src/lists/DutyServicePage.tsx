import type { DutyDepartment } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Table, type TableColumn } from "@onehall/ui/table";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { CsvLink } from "../items/CsvLink";
import { homeCrumb } from "../page/crumbs";
import { FilterLink, FilterRow } from "../page/Filter";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { csvOf, paths as addresses } from "../paths";
import type { Paths } from "../paths";
import { provinceSummary } from "../app/region-summary";
import { StaticIsland } from "../static-island/StaticIsland";
import { dutyHeading, type DutyServiceData, type loadDutyService } from "./duty-data";
import * as styles from "./lists.css";

export { dutyServiceMeta as meta, loadDutyService as loader } from "./duty-data";
export { DutyServicePage as default };

/** Which department has which powers and duties, by type. @see PAGE-20 */
export function DutyServicePage() {
  const data = useLoaderData<typeof loadDutyService>();
  return <StaticIsland name="duty-service">{import.meta.env.SSR && <DutyService {...data} />}</StaticIsland>;
}

/** Government departments first; the others perform public services. @see REGION-14 */
const GROUPS = [
  { key: "1", title: "政府部门", has: ({ deptType }: DutyDepartment) => deptType === "1" },
  { key: "2", title: "其他公共服务单位", has: ({ deptType }: DutyDepartment) => deptType !== "1" },
];

/** Address of this page with a matter type. */
const hrefOf = (paths: Paths, { region, ofProvince }: DutyServiceData, kind: string): string =>
  ofProvince ? paths.dutyServiceProvince({ kind }) : paths.dutyService({ region: region.code, kind });

function DutyService(data: DutyServiceData) {
  const { region, keeper, ofProvince, kind, departments, types } = data;
  const paths = usePaths();
  const heading = dutyHeading(data);
  const total = departments?.reduce((sum, department) => sum + department.total, 0) ?? 0;
  return (
    <Page
      title={heading}
      lead={departments && departments.length > 0 ? `${departments.length} 个部门，共 ${total} 项权责` : region.name}
      crumbs={[homeCrumb(region, paths), { label: heading }]}
    >
      {!departments && <Unavailable what="权责清单" />}
      {keeper.code !== region.code && (
        <Alert tone="info" title={`${region.name}没有单独的权责清单`}>
          <p>下面是{keeper.name}各部门的权责清单。</p>
        </Alert>
      )}
      {types.length > 0 && (
        <FilterRow label="类型">
          <FilterLink href={hrefOf(paths, data, "")} on={kind === ""} choice>
            全部
          </FilterLink>
          {types.map(({ code, label, count }) => (
            <FilterLink key={code} href={hrefOf(paths, data, code)} on={code === kind} choice>
              {label}（{count}）
            </FilterLink>
          ))}
        </FilterRow>
      )}
      {departments?.length === 0 && (
        <Empty title={kind === "" ? "这里没有行使权责的部门" : "没有这种类型的权责"} action={kind !== "" && <a href={hrefOf(paths, data, "")}>看全部类型</a>} />
      )}
      {departments && departments.length > 0 && (
        <p>
          <CsvLink href={csvOf(hrefOf(addresses.v2, data, kind))} total={total} />
        </p>
      )}
      {departments &&
        GROUPS.map(({ key, title, has }) => {
          const rows = departments.filter(has);
          return rows.length > 0 && <Group key={key} title={title} id={`departments-${key}`} rows={rows} {...data} />;
        })}
      {!ofProvince && region.code !== provinceSummary().code && (
        <p>
          <a href={paths.dutyServiceProvince({ kind })}>看省级部门权责清单</a>
        </p>
      )}
    </Page>
  );
}

/** Address of the duties of a department, of one type. */
type Duties = (deptCode: string, type?: string) => string;

const columnsOf = (duties: Duties): TableColumn<DutyDepartment>[] => [
  {
    key: "name",
    title: "部门",
    width: "35%",
    customRender: ({ orgCode, name }) => (
      <a href={duties(orgCode)} className={styles.link}>
        {name}
      </a>
    ),
  },
  { key: "total", title: "权责事项", width: "content", align: "end", customRender: ({ total }) => <span className={styles.whole}>{total} 项</span> },
  {
    key: "types",
    title: "其中",
    customRender: ({ orgCode, name, types }) => (
      <span className={styles.types}>
        {types.map(({ code, label, count }) => (
          <a key={code} href={duties(orgCode, code)} className={styles.type}>
            <VisuallyHidden>{name}：</VisuallyHidden>
            {label} {count}
          </a>
        ))}
      </span>
    ),
  },
];

function Group({ id, title, rows, keeper, kind }: DutyServiceData & { id: string; title: string; rows: DutyDepartment[] }) {
  const paths = usePaths();
  const duties: Duties = (deptCode, type = kind) => paths.dutyList({ region: keeper.code, deptCode, ...(type !== "" && { kind: type }) });
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {title}（{rows.length}）
      </h2>
      <Table caption={title} captionHidden rows={rows} rowKey="orgCode" columns={columnsOf(duties)} />
    </Card>
  );
}
