import { type Guide, onlineText, promiseText, statutoryText, visitsText } from "@onehall/api";

/** What decides a person's case, by label: a text, or names in any order. */
export type GuideFacts = Readonly<Record<string, string | readonly string[]>>;

/** What somebody who has saved a guide wants to hear of when it changes. Wording, introductions and laws are none of it. @see GUIDE-46 */
export const factsOf = ({ personal: _mine, ...guide }: Guide): GuideFacts => ({
  承诺办结: promiseText(guide),
  法定时限: statutoryText(guide),
  到现场: visitsText(guide),
  网上办理: onlineText(guide),
  收费: guide.fees.length === 0 ? "不收费" : guide.fees.map(({ name, standard }) => `${name} ${standard}`),
  材料: guide.materials.map(({ name }) => name),
  办理地点: guide.windows.map(({ name, address }) => (address === "" ? name : `${name}（${address}）`)),
  咨询电话: guide.consultPhone,
});

const namesOf = (fact: string | readonly string[] | undefined): readonly string[] => (typeof fact === "string" ? [fact] : (fact ?? []));
const quoted = (names: readonly string[]): string => names.map((name) => `“${name}”`).join("、");

function changeOf(label: string, before: GuideFacts[string], now: GuideFacts[string]): string[] {
  if (typeof before === "string" && typeof now === "string") return before === now ? [] : [`${label}：${before}，改为${now}`];
  const [old, current] = [namesOf(before), namesOf(now)];
  const added = current.filter((name) => !old.includes(name));
  const gone = old.filter((name) => !current.includes(name));
  return [...(added.length > 0 ? [`${label}增加了${quoted(added)}`] : []), ...(gone.length > 0 ? [`${label}不再有${quoted(gone)}`] : [])];
}

/** What became different, in sentences. Labels that only one of the two has say nothing: a later version of this program may know more. */
export const changesBetween = (before: GuideFacts, now: GuideFacts): string[] =>
  Object.entries(now).flatMap(([label, fact]) => {
    const old = before[label];
    return old === undefined ? [] : changeOf(label, old, fact);
  });
