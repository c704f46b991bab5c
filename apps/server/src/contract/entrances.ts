import type { EntranceHit } from "@onehall/api";
import { departmentPath } from "@onehall/regions";
import { AUDIENCES, catalogCode, type PackThemes } from "../province/themes";
import type { Unit } from "../search/units";
import type { DepartmentRow } from "./rows/regions";

/** A word counts for a name only as itself or as a synonym: parts of words stand in half of all names. */
const names = (text: string, units: readonly Unit[]): boolean =>
  units.some((unit) => unit.factor === 1 && unit.alternatives.some(({ token, factor }) => factor > 0.8 && [...token].length > 1 && text.includes(token)));

const themeAddress = (audience: "person" | "company", catalog: string, region: string): string =>
  `/portal/v2/${audience === "person" ? "personal" : "legal"}/theme?region=${region}&catalogCode=${catalog}`;

/** The best hit, whose themes and department are entrances too. */
export type Best = { org: string; catalogs: readonly string[] };

/** Themes and departments that are called like what was asked, then those of the best hit. */
export function entrances(
  themes: PackThemes,
  departments: readonly DepartmentRow[],
  units: readonly Unit[],
  best: Best | undefined,
  region: string,
): EntranceHit[] {
  const all = AUDIENCES.flatMap((audience) =>
    themes[audience].map((theme) => {
      const catalog = catalogCode(audience, theme.code);
      return {
        name: theme.name,
        catalog,
        entrance: { name: audience === "person" ? theme.name : `${theme.name}（法人）`, url: themeAddress(audience, catalog, region), type: "theme" },
      };
    }),
  );
  const offices = departments.map((row) => ({
    org: row.org,
    name: row.name,
    entrance: { name: row.name, url: departmentPath(row.org, "v2"), type: "department" },
  }));
  const found: EntranceHit[] = [
    ...all.filter((theme) => names(theme.name, units)).map((theme) => theme.entrance),
    ...offices.filter((office) => names(office.name, units)).map((office) => office.entrance),
    ...all.filter((theme) => best?.catalogs.includes(theme.catalog)).map((theme) => theme.entrance),
    ...offices.filter((office) => office.org === best?.org).map((office) => office.entrance),
  ];
  return [...new Map(found.map((entrance) => [entrance.url, entrance])).values()];
}
