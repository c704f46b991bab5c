import { Button } from "@onehall/ui/button";
import { Table, type TableColumn } from "@onehall/ui/table";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useActionData, useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { deskPaths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import * as styles from "../applications/applications.css";
import * as shared from "../page/sheet.css";
import type { DeskNotice, SearchesData } from "./data";
import { DeskLayout } from "./DeskLayout";

export { answerSearches as action, loadSearches as loader, searchesMeta as meta } from "./data";
export { SearchesPage as default };

/** Which searches found nothing or had no result opened, by day and word, and the words that staff propose for the vocabulary. @see SEARCH-24, SEARCH-28 */
export function SearchesPage() {
  const { content, done } = useLoaderData<SearchesData>();
  const answer = useActionData<DeskNotice>();
  return (
    <StaticIsland name="searches">
      {import.meta.env.SSR && (
        <DeskLayout title="搜索" current={deskPaths.searches()} staff={content !== null} notice={answer?.notice ?? ""} done={done && !answer}>
          {content && <Searches {...content} />}
        </DeskLayout>
      )}
    </StaticIsland>
  );
}

type Content = NonNullable<SearchesData["content"]>;
type Day = Content["days"][number];

const COLUMNS: TableColumn<Day>[] = [
  { key: "day", title: "日期" },
  { key: "searches", title: "搜索次数" },
  { key: "empty", title: "没有结果" },
  { key: "clicks", title: "点开结果" },
  { key: "left", title: "有结果没点开", customRender: ({ searches, empty, clicks }) => Math.max(0, searches - empty - clicks) },
  { key: "share", title: "没有结果的占比", customRender: ({ searches, empty }) => (searches === 0 ? "0%" : `${Math.round((empty / searches) * 1000) / 10}%`) },
];

type Word = Content["words"][number];

/** The tasks that are written most like a word; a press proposes the word for one of them. */
function Nearest({ term, nearest }: Pick<Word, "term" | "nearest">) {
  const paths = usePaths();
  if (nearest.length === 0) return "没有";
  return (
    <form method="post" action={`${deskPaths.searches()}#notice`}>
      <input type="hidden" name="term" value={term} />
      <ul className={styles.list}>
        {nearest.map(({ task, taskCode, name }) => (
          <li key={task} className={styles.row}>
            <a href={paths.guide(taskCode)}>{name}</a>
            <Button type="submit" size="small" name="task" value={task}>
              加进词表
              <VisuallyHidden>
                ：“{term}”指“{name}”
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}

const nearestColumn = <Row extends Word>(): TableColumn<Row> => ({ key: "nearest", title: "写法最近的事项", customRender: (word) => <Nearest {...word} /> });

const MISSED: TableColumn<Word>[] = [{ key: "term", title: "搜索的词" }, { key: "n", title: "次数" }, { key: "day", title: "最近一天" }, nearestColumn()];

const UNOPENED: TableColumn<Content["unopened"][number]>[] = [
  { key: "term", title: "搜索的词" },
  { key: "searches", title: "搜索次数" },
  { key: "n", title: "没点开" },
  { key: "day", title: "最近一天" },
  nearestColumn(),
];

function Proposals({ proposals }: Pick<Content, "proposals">) {
  if (proposals.length === 0) return <p className={shared.note}>还没有提议的词。</p>;
  return (
    <>
      <ul className={styles.list}>
        {proposals.map(({ term, name }) => (
          <li key={term}>
            <form method="post" action={`${deskPaths.searches()}#notice`} className={styles.row}>
              <input type="hidden" name="term" value={term} />
              <span>
                {term} → {name}
              </span>
              <Button type="submit" size="small">
                撤回<VisuallyHidden>“{term}”</VisuallyHidden>
              </Button>
            </form>
          </li>
        ))}
      </ul>
      <p>
        <a href={deskPaths.vocabulary()} className={styles.link} download="proposed.yaml">
          下载词表文件
        </a>
      </p>
    </>
  );
}

function Searches({ days, words, unopened, proposals }: Content) {
  const paths = usePaths();
  return (
    <>
      <h2 className={styles.title}>没有结果的词</h2>
      <p>同一天有五次以上搜索、都没有结果的词，最近 30 天的。只记词和次数，不记是谁；带数字的词不记，少于五次的不记。</p>
      {words.length === 0 ? (
        <p className={shared.note}>没有这样的词。</p>
      ) : (
        <Table caption="没有结果的词" captionHidden rows={words} rowKey="term" columns={MISSED} />
      )}
      <h2 className={styles.title}>有结果没点开的词</h2>
      <p>同一天有五次以上搜索有结果、却没有点开的词，规矩同上。拒绝统计和不用脚本的人点开了也算在内，所以只作参考。</p>
      {unopened.length === 0 ? (
        <p className={shared.note}>没有这样的词。</p>
      ) : (
        <Table caption="有结果没点开的词" captionHidden rows={unopened} rowKey="term" columns={UNOPENED} />
      )}
      <h2 className={styles.title}>提议的词</h2>
      <p>按上面的“加进词表”提议。编辑下载文件，核对以后放进内容包的 vocabulary/，再检查、导入。</p>
      <Proposals proposals={proposals} />
      <h2 className={styles.title}>每天的搜索</h2>
      <p>
        点开结果的次数来自不记姓名的点击统计，拒绝统计的人不在其中。搜索质量见<a href={paths.searchQuality}>搜索质量</a>。
      </p>
      {days.length === 0 ? (
        <p className={shared.note}>还没有搜索。</p>
      ) : (
        <Table caption="每天的搜索" captionHidden rows={days} rowKey="day" columns={COLUMNS} />
      )}
    </>
  );
}
