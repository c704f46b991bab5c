import type { Recommendation } from "@onehall/api";
import { type Database, byListLength, list, sql } from "../../data";
import { localDate } from "../../common/deadline";
import type { Profile } from "../../data/people";
import type { Visitor } from "../../identity";
import { MOST_BENEFITS, type PackBenefits } from "../../province/benefits";
import { eligibility } from "../benefits/eligibility";
import { busyTasks } from "../content/busy";
import { type RegionPath, regionPath } from "../rows/regions";
import { tasksByIds } from "../rows/tasks";

/** Tasks that somebody's age speaks for; others have room beside them. */
const BY_AGE = 4;
/** The question about age; its options are named under-60 or from-80. */
const AGE = "age-group";

const stored = sql<{ profile: string }>`SELECT profile FROM person WHERE id = ${"person"}`;
const regions = sql<{ code: string; name: string; above: string }>`
  SELECT region.code, region.name, above.name AS above FROM region JOIN region AS above ON above.code = region.parent
  WHERE region.level IN ('city', 'county') AND region.hidden = 0 ORDER BY LENGTH(region.code), region.code`;
const bySlugs = byListLength([MOST_BENEFITS], (most) => sql<{ id: number; slug: string }>`SELECT id, slug FROM task WHERE slug IN ${list("slugs", most)}`);

/** Whole years. @param today 2026-11-18 */
export function ageOn(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The option that an age falls under: the first bound above it. */
const groupOf = (age: number, options: readonly string[]): string | undefined =>
  options.find((id) => id.startsWith("under-") && age < Number(id.slice("under-".length))) ?? options.find((id) => id.startsWith("from-"));

/** Slugs of benefits for an age: not excluded by it, but by another one. Pure. @param region code */
export function benefitsOfAge(pack: PackBenefits, region: string, age: number): string[] {
  const options = pack.questions.find(({ id }) => id === AGE)?.options.map(({ id }) => id) ?? [];
  const own = groupOf(age, options);
  if (own === undefined) return [];
  const open = (group: string) =>
    eligibility(pack, region, { [AGE]: group })
      .entitlements.filter(({ state }) => state !== "excluded")
      .map(({ benefit }) => benefit.task);
  const others = options.filter((group) => group !== own).map((group) => new Set(open(group)));
  return [...new Set(open(own))].filter((task) => others.some((group) => !group.has(task)));
}

/** The city or county in which somebody lives, by the words of the address: of several that it names the lowest. */
async function homeOf(database: Database, { place }: Profile): Promise<string | undefined> {
  if (place === undefined) return undefined;
  const rows = await database.all(regions);
  return rows.findLast(({ name, above }) => place.includes(above + name))?.code;
}

/**
 * What suits whoever is logged in, each with the reason: benefits of one's age, then what is applied for most where one lives, or by companies there.
 * Nothing of it is stored, and nobody else sees it. @param given region of the question, where it is not the province
 */
export async function suitedTo(
  { person, user }: Visitor,
  { database, benefits, line: given, now }: { database: Database; benefits: PackBenefits; line: RegionPath; now: Date },
): Promise<Recommendation[]> {
  const row = await database.get(stored, { person });
  const profile = JSON.parse(row?.profile ?? "{}") as Profile;
  const isCompany = user.account_type === "corp";
  const home = given.current.level === "province" ? await homeOf(database, profile) : undefined;
  const line = home === undefined ? given : await regionPath(database, home);
  const found: Recommendation[] = [];
  if (!isCompany && profile.born !== undefined) {
    const age = ageOn(profile.born, localDate(now));
    const slugs = benefitsOfAge(benefits, line.current.code, age);
    const ids = slugs.length === 0 ? [] : await database.all(bySlugs(slugs.length), { slugs });
    const tasks = await tasksByIds(database, line, { ids: ids.map(({ id }) => id) });
    found.push(...tasks.slice(0, BY_AGE).map(({ code, name }) => ({ service_code: code, service_name: name, reason: `您今年 ${age} 岁，可能符合条件` })));
  }
  const busy = await busyTasks(database, line, now);
  if (busy)
    for (const { taskCode, name } of isCompany ? busy.company : busy.person)
      if (found.every(({ service_code: code }) => code !== taskCode))
        found.push({ service_code: taskCode, service_name: name, reason: `${busy.regionName}的${isCompany ? "企业" : "人"}最近 ${busy.days} 天办得多` });
  return found;
}
