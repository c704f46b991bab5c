import type { SearchQuality } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { homeCrumb } from "../page/crumbs";
import { Page } from "../page/Page";
import { Unavailable } from "../page/Unavailable";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadSearchQuality, SearchQualityData } from "./data";
import { longDate, percent } from "./words";
import * as styles from "./search-quality.css";

export { loadSearchQuality as loader, searchQualityMeta as meta } from "./data";
export { SearchQualityPage as default };

/** How well the search does: what was counted, and how. @see SEARCH-15 */
export function SearchQualityPage() {
  const data = useLoaderData<typeof loadSearchQuality>();
  return <StaticIsland name="search-quality">{import.meta.env.SSR && <Quality {...data} />}</StaticIsland>;
}

type Figure = { label: string; value: string; meaning: string };

const count = (number: number): string => number.toLocaleString("zh-CN");

const countedFigures = ({ days, searches, empty, median, slowest }: SearchQuality): Figure[] => [
  { label: "搜索次数", value: `${count(searches)} 次`, meaning: `最近 ${days} 天。刚搜过的同一个词由缓存回答，不重复计数。` },
  {
    label: "无结果率",
    value: searches === 0 ? "还没有数据" : percent(empty / searches),
    meaning: "办事指南、一件事、问答、资讯、部门和主题都没有结果的搜索所占的比例。",
  },
  {
    label: "用时",
    value: median === null || slowest === null ? "还没有数据" : `${count(slowest)} 毫秒以内`,
    meaning: median === null ? "服务器找出结果的时间。" : `服务器找出结果的时间：100 次里有 99 次在这个时间以内，一半在 ${count(median)} 毫秒以内。`,
  },
];

const measuredFigures = ({ questions, firstThree, first, prefixes, firstFive }: NonNullable<SearchQuality["precision"]>): Figure[] => [
  { label: "前三条有答案", value: percent(firstThree), meaning: `${count(questions)} 个固定问题，照平常说话的样子写，有错别字、拼音、繁体字，也有地名。` },
  { label: "第一条就是答案", value: percent(first), meaning: "同一组问题，第一条就是要办的事。" },
  { label: "联想词准确率", value: percent(firstFive), meaning: `${count(prefixes)} 个只打了一半的词，前五个联想词里有想找的。` },
];

function Figures({ title, date, figures }: { title: string; date: string; figures: readonly Figure[] }) {
  return (
    <Card as="section" className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.date}>{date}</p>
      <dl className={styles.figures}>
        {figures.map(({ label, value, meaning }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Quality({ region, quality }: SearchQualityData) {
  const paths = usePaths();
  return (
    <Page title="搜索质量" lead="搜得到、搜得准、搜得快：这里是数字" crumbs={[homeCrumb(region, paths), { label: "搜索质量" }]}>
      {quality ? (
        <>
          <Figures title="大家的搜索" date={`统计到 ${longDate(quality.day)}`} figures={countedFigures(quality)} />
          {quality.precision && <Figures title="固定问题的测试" date={`${longDate(quality.precision.day)}测得`} figures={measuredFigures(quality.precision)} />}
          <Card as="section" className={styles.section}>
            <h2 className={styles.title}>数字从哪里来</h2>
            <p>每次搜索只记下当天的次数、有没有结果和用了多久，不记是谁搜的；记下的词只有目录里本来就有的词，用来排“大家在搜”。</p>
            <p>
              搜不到或者搜不准，请<a href={paths.feedback("suggestion")}>告诉我们</a>，也可以拨打 <a href="tel:12345">12345</a>。
            </p>
          </Card>
        </>
      ) : (
        <Unavailable what="搜索质量的数字" />
      )}
    </Page>
  );
}
