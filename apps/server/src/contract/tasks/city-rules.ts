import { LOCAL_RULE } from "@onehall/api";
import { compile, evaluate, OUTSIDE, REGION } from "@onehall/rules";
import type { StoredGuide } from "../../province/guide";
import type { RegionPath } from "../rows/regions";

/** A region that no condition names. */
const ELSEWHERE = "999999";

/**
 * A stored guide as it holds in one place: what its city rules for itself stands among the conditions and in the notes of the materials, and says so;
 * `citySource` is what it rests on.
 * @see docs/province-pack.md, 各市不同的规定
 */
export function applyCityRules({ cities, ...guide }: StoredGuide, { path }: RegionPath): Omit<StoredGuide, "cities"> & { citySource: string } {
  const rules = path.map((region) => cities?.[region.code]).find((found) => found !== undefined);
  if (!rules) return { ...guide, citySource: "" };
  return {
    ...guide,
    citySource: rules.source ?? "",
    conditions: [...guide.conditions, ...rules.conditions.map((text) => LOCAL_RULE + text)],
    materials: guide.materials.map((material) => {
      const local = rules.materials[material.name];
      return local === undefined ? material : { ...material, note: `${material.note}${LOCAL_RULE}${local}` };
    }),
  };
}

const namesRegion = (when: readonly object[]): boolean => when.some((facts) => REGION in facts || OUTSIDE in facts);

/** Whether some city has rules of its own: in words, or as a part that rests on the region. */
export const differsByCity = ({ cities, rules }: Pick<StoredGuide, "cities" | "rules">): boolean =>
  Object.keys(cities ?? {}).length > 0 || rules.parts.some(({ when }) => namesRegion(when));

/** What a part is called, and how a city that has it, or has it not, says so. */
function partOf(guide: StoredGuide, id: string): { name: string; here: string; not: string } {
  const [list, at] = id.split(".");
  const index = Number(at);
  if (list === "materials") return { name: guide.materials[index]?.name ?? "", here: "本市要交：", not: "本市不用交：" };
  if (list === "fees") return { name: guide.fees[index]?.standard ?? "", here: "本市收费：", not: "本市不收：" };
  const texts = { conditions: guide.conditions[index], refusalCases: guide.refusalCases[index]?.text, steps: guide.steps[index]?.name };
  return { name: texts[list as keyof typeof texts] ?? "", here: list === "refusalCases" ? "不予受理：" : "", not: "本市没有这一条：" };
}

/** What a city rules for itself, a sentence each: in words, and each part that applies there and not elsewhere, or the other way round. @see GUIDE-26 */
export function rulesOfCity(guide: StoredGuide, code: string): string[] {
  const own = guide.cities?.[code];
  const said = own ? [...own.conditions, ...Object.entries(own.materials).map(([name, text]) => `${name}：${text}`)] : [];
  if (!guide.rules.parts.some(({ when }) => namesRegion(when))) return said;
  const compiled = compile(guide.rules);
  const [here, elsewhere] = [code, ELSEWHERE].map((region) => new Set(evaluate(compiled, { [REGION]: region }).excluded)) as [Set<string>, Set<string>];
  const differing = guide.rules.parts.flatMap(({ id }) => {
    if (here.has(id) === elsewhere.has(id)) return [];
    const part = partOf(guide, id);
    return part.name === "" ? [] : [(here.has(id) ? part.not : part.here) + part.name];
  });
  return [...said, ...differing];
}
