import { countedText, dayText, type Guide, guideSections, promiseText, type SectionId, visitsText } from "@onehall/api";
import { answersQuery } from "@onehall/rules";
import { usePaths } from "../../app/face";
import { guidePdf, paths as allPaths } from "../../paths";
import { useRootData } from "../../app/root-data";
import { Checked } from "../Checked";
import { Confirmed } from "../Confirmed";
import { EasyWords } from "../EasyWords";
import { EmptySections } from "../EmptySections";
import { Fact, Facts } from "../Facts";
import { SectionParts } from "../GuideSections";
import { SignVideos } from "../SignVideos";
import { isPrinted, PrintNote } from "../PrintNote";
import * as print from "../print.css";
import { materialsAnswer, costAnswer, durationAnswer, materialsOf } from "./answer";
import * as styles from "./answer.css";

type OfGuide = { guide: Guide };

/** What people ask, in the order in which they ask it; the legal part last. */
const QUESTIONS = [
  { key: "materials", title: "带齐这些再出门" },
  { key: "flow", title: "一步一步怎么办" },
  { key: "windows", title: "去哪里办" },
  { key: "fees", title: "多少钱" },
  { key: "time", title: "要多久" },
  { key: "conditions", title: "办不成怎么办" },
  { key: "faq", title: "别人常问的" },
  { key: "record", title: "编码和登记信息" },
  { key: "law", title: "法律依据和救济" },
] as const;
type Key = (typeof QUESTIONS)[number]["key"];

/** Under which question a standard section of a guide stands. */
const PLACES: Readonly<Record<SectionId, Key>> = {
  members: "flow",
  acceptance: "conditions",
  materials: "materials",
  saved: "materials",
  flow: "flow",
  windows: "windows",
  fees: "fees",
  basics: "record",
  basis: "law",
  rights: "law",
  remedies: "law",
  intermediary: "law",
  notes: "record",
  faq: "faq",
  // Behind the basic facts: programs take the first 实施主体 of a page for the one with the link. @see GUIDE-12
  contacts: "law",
};

/** What a folded part comes to, in a few words. */
const summaries: Readonly<Record<Key, (guide: Guide) => string>> = {
  materials: (guide) => {
    const { must, licensed, maybe } = materialsOf(guide);
    const counted = [
      ...(must.length > 0 ? [`${must.length} 样必带`] : []),
      ...(licensed.length > 0 ? [`${licensed.length} 样可以用电子证照`] : []),
      ...(maybe.length > 0 ? [`${maybe.length} 样看情况`] : []),
    ];
    return counted.join("，") || materialsAnswer(guide).value;
  },
  flow: ({ steps, channels }) => (steps.length > 0 ? steps.map(({ name }) => name).join(" → ") : channels.join("、")),
  windows: ({ windows }) => windows[0]?.name ?? "",
  fees: (guide) => costAnswer(guide).value,
  time: (guide) => durationAnswer(guide).value,
  conditions: ({ conditions }) => `${conditions.length} 个条件`,
  faq: ({ faqs }) => `${faqs.length} 个问题`,
  record: ({ department }) => department.name,
  law: ({ basis: [first] }) => (first ? `《${first.law}》${first.article}` : ""),
};

/** The whole guide under what people ask, folded; each standard section keeps its heading and anchor, and what only one situation needs is folded under it. Paper shows what one takes along. @see GUIDE-43, GUIDE-45, GUIDE-76 */
export function AnswerSections({ guide }: OfGuide) {
  const sections = guideSections(guide);
  return (
    <>
      {guide.regionNote && <p className={styles.source}>{guide.regionNote}</p>}
      <div className={styles.folds}>
        <EasyWords easy={guide.easy} open={useRootData()?.preferences.elder ?? false} />
        <SignVideos signVideos={guide.signVideos} />
        {QUESTIONS.map(({ key, title }) => {
          const within = sections.filter(({ id }) => PLACES[id] === key);
          if (within.length === 0 && key !== "time") return null;
          return (
            <details key={key} className={key === "time" || within.some(({ id }) => isPrinted(id)) ? styles.fold : `${styles.fold} ${print.onScreen}`}>
              <summary id={within[0]?.id ?? key} className={styles.foldHead}>
                <h2 className={styles.foldTitle}>{title}</h2>
                <span className={styles.foldSummary}>{summaries[key](guide)}</span>
              </summary>
              <div className={styles.foldBody}>
                {key === "time" && <Time guide={guide} />}
                {key === "record" && <p>{guide.lead}</p>}
                {within.map(({ id, label, parts }, index) => (
                  <section key={id} id={index === 0 ? undefined : id} aria-labelledby={`${id}-title`} className={styles.section}>
                    <h2 id={`${id}-title`} className={styles.sectionTitle}>
                      {label}
                    </h2>
                    <SectionParts parts={parts} guide={guide} section={id} folded />
                  </section>
                ))}
                {key === "record" && <EmptySections guide={guide} />}
              </div>
            </details>
          );
        })}
      </div>
      <Source guide={guide} />
      <PrintNote guide={guide} />
    </>
  );
}

/** How long it takes and how often one has to come. */
const Time = ({ guide }: OfGuide) => (
  <Facts>
    <Fact label={`${countedText(guide)}，最迟`}>
      {dayText(guide.deadline.date)} 办结{guide.deadline.provisional && "（那一年的放假安排还没有公布，暂按双休日推算）"}
    </Fact>
    <Fact label="承诺办结">{promiseText(guide)}</Fact>
    <Fact label="到现场">{visitsText(guide)}</Fact>
  </Facts>
);

/** Where this comes from, and where else the same is said. */
function Source({ guide }: OfGuide) {
  const { code, kind, department, region, updated, personal } = guide;
  const paths = usePaths();
  const mine = answersQuery(personal?.answers ?? {});
  return (
    <p className={styles.source}>
      更新于 <time dateTime={updated}>{dayText(updated).slice(0, -5)}</time>
      <Confirmed guide={guide} /> · <a href={paths.department(department.code, region.code)}>{department.name}</a> · {kind.label} · 与
      <a href={allPaths.v2.task({ kind: kind.code, code }) + mine}>旧版</a>、<a href={guidePdf({ kind: kind.code, code }) + mine}>PDF</a> 同一份数据 ·{" "}
      <Checked guide={guide} />
    </p>
  );
}
