import { type AvailableRegion, feesText, type Guide, materialsText, promiseText, visitsText } from "@onehall/api";
import { answersQuery } from "@onehall/rules";
import { Card } from "@onehall/ui/card";
import { Table, type TableColumn } from "@onehall/ui/table";
import { useLoaderData } from "react-router-dom";
import { useFace, usePaths } from "../../app/face";
import { Page } from "../../page/Page";
import type { Paths } from "../../paths";
import { StaticIsland } from "../../static-island/StaticIsland";
import { guideCrumbs } from "../crumbs";
import { PersonalResult } from "../PersonalResult";
import * as styles from "../pages.css";
import { phoneColumn } from "../phone-column";
import type { CompareData } from "./data";

export { compareMeta as meta, loadCompare as loader } from "./data";
export { ComparePage as default };

/** A task in the cities of the province, side by side: what is the same everywhere above, what differs in the table. */
export function ComparePage() {
  const data = useLoaderData<CompareData>();
  return <StaticIsland name="compare">{import.meta.env.SSR && <Compare {...data} />}</StaticIsland>;
}

function Compare({ region, guide, offers: { task, line, below, region: whole } }: CompareData) {
  const paths = usePaths();
  const [province] = line;
  const answers = guide.personal?.answers ?? {};
  const mine = answersQuery(answers);
  return (
    <Page
      title={`${guide.name}：各市对比`}
      lead={`${whole.name} · ${below.length > 0 ? `${below.length} 个市` : "只在省级办理"}`}
      crumbs={guideCrumbs({ guide, region }, paths, "各市对比")}
    >
      <section aria-labelledby="same" className={styles.part}>
        <h2 id="same" className={styles.partTitle}>
          全省一样的
        </h2>
        {mine && (
          <p>
            按您的回答比较：{answersSaid(guide).join("，")}。<a href={paths.compare(guide.code)}>不按回答比较</a>
          </p>
        )}
        {guide.personal?.stop && <PersonalResult guide={guide} />}
        <Card>
          <dl className={styles.facts}>
            <Fact label="承诺办结" value={promiseText(guide)} />
            <Fact label="到现场" value={visitsText(guide)} />
            <Fact label="收费" value={feesText(guide)} />
            <Fact label="材料" value={materialsText(guide)} />
          </dl>
        </Card>
        {province && (
          <p>
            省级由
            <a href={paths.task({ kind: task.kind, code: province.taskCode }) + mine}>{province.deptName}</a>
            办理。
          </p>
        )}
      </section>
      <section aria-labelledby="different" className={styles.part}>
        <h2 id="different" className={styles.partTitle}>
          各市不同的
        </h2>
        {below.length === 0 ? <p>这一项只在省级办理，各市没有不同。</p> : <Cities name={guide.name} cities={below} columns={columns(paths, task, mine)} />}
      </section>
    </Page>
  );
}

type CitiesProps = { name: string; cities: readonly AvailableRegion[]; columns: TableColumn<AvailableRegion>[] };

/** All cities in one table; in the modern face those with rules of their own first, and the others, which do as the province does, folded. */
function Cities({ name, cities, columns: all }: CitiesProps) {
  const isModern = useFace() === "v3";
  const own = isModern ? cities.filter(({ local }) => local.length > 0) : cities;
  const others = cities.filter((city) => !own.includes(city));
  const table = (rows: readonly AvailableRegion[], caption: string, shown: TableColumn<AvailableRegion>[]) => (
    <Card>
      <Table columns={shown} rows={rows} rowKey="regionCode" caption={caption} captionHidden />
    </Card>
  );
  return (
    <>
      {own.length > 0 ? table(own, `${name}在各市`, all) : <p>各市的规定和全省一样，只有办理机构、电话和办理点不同。</p>}
      {others.length > 0 && (
        <details>
          <summary className={styles.others}>{own.length > 0 ? `其余 ${others.length} 个市和全省一样` : `${others.length} 个市`}：看谁来办、打什么电话</summary>
          {table(
            others,
            `${name}在和全省一样的市`,
            all.filter(({ key }) => key !== "local"),
          )}
        </details>
      )}
    </>
  );
}

/** What one person answered, in words. */
const answersSaid = ({ rules, personal }: Guide): string[] =>
  rules.questions.flatMap(({ id, text, options }) => {
    const option = options.find((one) => one.id === personal?.answers[id]);
    return option ? [`${text}${option.text}`] : [];
  });

/** @param mine answers for the addresses of guides */
const columns = (paths: Paths, task: { taskCode: string; kind: string }, mine: string): TableColumn<AvailableRegion>[] => [
  {
    key: "regionName",
    title: "城市",
    width: "content",
    rowHeader: true,
    customRender: ({ regionName, taskCode, regionCode }) => (
      <a
        href={taskCode ? paths.task({ kind: task.kind, code: taskCode }) + mine : paths.offers(task.taskCode, regionCode)}
        className={`${styles.link} ${styles.whole}`}
      >
        {regionName}
      </a>
    ),
  },
  { key: "deptName", title: "市级办理机构", customRender: ({ deptName }) => deptName || "由县区和镇街办理" },
  phoneColumn,
  {
    key: "offers",
    title: "办理点",
    width: "content",
    customRender: ({ offers, regionCode }) => (
      <a href={paths.offers(task.taskCode, regionCode)} className={`${styles.link} ${styles.whole}`}>
        {offers} 个
      </a>
    ),
  },
  { key: "local", title: "本市规定", customRender: ({ local }) => (local.length === 0 ? "和全省一样" : local.map((rule) => <p key={rule}>{rule}</p>)) },
];

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{value}</dd>
  </div>
);
