import type { Question } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { useLoaderData } from "react-router-dom";
import { usePaths } from "../app/face";
import { Blocks } from "../guides/Blocks";
import { homeCrumb } from "../page/crumbs";
import { Disclosure } from "../page/Disclosure";
import { FilterLink, FilterRow } from "../page/Filter";
import { Collapsible } from "../page/Collapsible";
import { Page } from "../page/Page";
import { SearchForm } from "../page/SearchForm";
import { Unavailable } from "../page/Unavailable";
import { StaticIsland } from "../static-island/StaticIsland";
import type { loadQuestions, QuestionsData } from "./data";
import * as styles from "./questions.css";

export { loadQuestions as loader, questionsMeta as meta } from "./data";
export { QuestionsPage as default };

/** Questions that people ask, with their answers: by word, by topic. @see PAGE-10 */
export function QuestionsPage() {
  const data = useLoaderData<typeof loadQuestions>();
  return <StaticIsland name="questions">{import.meta.env.SSR && <Questions {...data} />}</StaticIsland>;
}

function Questions({ region, keyword, topic, list }: QuestionsData) {
  const paths = usePaths();
  const to = (query: { topic?: string; page?: number }) => paths.questions({ region: region.code, keyword, topic, ...query });
  return (
    <Page title="常见问题" lead={list && found(list.total, keyword)} crumbs={[homeCrumb(region, paths), { label: "常见问题" }]}>
      <SearchForm action={paths.questions({})} label="在常见问题里找" keyword={keyword} hidden={{ region: region.code, topic }} />
      {!list && <Unavailable what="常见问题" />}
      {list && list.topics.length > 0 && <Topics topics={list.topics} topic={topic} href={(name) => to({ topic: name })} />}
      {list?.list.length === 0 && (
        <Empty
          title="没有找到这样的问题"
          action={
            <a href={keyword === "" ? to({ topic: "" }) : paths.search({ keyword, region: region.code })}>
              {keyword === "" ? "看全部问题" : `在全站搜索“${keyword}”`}
            </a>
          }
        >
          换个说法再找，或者去全站搜索。
        </Empty>
      )}
      {list && list.list.length > 0 && (
        <>
          <ol className={styles.list}>
            {list.list.map((one) => (
              <li key={one.id}>
                <Entry entry={one} />
              </li>
            ))}
          </ol>
          <Pagination total={list.total} pageSize={list.pageSize} page={list.page} href={(page) => to({ page })} />
        </>
      )}
    </Page>
  );
}

/** Topics that stand before the fold: those with the most questions. */
const SHOWN = 8;

type TopicsProps = { topics: readonly { name: string; count: number }[]; topic: string; href: (topic: string) => string };

function Topics({ topics, topic, href }: TopicsProps) {
  const most = topics.toSorted((a, b) => b.count - a.count);
  const rest = most.slice(SHOWN);
  const links = (some: TopicsProps["topics"]) =>
    some.map(({ name, count }) => (
      <FilterLink key={name} href={href(name)} on={name === topic} choice>
        {name}（{count}）
      </FilterLink>
    ));
  return (
    <Disclosure summary={topic === "" ? "按主题看" : `主题：${topic}`}>
      <FilterRow label="主题">
        <FilterLink href={href("")} on={topic === ""} choice>
          全部
        </FilterLink>
        {links(most.slice(0, SHOWN))}
      </FilterRow>
      {rest.length > 0 && (
        <Collapsible summary={`其他 ${rest.length} 个主题`} open={rest.some(({ name }) => name === topic)}>
          <FilterRow label="主题">{links(rest)}</FilterRow>
        </Collapsible>
      )}
    </Disclosure>
  );
}

const found = (total: number, keyword: string): string => (keyword === "" ? `共 ${total} 个问题` : `“${keyword}”找到 ${total} 个问题`);

function Entry({ entry: { id, question, answer, taskCode } }: { entry: Question }) {
  const paths = usePaths();
  const anchor = `question-${id}`;
  return (
    <Card as="article" id={anchor} aria-labelledby={`${anchor}-title`} className={styles.entry}>
      <h2 id={`${anchor}-title`} className={styles.question}>
        {question}
      </h2>
      <Blocks blocks={answer} />
      {taskCode && <a href={paths.guide(taskCode)}>看办事指南</a>}
    </Card>
  );
}
