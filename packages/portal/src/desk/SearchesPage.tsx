import { Empty } from "@onehall/ui/empty";
import { Table, type TableColumn } from "@onehall/ui/table";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { deskPaths } from "../paths";
import { StaticIsland } from "../static-island/Still";
import * as styles from "../applications/applications.css";
import type { SearchesData } from "./data";
import { DeskLayout } from "./DeskLayout";

export { loadSearches as loader, searchesMeta as meta } from "./data";
export { SearchesPage as default };

/** Which searches found nothing, and how many: by day, and the words that several searches of one day were for. @see SEARCH-24 */
export function SearchesPage() {
  const { content } = useLoaderData<SearchesData>();
  return (
    <StaticIsland name="searches">
      {import.meta.env.SSR && (
        <DeskLayout title="没有结果的搜索" current={deskPaths.searches()} staff={content !== null}>
          {content && <Searches {...content} />}
        </DeskLayout>
      )}
    </StaticIsland>
  );
}

type Day = NonNullable<SearchesData["content"]>["days"][number];

const COLUMNS: TableColumn<Day>[] = [
  { key: "day", title: "日期" },
  { key: "searches", title: "搜索次数" },
  { key: "empty", title: "没有结果" },
  { key: "clicks", title: "点开结果" },
  { key: "left", title: "有结果没点开", customRender: ({ searches, empty, clicks }) => Math.max(0, searches - empty - clicks) },
  { key: "share", title: "没有结果的占比", customRender: ({ searches, empty }) => (searches === 0 ? "0%" : `${Math.round((empty / searches) * 1000) / 10}%`) },
];

type Word = NonNullable<SearchesData["content"]>["words"][number];

/** An entry of the vocabulary as its file has it. @see docs/province-pack.md */
const entryOf = ({ term, nearest: [task] }: Word): string => `- { say: [${term}], mean: ${task?.name ?? '""'} }`;

function Searches({ days, words }: NonNullable<SearchesData["content"]>) {
  const paths = usePaths();
  const columns: TableColumn<Word>[] = [
    { key: "term", title: "搜索的词" },
    { key: "n", title: "次数" },
    { key: "day", title: "最近一天" },
    {
      key: "nearest",
      title: "写法最近的事项",
      customRender: ({ nearest }) =>
        nearest.length === 0
          ? "没有"
          : nearest.map(({ taskCode, name }, index) => [
              index > 0 && "、",
              <a key={name} href={paths.guide(taskCode)}>
                {name}
              </a>,
            ]),
    },
  ];
  return (
    <>
      <h2 className={styles.title}>没有结果的词</h2>
      <p>同一天有五次以上搜索、都没有结果的词，最近 30 天的。只记词和次数，不记是谁；带数字的词不记，少于五次的不记。</p>
      {words.length === 0 && <Empty title="没有这样的词" />}
      {words.length > 0 && <Table caption="没有结果的词" captionHidden rows={words} rowKey="term" columns={columns} />}
      {words.length > 0 && (
        <details>
          <summary className={styles.link}>加进词表</summary>
          <p>把认可的行复制到内容包的 vocabulary/everyday.yaml，改对“mean”后面的词，再导入。</p>
          <pre className={styles.value}>{words.map(entryOf).join("\n")}</pre>
        </details>
      )}
      <h2 className={styles.title}>每天的搜索</h2>
      <p>
        点开结果的次数来自不记姓名的点击统计，拒绝统计的人不在其中。搜索质量见<a href={paths.searchQuality}>搜索质量</a>。
      </p>
      {days.length === 0 ? <Empty title="还没有搜索" /> : <Table caption="每天的搜索" captionHidden rows={days} rowKey="day" columns={COLUMNS} />}
    </>
  );
}
