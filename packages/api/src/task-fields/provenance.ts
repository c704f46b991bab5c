import type { Guide } from "../model/guide.js";
import type { Limit } from "../model/rules.js";
import type { SectionId } from "./sections.js";
import { feesText, promisedText, statutoryText } from "./words.js";

/** A fact of a guide with what it rests on. `checked`: day on which it was last compared with it. */
export type FactSource = { section: SectionId; fact: string; value: string; source: string; checked: string };

/** What of a guide is needed; a guide as the pack has it was checked when it was last changed. */
type Sourced = Pick<Guide, "basis" | "conditions" | "materials" | "fees" | "statutoryDays" | "promisedDays" | "term" | "updated"> &
  Partial<Pick<Guide, "confirmed" | "citySource">>;

/** A year after it was checked a fact is due again. */
export const recheckBy = (checked: string): string => `${Number(checked.slice(0, 4)) + 1}${checked.slice(4).replace("-02-29", "-02-28")}`;

/** Before what a city rules for itself. */
export const LOCAL_RULE = "本市规定：";

const PROMISE = "办理部门公布的承诺";

const cited = ({ law, number, article }: Pick<Guide["basis"][number], "law" | "number" | "article">): string =>
  `《${law}》${number && `（${number}）`}${article}`;

/** What says how long the law gives: the law that counts so, else all that the task rests on. */
const ofLimit = (limit: Limit | undefined, all: string): string => (limit?.law === undefined ? all : `《${limit.law}》${limit.article ?? ""}`);

/**
 * Where every fact that decides something comes from, and when it was last checked: conditions, materials and the limit of the law rest on what the guide
 * cites, a rule of the city on what the city says, a fee on its own basis, a promise on the authority that made it. @see GUIDE-72, GUIDE-77
 */
export function factSources(guide: Sourced): FactSource[] {
  const { basis, conditions, materials, fees, statutoryDays, promisedDays, term, updated, confirmed, citySource } = guide;
  const checked = confirmed !== undefined && confirmed > updated ? confirmed : updated;
  const all = basis.map(cited).join("；");
  const ofCity = (value: string) => (value.startsWith(LOCAL_RULE) && citySource ? citySource : all);
  const facts: Omit<FactSource, "checked">[] = [
    ...conditions.map((value) => ({ section: "acceptance", fact: "受理条件", value, source: ofCity(value) }) as const),
    ...materials.map(({ name, type, copies }) => ({ section: "materials", fact: "申请材料", value: `${name}，${type} ${copies} 份`, source: all }) as const),
    ...(statutoryDays === null
      ? []
      : [{ section: "basics", fact: "法定办结时限", value: statutoryText({ statutoryDays, term }), source: ofLimit(term?.statutory, all) } as const]),
    { section: "basics", fact: "承诺办结时限", value: promisedText({ promisedDays, term }), source: PROMISE },
    ...(fees.length === 0
      ? [{ section: "fees", fact: "收费", value: feesText({ fees }), source: all } as const]
      : fees.map((fee) => ({ section: "fees", fact: "收费", value: `${fee.name}：${fee.standard}`, source: fee.basis }) as const)),
  ];
  return facts.map((fact) => ({ ...fact, checked }));
}
