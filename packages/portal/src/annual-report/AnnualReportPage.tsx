import type { AnnualReport } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Grid, GridItem } from "@onehall/ui/grid";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { useRootData } from "../app/root-data";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import * as lines from "../page/rows.css";
import { Unavailable } from "../page/Unavailable";
import { StaticIsland } from "../static-island/StaticIsland";
import * as styles from "./annual-report.css";
import type { AnnualReportData, loadAnnualReport } from "./data";

export { annualReportMeta as meta, loadAnnualReport as loader } from "./data";
export { AnnualReportPage as default };

/** Nothing to hydrate. */
export const handle = { hydrate: false };

/** 政府网站工作年度报表: what the site did in a year, from its own counters. @see GOV-12 */
export function AnnualReportPage() {
  const data = useLoaderData<typeof loadAnnualReport>();
  return <StaticIsland name="annual-report">{import.meta.env.SSR && <Report {...data} />}</StaticIsland>;
}

type Row = [label: string, value: string];

const number = (value: number, unit: string): string => `${value.toLocaleString("en-US")} ${unit}`;
/** 97.22 % of nothing is nothing. */
const share = (part: number, whole: number): string => (whole === 0 ? "—" : `${((part / whole) * 100).toFixed(2)}%`);

function Report({ region, report, datasets }: AnnualReportData) {
  const paths = usePaths();
  const site = useRootData()?.config.site;
  const title = `政府网站工作年度报表${report ? `（${report.year}年）` : ""}`;
  const identity: Row[] = site
    ? [
        ["网站名称", site.name],
        ["主办单位", site.organiser],
        ["承办单位", site.undertaker],
        ["网站标识码", site.siteCode],
        ["ICP备案号", site.icp],
        ["公安机关备案号", site.police],
        ["网站类型", "政务服务网站"],
      ]
    : [];
  return (
    <Page title={title} lead="数字由本站自己的计数得出，统计从1月1日到12月31日。" crumbs={[homeCrumb(region, paths), { label: "网站工作年度报表" }]}>
      {!report && <Unavailable what="年度报表" />}
      {report && report.years.length > 1 && (
        <nav aria-label="其他年度">
          <ul className={styles.years}>
            {report.years.map((year) => (
              <li key={year}>
                <a href={paths.annualReport({ year })} className={styles.year} aria-current={year === report.year ? "page" : undefined}>
                  {year}年
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Grid gap={4}>
        {identity.length > 0 && <Part title="网站" rows={identity} />}
        {report && partsOf(report, datasets).map((part) => <Part key={part.title} {...part} />)}
      </Grid>
    </Page>
  );
}

type PartProps = { title: string; rows: readonly Row[]; note?: string };

function partsOf({ notices, cases, ratings, letters, searches, visits, tasks }: AnnualReport, datasets: number | null): PartProps[] {
  return [
    {
      title: "信息发布",
      rows: [
        [
          "全年发布",
          number(
            notices.reduce((sum, { count }) => sum + count, 0),
            "条",
          ),
        ],
        ...notices.map(({ kind, count }): Row => [kind, number(count, "条")]),
      ],
    },
    {
      title: "办事服务",
      rows: [
        ["全年收到申请", number(cases.received, "件")],
        ["其中网上申请", number(cases.online, "件")],
        ["全年办结", number(cases.finished, "件")],
        ["按时办结率", share(cases.onTime, cases.finished)],
        ["政务服务事项", number(tasks.total, "项")],
        ["其中可在网上申请", number(tasks.online, "项")],
      ],
      note: "事项数是现在的数，其余是全年的数。",
    },
    {
      title: "服务评价",
      rows: [
        ["使用政务服务“好差评”功能", "是"],
        ["评价结果公开", "是"],
        ["全年评价", number(ratings.total, "次")],
        ["差评", number(ratings.bad, "次")],
        ["差评整改率", share(ratings.corrected, ratings.bad)],
      ],
    },
    {
      title: "互动交流",
      rows: [
        ["全年收到来信", number(letters.received, "件")],
        ["已经答复", number(letters.answered, "件")],
        ["在线访谈、意见征集", "不在本站开展"],
      ],
      note: "来信是通过意见反馈提交的纠错、建议、咨询和投诉。",
    },
    {
      title: "访问和搜索",
      rows: [
        ["全年打开页面", number(visits, "次")],
        ["全年搜索", number(searches, "次")],
      ],
      note: "只记次数，不记是谁；开始计数以前的不在其中。",
    },
    {
      title: "智能化和数据开放",
      rows: [
        ["智能搜索（错字、拼音、常用说法）", "有"],
        ["智能问答", "没有"],
        ["用户空间", "有"],
        ["移动版", "网页随屏幕大小变化"],
        ["无障碍浏览和长辈版", "有"],
        ["开放的数据集", datasets === null ? "暂时查不到" : number(datasets, "个")],
      ],
    },
  ];
}

function Part({ title, rows, note }: PartProps) {
  return (
    <GridItem span={{ xs: 12, m: 6 }}>
      <Card as="section" aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <dl className={lines.rows}>
          {rows.map(([label, value]) => (
            <div key={label} className={lines.row}>
              <dt className={lines.label}>{label}</dt>
              <dd className={lines.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {note && <p className={styles.note}>{note}</p>}
      </Card>
    </GridItem>
  );
}
