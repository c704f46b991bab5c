import { countedText, type Guide, isOnline, promiseText } from "@onehall/api";

/** The answer to one question: what it comes to, and what else there is to know about it, each short enough for a line of a phone. */
export type Answer = { value: string; notes: string[] };

/** Characters of names, and of a fee, that stand in an answer at most; the rest is below. */
const MOST_OF_NAMES = 26;
const MOST_OF_FEE = 32;
const MOST_OF_WAIVER = 24;
/** Names in an answer at most. */
const MOST_NAMES = 3;
/** Working days from which a last day needs its year. */
const LONG = 200;
/** Characters up to which an introduction is one line of a wide window. */
const SHORT_LEAD = 40;

/** The first names, and 等 where there are more. */
function firstNames(names: readonly string[]): string {
  const shown = names.filter((_, index) => index < MOST_NAMES && (index === 0 || names.slice(0, index + 1).join("、").length <= MOST_OF_NAMES));
  return shown.join("、") + (shown.length < names.length ? "等" : "");
}

/** What must be brought, what an e-licence stands in for, and what only some people must bring. An answer that is still to be given may decide. */
export function materialsOf({ materials, personal }: Pick<Guide, "materials" | "personal">): { must: string[]; licensed: string[]; maybe: string[] } {
  const undecided = new Set(personal?.undecided.materials);
  const isSure = ({ name, need }: Guide["materials"][number]) => need !== "非必要" && !undecided.has(name);
  const sure = materials.filter(isSure);
  const names = (list: typeof materials) => list.map(({ name }) => name);
  return {
    must: names(sure.filter(({ licence }) => licence === null)),
    licensed: names(sure.filter(({ licence }) => licence !== null)),
    maybe: names(materials.filter((one) => !isSure(one))),
  };
}

/** 要带: what nobody may forget by name. Whoever has no e-licence brings the paper, so that it is named too. */
export function materialsAnswer(guide: Pick<Guide, "materials" | "personal">): Answer {
  const { must, licensed, maybe } = materialsOf(guide);
  const named = must.length > 0 ? must : licensed;
  const value = named.length > 0 ? `${named.length} 样：${firstNames(named)}` : maybe.length > 0 ? `看情况，可能要带 ${maybe.length} 样` : "不用带材料";
  return {
    value,
    notes: [
      ...(licensed.length === 0 ? [] : [`${named === licensed ? "" : firstNames(licensed)}可用电子证照`]),
      ...(named.length > 0 && maybe.length > 0 ? [`另有 ${maybe.length} 样看情况`] : []),
    ],
  };
}

/** 花费: fees as the guide states them; one that says more than fits is read below. */
export function costAnswer({ fees, personal, combo }: Pick<Guide, "fees" | "personal"> & Partial<Pick<Guide, "combo">>): Answer {
  const undecided = new Set(personal?.undecided.fees);
  const sure = fees.filter(({ name }) => !undecided.has(name));
  const maybe = fees.filter(({ name }) => undecided.has(name));
  const said = (list: typeof fees) => {
    const text = list.map(({ standard }) => standard.replace(/。$/, "")).join("；");
    return text.length <= MOST_OF_FEE ? text : combo ? "看办哪几件" : "看收费标准";
  };
  if (fees.length === 0) return { value: "不收费", notes: [] };
  if (sure.length === 0) return { value: `看情况：${said(maybe)}`, notes: [] };
  const waiver = sure.length === 1 ? sure[0]?.waiver : null;
  return {
    value: said(sure),
    notes: [...(maybe.length > 0 ? [`另有 ${maybe.length} 项看情况`] : []), ...(waiver && waiver.length <= MOST_OF_WAIVER ? [waiver.replace(/。$/, "")] : [])],
  };
}

/** 多久: the last day if it is handed in today. */
export function durationAnswer(guide: Pick<Guide, "promisedDays" | "instant" | "deadline"> & Partial<Pick<Guide, "term">>): Answer & { atOnce: boolean } {
  const { promisedDays, instant, deadline } = guide;
  const promise = promiseText(guide);
  if (instant || promisedDays === 0) return { value: promise, notes: [], atOnce: true };
  const [year, month, day] = deadline.date.split("-").map(Number);
  const date = `${promisedDays > LONG ? `${year}年` : ""}${month}月${day}日`;
  return { value: `${countedText(guide)}，${date}前办结`, notes: [promise, ...(deadline.provisional ? ["暂按双休日推算"] : [])], atOnce: false };
}

/** One line of what the task is: the introduction, or its first sentence where it is long. */
export const firstSentence = (lead: string): string => (lead.length <= SHORT_LEAD ? lead : (/^[^。！？]*[。！？]/.exec(lead)?.[0] ?? lead));

/** Whether the whole of it is done online without a visit. */
export const needsNoVisit = ({ online, visits }: Pick<Guide, "online" | "visits">): boolean => isOnline({ online }) && visits === 0;
