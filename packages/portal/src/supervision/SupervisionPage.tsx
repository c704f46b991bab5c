import { DUE_SOON, type Supervision, type Timeliness, type WorkOrderStatistics } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Chart } from "@onehall/ui/chart";
import { Table, type TableColumn } from "@onehall/ui/table";
import { Tag } from "@onehall/ui/tag";
import { useLoaderData } from "react-router-dom";
import { FileLink } from "../affairs-public/OpenTable";
import { usePaths } from "../app/face";
import { useRootData } from "../app/root-data";
import { homeCrumb } from "../page/crumbs";
import { Collapsible } from "../page/Collapsible";
import { Page } from "../page/Page";
import * as lines from "../page/rows.css";
import { Unavailable } from "../page/Unavailable";
import { csvOf, withQuery } from "../paths";
import { Figures } from "../reviews/Figures";
import { monthName, percent, shortMonth, spanOf } from "../reviews/standing";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadSupervision, PunctualityRow, SupervisionData } from "./data";
import * as styles from "./supervision.css";

export { loadSupervision as loader, supervisionMeta as meta } from "./data";
export { SupervisionPage as default };

/** 效能监督: whether what was promised is kept, by month, region and department. @see RATING-05 */
export function SupervisionPage() {
  const data = useLoaderData<typeof loadSupervision>();
  return <StaticIsland name="supervision">{import.meta.env.SSR && <Overview {...data} />}</StaticIsland>;
}

function Overview({ region, figures, statistics, punctual }: SupervisionData) {
  const paths = usePaths();
  const file = (table: string) => withQuery(csvOf(paths.supervision()), { region: region.code, table });
  const notice = useRootData()?.config.site.notice ?? "";
  const span = figures && `统计时间：${monthName(figures.from)}至${monthName(figures.until)}。`;
  return (
    <Page
      title="政务服务效能监督"
      lead={`${region.name}各级部门办事快不快、承诺兑现了没有。${span ?? ""}${notice}`}
      crumbs={[homeCrumb(region, paths), { label: "效能监督" }]}
    >
      <div className={styles.actions}>
        <Button href={paths.reviews({ region: region.code })}>看好差评</Button>
        <Button href={paths.progress(region.code)}>查我的办件进度</Button>
      </div>
      {punctual ? <Now punctual={punctual} /> : <Unavailable what="办件预警" />}
      {figures ? <Rates figures={figures} /> : <Unavailable what="效能统计" />}
      {statistics ? <Months statistics={statistics} file={file("month")} /> : <Unavailable what="办件统计" />}
      {punctual && punctual.regions.length > 0 && (
        <PunctualTable id="regions" what="地区" rows={punctual.regions} file={file("region")} href={({ code }) => paths.supervision(code)} />
      )}
      {punctual && punctual.departments.length > 0 && (
        <PunctualTable
          id="departments"
          what="部门"
          rows={punctual.departments}
          file={file("department")}
          href={({ orgCode }) => (orgCode === null ? undefined : paths.department(orgCode, region.code))}
        />
      )}
    </Page>
  );
}

const number = (value: number): string => value.toLocaleString("zh-CN");
const onTime = ({ finished, onTimeRate }: Pick<Timeliness, "finished" | "onTimeRate">): string => (finished === 0 ? "—" : percent(onTimeRate));

const Now = ({ punctual }: { punctual: Timeliness }) => (
  <Figures
    label="办件时效和预警"
    list={[
      {
        label: "按时办结率",
        value: punctual.finished === 0 ? "—" : punctual.onTimeRate.toFixed(2),
        unit: punctual.finished === 0 ? "" : "%",
        note: "在承诺期限内办结",
      },
      { label: "办结", value: number(punctual.finished), unit: "件", note: "近 12 个完整的月份" },
      { label: "在办", value: number(punctual.underWay), unit: "件", note: "此刻正在办理" },
      { label: "临近期限", value: number(punctual.dueSoon), unit: "件", note: `${DUE_SOON} 天内到承诺期限` },
      { label: "已超期限", value: number(punctual.overdue), unit: "件", note: "正在督办" },
    ]}
  />
);

