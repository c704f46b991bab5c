import { Empty } from "@onehall/ui/empty";
import { Table, type TableColumn } from "@onehall/ui/table";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { deskPaths } from "../paths";
import { StaticIsland } from "../static-island/Still";
import type { SearchesData } from "./data";
import { DeskLayout } from "./DeskLayout";

export { loadSearches as loader, searchesMeta as meta } from "./data";
export { SearchesPage as default };

/** How many searches found nothing, by day. The words themselves are not kept: they are the visitors' own. */
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
  { key: "share", title: "占比", customRender: ({ searches, empty }) => (searches === 0 ? "0%" : `${Math.round((empty / searches) * 1000) / 10}%`) },
];

function Searches({ days }: NonNullable<SearchesData["content"]>) {
  const paths = usePaths();
  return (
    <>
      <p>
        没有结果的词不保存，那是搜索的人自己的话；能改进的是同义词和事项的日常用语。搜索质量见<a href={paths.searchQuality}>搜索质量</a>。
      </p>
      {days.length === 0 ? <Empty title="还没有搜索" /> : <Table caption="每天的搜索" captionHidden rows={days} rowKey="day" columns={COLUMNS} />}
    </>
  );
}
