import { type Queries, type Row, sql, type Statement } from "./index";
import { basisColumns, basisRows, factColumns, factRows, taskColumns, taskRow } from "./task-rows";

/** A list that everybody may take and use. */
export type Dataset = {
  /** Name in the address. */
  key: string;
  title: string;
  description: string;
  /** Where it comes from. */
  source: string;
  /** Headings by column, in the order of the file. */
  columns: Readonly<Record<string, string>>;
  rows: Statement;
  /** The rows of the file that a row of the database makes, where it is not one itself. */
  rowsOf?: (row: Row) => Row[];
  /** How many rows the file has; absent where only reading them tells. */
  count?: Statement<{ n: number }>;
};

const OURS = "本站内容包，样例内容";

/** Every list that is offered. Nothing personal is in any of them. */
export const datasets: readonly Dataset[] = [
  {
    key: "regions",
    title: "行政区划",
    description: "省、市、县（区）、镇（街道）、村（社区）的编码、名称和上级。",
    source: "国家统计局统计用区划代码（截至2023年6月30日），加上之后新设的街道",
    columns: { code: "编码", name: "名称", level: "层级", parent: "上级编码" },
    rows: sql`SELECT code, name, level, COALESCE(parent, '') AS parent FROM region WHERE hidden = 0 ORDER BY sort, code`,
    count: sql`SELECT COUNT(*) AS n FROM region WHERE hidden = 0`,
  },
  {
    key: "departments",
    title: "省、市、县部门",
    description: "提供办事服务的部门，附统一社会信用代码。",
    source: OURS,
    columns: { org: "机构代码", credit: "统一社会信用代码", name: "名称", region: "地区编码" },
    rows: sql`SELECT org, credit, department.name, region FROM department JOIN region ON region.code = department.region
      WHERE LENGTH(region) = 6 ORDER BY region.sort, department.sort, org`,
    count: sql`SELECT COUNT(*) AS n FROM department WHERE LENGTH(region) = 6`,
  },
  {
    key: "tasks",
    title: "政务服务事项",
    description: "每个事项的名称、类型、时限和跑动次数；在哪些地方办、怎么办见办事指南。",
    source: OURS,
    columns: taskColumns,
    rows: sql`SELECT guide FROM task ORDER BY id`,
    rowsOf: (row) => [taskRow(row)],
    count: sql`SELECT COUNT(*) AS n FROM task`,
  },
  {
    key: "legal-bases",
    title: "事项的设定依据",
    description: "每个事项依据的法律、文件、文号、条号和内容；没有条号的，原因写在内容后面。",
    source: "公开的法律、法规、规章和文件，由本站内容包摘要",
    columns: basisColumns,
    rows: sql`SELECT guide FROM task ORDER BY id`,
    rowsOf: basisRows,
  },
  {
    key: "task-facts",
    title: "事项的条件、材料、时限和收费的出处",
    description: "每个事项的每一项条件、材料、时限、收费依据什么，哪天核对过，有效到哪天，哪天以前再核对。",
    source: `${OURS}；出处是公开的法律、法规、规章和文件`,
    columns: factColumns,
    rows: sql`SELECT guide FROM task ORDER BY id`,
    rowsOf: factRows,
  },
  {
    key: "stations",
    title: "办事大厅和服务站点",
    description: "省、市、县政务服务中心和镇村服务站点的名称、地址、电话和坐标。坐标标为约的，只表示在那一带。",
    source: `${OURS}；城市和部分县城的坐标来自 GeoNames（CC BY 4.0）`,
    columns: { region: "地区编码", name: "名称", address: "地址", phone: "电话", hours: "办公时间", lat: "纬度", lng: "经度", approximate: "坐标为约" },
    rows: sql`SELECT station.region, station.name, station.address, station.phone, office_hours.text AS hours, station.lat, station.lng, station.approximate
      FROM station JOIN office_hours ON office_hours.id = station.hours ORDER BY station.level, station.sort, station.region`,
    count: sql`SELECT COUNT(*) AS n FROM station`,
  },
  {
    key: "notices",
    title: "通知公告",
    description: "通知公告的标题、时间、来源和地区。",
    source: OURS,
    columns: { id: "编号", title: "标题", published: "发布时间", source: "来源", kind: "类型", region: "地区编码" },
    rows: sql`SELECT id, title, published, source, kind, region FROM notice ORDER BY published DESC, id DESC`,
    count: sql`SELECT COUNT(*) AS n FROM notice`,
  },
];

/** The rows of a list, all of them. */
export async function rowsOf(queries: Queries, { rows, rowsOf: made = (row) => [row] }: Dataset): Promise<Row[]> {
  return (await queries.all(rows)).flatMap(made);
}

/** How many rows a list has. */
export async function countOf(queries: Queries, dataset: Dataset): Promise<number> {
  return dataset.count ? ((await queries.get(dataset.count))?.n ?? 0) : (await rowsOf(queries, dataset)).length;
}