function Rates({ figures }: { figures: Supervision }) {
  const { departments, channels } = figures;
  return (
    <div className={styles.charts}>
      <Card>
        <h2 className={styles.title}>受理和办结</h2>
        <dl className={lines.rows}>
          <Fact label="收到申请" value={`${number(figures.applications)} 件`} />
          <Fact label="受理通过率" value={percent(figures.acceptanceRate)} />
          <Fact label="办结批准率" value={percent(figures.approvalRate)} />
          <Fact label="补齐补正发生率" value={percent(figures.correctionRate)} />
          <Fact label="特别程序发生率" value={percent(figures.specialRate)} />
          <Fact label="纳入监督的部门" value={`省级 ${departments.province}、市级 ${departments.city}、县级 ${departments.county}、镇街 ${departments.town}`} />
        </dl>
      </Card>
      <Card>
        {figures.applications > 0 ? (
          <Chart
            kind="bar"
            title="申请方式"
            unit="%"
            categories={["窗口办理", "网上办理", "快递申请"]}
            series={[{ name: "占比", values: [channels.window, channels.online, channels.express] }]}
          />
        ) : (
          <p>近 12 个月没有申请。</p>
        )}
      </Card>
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className={lines.row}>
    <dt className={lines.label}>{label}</dt>
    <dd className={lines.value}>{value}</dd>
  </div>
);

const Months = ({ statistics: { months }, file }: { statistics: WorkOrderStatistics; file: string }) => (
  <Card>
    <Chart
      kind="line"
      title={`每月受理和办结（${spanOf(months)}）`}
      unit=" 件"
      categories={months.map(({ month }) => shortMonth(month))}
      series={[
        { name: "受理", values: months.map(({ accepted }) => accepted) },
        { name: "办结", values: months.map(({ finished }) => finished) },
      ]}
    />
    <FileLink href={file} what="各月办件数" />
  </Card>
);

type Href<Row> = (row: Row) => string | undefined;

const columnsOf = <Row extends PunctualityRow>(what: string, href: Href<Row>): TableColumn<Row>[] => [
  { key: "name", title: what, rowHeader: true, customRender: (row) => <Name href={href(row)}>{row.name}</Name> },
  { key: "finished", title: "办结", align: "end", customRender: (row) => number(row.finished) },
  { key: "onTimeRate", title: "按时办结率", align: "end", customRender: (row) => onTime(row) },
  { key: "underWay", title: "在办", align: "end", customRender: (row) => number(row.underWay) },
  { key: "dueSoon", title: "临近期限", align: "end", customRender: ({ dueSoon }) => <Warning count={dueSoon} tone="warning" /> },
  { key: "overdue", title: "已超期限", align: "end", customRender: ({ overdue }) => <Warning count={overdue} tone="danger" /> },
];

type PunctualTableProps<Row> = { id: string; what: string; rows: readonly Row[]; file: string; href: Href<Row> };

/** Rows that can be looked over at once; more stand behind a heading. */
const LONG = 25;

function PunctualTable<Row extends PunctualityRow>({ id, what, rows, file, href }: PunctualTableProps<Row>) {
  const table = <Table caption={`各${what}的办件时效和预警`} captionHidden rows={rows} rowKey={({ name }) => name} columns={columnsOf(what, href)} />;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        按{what}
      </h2>
      <Card>
        {rows.length > LONG ? <Collapsible summary={`看 ${rows.length} 个${what}`}>{table}</Collapsible> : table}
        <FileLink href={file} what={`各${what}办件时效`} />
      </Card>
    </section>
  );
}

/** A number that is coloured where there is something to warn of. */
const Warning = ({ count, tone }: { count: number; tone: "warning" | "danger" }) => (count === 0 ? <>0</> : <Tag tone={tone}>{number(count)}</Tag>);

const Name = ({ href, children }: { href: string | undefined; children: string }) =>
  href ? (
    <a href={href} className={styles.link}>
      {children}
    </a>
  ) : (
    <>{children}</>
  );
