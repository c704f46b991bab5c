import type { RatingStatistics } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Chart } from "@onehall/ui/chart";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { Table, type TableColumn } from "@onehall/ui/table";
import { useLoaderData } from "react-router-dom";
import { FileLink, ListBar } from "../affairs-public/OpenTable";
import { usePaths } from "../app/face";
import { useRootData } from "../app/root-data";
import { homeCrumb } from "../page/crumbs";
import { FilterLink, FilterRow } from "../page/Filter";
import { Collapsible } from "../page/Collapsible";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { csvOf, withQuery } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import { KINDS, type loadReviews, type ReviewsData } from "./data";
import { Figures } from "./Figures";
import { ReviewList } from "./ReviewList";
import * as styles from "./reviews.css";
import { rectifiedShare, score, shortMonth, spanOf, type Standing } from "./standing";

export { loadReviews as loader, reviewsMeta as meta } from "./data";
export { ReviewsPage as default };

/** 好差评: figures, charts with their tables, and the ratings themselves. @see RATING-01 */
export function ReviewsPage() {
  const data = useLoaderData<typeof loadReviews>();
  return <StaticIsland name="reviews">{import.meta.env.SSR && <Reviews {...data} />}</StaticIsland>;
}

function Reviews({ region, of, kind, figures, list }: ReviewsData) {
  const paths = usePaths();
  const notice = useRootData()?.config.site.notice ?? "";
  const href = (page: number, which = kind) => paths.reviews({ region: of.code, kind: which === "all" ? "" : which, page });
  return (
    <Page
      title="政务服务好差评"
      lead={`${region.name}各级部门的服务，由办过事的人来打分。好评差评都公开，差评要整改、要回访。${notice}`}
      crumbs={[homeCrumb(region, paths), { label: "好差评" }]}
    >
      <div className={styles.actions}>
        <Button href={paths.review({ region: region.code })} kind="primary">
          我来评价
        </Button>
        <Button href={paths.supervision(region.code)}>看效能监督</Button>
      </div>
      {of.code !== region.code && (
        <Alert tone="info" title={`${region.name}还没有自己的评价`}>
          <p>下面是{of.name}的评价。</p>
        </Alert>
      )}
      {figures ? <Statistics region={of} figures={figures} /> : <Unavailable what="评价统计" />}
      <section id="list" aria-labelledby="list-title" className={styles.section}>
        <h2 id="list-title" className={styles.title}>
          公开的评价
        </h2>
        <FilterRow label="查看">
          {KINDS.map(({ key, name }) => (
            <FilterLink key={key} href={`${href(1, key)}#list`} on={key === kind} choice>
              {name}
            </FilterLink>
          ))}
        </FilterRow>
        {!list && <Unavailable what="评价列表" />}
        {list && list.list.length === 0 && (
          <Empty
            title={list.total > 0 ? "没有这一页" : "还没有这样的评价"}
            action={<a href={`${list.total > 0 ? href(1) : paths.reviews()}#list`}>{list.total > 0 ? "回到第一页" : "看全省的评价"}</a>}
          />
        )}
        {list && list.list.length > 0 && (
          <>
            <ListBar total={list.total} what="好差评" file={csvOf(href(1))} />
            <ReviewList list={list.list} />
            <Pagination
              total={list.total}
              pageSize={list.pageSize}
              page={list.page}
              href={(page) => `${href(page)}#list`}
              labels={{ navigation: "评价的分页" }}
            />
          </>
        )}
      </section>
    </Page>
  );
}

