import { caseMark, feesText, type Guide, onlineText, promiseText, type SectionId, visitsText } from "@onehall/api";
import { answerName, answersQuery } from "@onehall/rules";
import { Button } from "@onehall/ui/button";
import { RadioGroup } from "@onehall/ui/radio";
import { usePaths } from "../app/face";
import { PersonalResult } from "../guides/PersonalResult";
import { searchHref, type SearchParameters, toQuery } from "./query";
import * as styles from "./search.css";

type Row = { label: string; text: string; section: SectionId; source: string };

/** Materials of a card that are named; more are counted. */
const NAMED = 6;

/** What is said behind the name of a material: who need not bring it, or whom it is for. */
const asideOf = (guide: Guide, { name, licence, need }: Guide["materials"][number]): string =>
  [caseMark(guide, "materials", name) && "视情况", licence ? "有电子证照的免带" : need === "必要" || need === "非必要" ? "" : need].filter(Boolean).join("，");

function broughtText(guide: Guide): string {
  const { materials } = guide;
  if (materials.length === 0) return "不用带材料";
  const names = materials.slice(0, NAMED).map((material) => {
    const aside = asideOf(guide, material);
    return aside ? `${material.name}（${aside}）` : material.name;
  });
  return names.join("、") + (materials.length > NAMED ? `，共 ${materials.length} 份` : "");
}

/** What people ask of a task, and the section of its guide that says so. A window is named only where there is one. */
const rowsOf = (guide: Guide): Row[] => {
  const [window] = guide.windows;
  return [
    { label: "带什么", text: broughtText(guide), section: "materials", source: "申请材料" },
    window
      ? { label: "去哪", text: `${window.name}，${window.address}`, section: "windows", source: "窗口办理" }
      : { label: "去哪", text: guide.channels.join("、"), section: "flow", source: "办理流程" },
    {
      label: "多少钱",
      text: feesText(guide),
      section: "fees",
      source: "收费项目信息",
    },
    { label: "多久", text: `${promiseText(guide)}，到现场 ${visitsText(guide)}`, section: "basics", source: "基本信息" },
    { label: "能不能网上办", text: onlineText(guide), section: "basics", source: "基本信息" },
  ];
};

/**
 * The answer itself, from the fields of the guide, each with the section that it is from. Where the guide splits by situation, the question that decides most
 * is asked by GET and its answer fills the card; without scripts the same. @see SEARCH-27
 */
export function AnswerCard({ guide, parameters }: { guide: Guide; parameters: SearchParameters }) {
  const paths = usePaths();
  const { personal, rules } = guide;
  const answers = personal?.answers ?? {};
  const page = `${paths.task({ kind: guide.kind.code, code: guide.code })}${answersQuery(answers)}`;
  const question = rules.questions.find(({ id }) => id === personal?.next);
  const given = rules.questions.flatMap(({ id, options }) => options.filter((option) => option.id === answers[id]).map(({ text }) => text));
  const query = toQuery(parameters);
  const hidden = [
    ...Object.entries({ ...query, page: "", areaCode: query.region }),
    ...Object.entries(answers).map(([id, option]): [string, string] => [answerName(id), option]),
  ];
  return (
    <>
      {given.length > 0 && (
        <p>
          按您的情况：{given.join("、")}。<a href={searchHref(paths, parameters, {})}>重新选</a>
        </p>
      )}
      <PersonalResult guide={guide} />
      <dl className={styles.answers}>
        {rowsOf(guide).map(({ label, text, section, source }) => (
          <div key={label}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd>
              {text}{" "}
              <a className={styles.source} href={`${page}#${section}`}>
                来源：{source}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {question && (
        <form action={paths.searchAction} className={styles.deciding}>
          {hidden.map(([name, value]) => value !== "" && value !== undefined && <input key={name} type="hidden" name={name} value={value} />)}
          <RadioGroup
            legend={question.text}
            name={answerName(question.id)}
            required
            options={question.options.map((option) => ({ value: option.id, label: option.text }))}
          />
          <Button type="submit">按这个看</Button>
        </form>
      )}
    </>
  );
}
