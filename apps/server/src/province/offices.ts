import { creditCode, localOrg } from "./codes";
import type { PackDepartment } from "./departments";
import type { Level, PackRegion } from "./regions";

/** An authority in one region: a provincial department, its office in a city or county, or the office of a town or village. */
export type Office = {
  org: string;
  /** Unified social credit code. */
  credit: string;
  /** Id of the department; of a town or village office: `town` or `village`. */
  department: string;
  region: string;
  name: string;
  short: string;
  /** "1" government-service department, "2" another public service. */
  type: "1" | "2";
  /** Service line without area code. */
  phone: string;
  sort: number;
};

/** Ids of the offices that towns and villages have for everything. */
export const TOWN_OFFICE = "town";
export const VILLAGE_OFFICE = "village";

/** The line that answers for towns and villages. */
const HOTLINE = "12345";

/** The government of a town or township, or the office of a street. */
export function townOfficeName(name: string): string {
  if (name.endsWith("街道")) return `${name.replace(/(?:办事处)?街道$/, "街道")}办事处`;
  return /[镇乡]$/.test(name) ? `${name}人民政府` : `${name}管理委员会`;
}

/** The committee of a village or community, spelt in full: sources write 村委会, 居委会 and a few slips of them. */
export function villageOfficeName(name: string): string {
  const [, stem = name, kind = ""] = /^(.*?)(村委会|村民委会|居委会会|居委委员会|居委员会|居委会|居委)$/.exec(name) ?? [];
  if (kind.startsWith("村")) return `${stem}村民委员会`;
  return kind.startsWith("居") ? `${stem}居民委员会` : name;
}

const TERMS: Partial<Record<Level, string>> = { city: "市", county: "" };

/** 广州市公安局 → 市公安局, 天河区教育局 → 区教育局: how it is called inside its own region. */
function localShort(name: string, region: PackRegion, city: PackRegion | undefined): string {
  for (const place of [region, city]) {
    if (!place) continue;
    if (name.startsWith(place.name)) return (TERMS[place.level] || place.name.slice(-1)) + name.slice(place.name.length);
  }
  return name;
}

const isDistrict = (region: PackRegion): boolean => region.level === "county" && region.name.endsWith("区");

/** How a department's office in a city or county is called; `undefined` where it has none. */
function officeName(department: PackDepartment, region: PackRegion, city: PackRegion | undefined, hasCounties: boolean): string | undefined {
  const county = (isDistrict(region) && department.district) || department.county;
  // A city without counties does their work itself.
  const template = region.level === "city" ? (department.city ?? (hasCounties ? undefined : department.county)) : county;
  return template?.replaceAll("{name}", region.name).replaceAll("{city}", city?.name ?? region.name);
}

/** Every office of the province by region, in the order in which departments stand in the pack. Hidden regions have none. */
export function officesOf(regions: readonly PackRegion[], departments: readonly PackDepartment[]): Office[] {
  const byCode = new Map(regions.map((region) => [region.code, region]));
  const withCounties = citiesWithCounties(regions);
  return regions.flatMap((region): Office[] => {
    if (region.hidden) return [];
    const at = { region: region.code };
    const numbered = (org: string) => ({ org, credit: creditCode(region.code, org) });
    if (region.level === "town" || region.level === "village") {
      const town = region.level === "town";
      const name = town ? townOfficeName(region.name) : villageOfficeName(region.name);
      return [
        {
          ...at,
          ...numbered(localOrg(region.code, "")),
          department: town ? TOWN_OFFICE : VILLAGE_OFFICE,
          name,
          short: name,
          type: "2",
          phone: HOTLINE,
          sort: 1,
        },
      ];
    }
    return departments.flatMap((department, index): Office[] => {
      const common = { ...at, department: department.id, type: department.type, phone: department.phone, sort: index + 1 };
      if (region.level === "province") return [{ ...common, ...numbered(department.org), name: department.name, short: department.short }];
      const city = region.level === "county" ? byCode.get(region.parent) : undefined;
      const name = officeName(department, region, city, withCounties.has(region.code));
      return name === undefined ? [] : [{ ...common, ...numbered(localOrg(region.code, department.id)), name, short: localShort(name, region, city) }];
    });
  });
}

/** Codes of the cities that have counties. Dongguan and Zhongshan have none. */
const citiesWithCounties = (regions: readonly PackRegion[]): Set<string> =>
  new Set(regions.filter((region) => region.level === "county").map((region) => region.parent));