function Statistics({ region, figures }: { region: ReviewsData["of"]; figures: RatingStatistics }) {
  const paths = usePaths();
  const { affairsShort, evaluationsShort, badShort, months, channels, levels, reasons, regions, departments } = figures;
  const file = (table: string) => withQuery(csvOf(paths.reviews()), { region: region.code, table });
  const names = months.map(({ month }) => shortMonth(month));
  const lowest = Math.min(...months.map(({ averageScore }) => averageScore));
  return (
    <>
      <Figures
        label="好差评的数字"
        list={[
          { label: "办件总数", value: affairsShort.value.toLocaleString("zh-CN"), unit: `${affairsShort.unit}件` },
          { label: "评价总数", value: evaluationsShort.value.toLocaleString("zh-CN"), unit: `${evaluationsShort.unit}次` },
          { label: "平均得分", value: score(figures), unit: "分", note: "满分 5 分" },
          { label: "差评数", value: badShort.value.toLocaleString("zh-CN"), unit: `${badShort.unit}次`, note: "不满意和非常不满意" },
          { label: "差评整改率", value: figures.bad === 0 ? "—" : figures.correctionRate.toFixed(2), unit: figures.bad === 0 ? "" : "%" },
        ]}
      />
      {figures.evaluations > 0 && (
        <div className={styles.charts}>
          <Card>
            <Chart
              kind="share"
              title="五级评价构成"
              unit=" 次"
              categories={levels.map(({ label }) => label)}
              series={[{ name: "评价数", values: levels.map(({ count }) => count) }]}
            />
          </Card>
          <Card>
            <Chart
              kind="bar"
              title="按渠道"
              unit=" 次"
              categories={channels.map(({ name }) => name)}
              series={[{ name: "评价数", values: channels.map(({ count }) => count) }]}
            />
            <FileLink href={file("channel")} what="各渠道评价数" />
          </Card>
          <Card>
            <Chart
              kind="line"
              title={`每月评价数（${spanOf(months)}）`}
              unit=" 次"
              categories={names}
              series={[{ name: "评价数", values: months.map((one) => one.evaluations) }]}
            />
            <FileLink href={file("month")} what="各月好差评" />
          </Card>
          <Card>
            <Chart
              kind="line"
              title={`每月平均得分（${spanOf(months)}）`}
              unit=" 分"
              start={lowest >= 4 ? 4 : 0}
              format={(value) => value.toFixed(2)}
              categories={names}
              series={[{ name: "平均得分", values: months.map((one) => one.averageScore) }]}
            />
            <p className={styles.note}>没有人评价的月份记 0 分。</p>
          </Card>
        </div>
      )}
      {regions.length > 0 && (
        <StandingTable id="regions" what="地区" rows={regions} file={file("region")} href={({ code }) => paths.reviews({ region: code })} />
      )}
      {departments.length > 0 && (
        <StandingTable
          id="departments"
          what="部门"
          rows={departments}
          file={file("department")}
          href={({ orgCode }) => (orgCode === null ? undefined : paths.department(orgCode, region.code))}
        />
      )}
      {reasons.length > 0 && (
        <section aria-labelledby="reasons" className={styles.section}>
          <h2 id="reasons" className={styles.title}>
            差评的原因
          </h2>
          <Card>
            <Table
              caption="差评的原因，说得最多的在前"
              captionHidden
              rows={reasons}
              rowKey="code"
              columns={[
                { key: "code", title: "代码", width: "content" },
                { key: "label", title: "原因", rowHeader: true },
                { key: "count", title: "次数", align: "end", customRender: ({ count }) => count.toLocaleString("zh-CN") },
              ]}
            />
            <FileLink href={file("reason")} what="差评原因" />
          </Card>
        </section>
      )}
    </>
  );
}

type Href<Row> = (row: Row) => string | undefined;

const columnsOf = <Row extends Standing>(what: string, href: Href<Row>): TableColumn<Row>[] => [
  { key: "name", title: what, rowHeader: true, customRender: (row) => <Name href={href(row)}>{row.name}</Name> },
  { key: "evaluations", title: "评价数", align: "end", customRender: (row) => row.evaluations.toLocaleString("zh-CN") },
  { key: "bad", title: "差评数", align: "end", customRender: (row) => row.bad.toLocaleString("zh-CN") },
  { key: "correctionRate", title: "差评整改率", align: "end", customRender: (row) => rectifiedShare(row) },
  { key: "averageScore", title: "平均得分", align: "end", customRender: (row) => score(row) },
];

type StandingTableProps<Row> = { id: string; what: string; rows: readonly Row[]; file: string; href: Href<Row> };

/** Rows that can be looked over at once; more stand behind a heading. */
const LONG = 25;

function StandingTable<Row extends Standing>({ id, what, rows, file, href }: StandingTableProps<Row>) {
  const table = <Table caption={`各${what}的好差评`} captionHidden rows={rows} rowKey={({ name }) => name} columns={columnsOf(what, href)} />;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        按{what}
      </h2>
      <Card>
        {rows.length > LONG ? <Collapsible summary={`看 ${rows.length} 个${what}`}>{table}</Collapsible> : table}
        <FileLink href={file} what={`各${what}好差评`} />
      </Card>
    </section>
  );
}

const Name = ({ href, children }: { href: string | undefined; children: string }) =>
  href ? (
    <a href={href} className={styles.link}>
      {children}
    </a>
  ) : (
    <>{children}</>
  );
