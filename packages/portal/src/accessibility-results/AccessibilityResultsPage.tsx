import { Card } from "@onehall/ui/card";
import { Table } from "@onehall/ui/table";
import type { ReactNode } from "react";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { longDate } from "../search-quality/words";
import { StaticIsland } from "../static-island/StaticIsland";
import * as styles from "./accessibility-results.css";
import { type loadResults, LOOKS, type ResultsData, type Row } from "./data";

export { loadResults as loader, resultsMeta as meta } from "./data";
export { AccessibilityResultsPage as default };

/** Nothing to hydrate. */
export const handle = { hydrate: false };

/** 无障碍检测结果: what axe found on each page, with its day and with what it cannot tell. @see GOV-20 */
export function AccessibilityResultsPage() {
  const data = useLoaderData<typeof loadResults>();
  return <StaticIsland name="accessibility-results">{import.meta.env.SSR && <Results {...data} />}</StaticIsland>;
}

/** 长辈版 2 处，深色 1 处 */
function told(counts: Row["v2"]): string {
  if (counts === "absent") return "没有这一页";
  if (counts === undefined) return "还没有检测";
  return counts.flatMap((count, index) => (count > 0 ? `${LOOKS[index]} ${count} 处` : [])).join("，") || "没有发现问题";
}

function summary({ rows, others }: ResultsData): string {
  const days = [...rows, ...others].flatMap(({ day = [] }) => day).toSorted();
  const last = days.at(-1);
  if (last === undefined) return "还没有检测";
  const counts = [...rows.flatMap(({ v2, v3 }) => [v2, v3]), ...others.map((row) => row.counts)].flatMap((one) => (typeof one === "object" ? one : []));
  const faults = counts.reduce((sum, count) => sum + count, 0);
  return `最近一次检测：${longDate(last)}。${days.length} 种页面，检测 ${counts.length} 次，${faults === 0 ? "没有发现问题" : `发现 ${faults} 处问题`}。`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </Card>
  );
}

const name = { key: "name", title: "页面", rowHeader: true } as const;
const day = { key: "day", title: "检测日期", customRender: ({ day: given }: { day?: string }) => (given === undefined ? "" : longDate(given)) } as const;

function Results(data: ResultsData) {
  const { region, rows, others, engine, browser, width } = data;
  const paths = usePaths();
  return (
    <Page
      title="无障碍检测结果"
      lead={summary(data)}
      crumbs={[homeCrumb(region, paths), { label: "无障碍说明", href: paths.article("accessibility") }, { label: "无障碍检测结果" }]}
    >
      <Section title="怎么检测">
        <p>
          程序（{engine}）用浏览器（{browser}）像手机一样打开网页，宽 {width} 像素，每种页面打开一个例子，按照《Web内容无障碍指南》（WCAG）2.2 的 A 级和 AA
          级逐条检查。同一页，旧版看标准、长辈版、高对比三种样子，新版还看深色。
        </p>
      </Section>
      <Section title="查得出什么，查不出什么">
        <p>查得出：字的颜色太浅，按钮太小，图片、按钮和要填的格子没有名称，标题和表格写得不对。</p>
        <p>查不出：话说得清不清楚，用键盘和读屏软件从头办到尾顺不顺手。这些要由人来试，还没有请残障人士试用过整个网站。</p>
        <p>点开的窗口、填错时的提示、PDF 文件和别的网站，不在下面的表里。内容更新以后，到下一次检测以前，可能有新的问题。</p>
      </Section>
      <Section title="遇到不方便的地方">
        <p>
          请<a href={paths.feedback("suggestion")}>告诉我们</a>是哪一页，您用什么手机、电脑和软件，做到哪一步做不下去了。也可以拨打
          <a href="tel:12345">12345</a>，家人可以替您说。
        </p>
      </Section>
      <Table
        caption="旧版和新版的页面"
        rows={rows}
        rowKey="id"
        columns={[
          name,
          { key: "v2", title: "旧版", customRender: ({ v2 }) => told(v2) },
          { key: "v3", title: "新版", customRender: ({ v3 }) => told(v3) },
          day,
        ]}
      />
      <Table
        caption="英文网页，和不分新旧版的页面"
        rows={others}
        rowKey="id"
        columns={[name, { key: "counts", title: "结果", customRender: ({ counts }) => told(counts) }, day]}
      />
    </Page>
  );
}
