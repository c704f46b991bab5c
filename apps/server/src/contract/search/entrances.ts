import type { EntranceHit } from "@onehall/api";
import { departmentPath } from "@onehall/regions";
import { pagePath } from "@onehall/routes/path";
import { capitalised } from "../../common/capitalised";
import type { PortalSetting } from "../../province/rows";
import { AUDIENCES, catalogCode } from "../../province/themes";
import type { QueryTerm } from "../../search/query-terms";
import type { Found } from "../../search/search";
import type { DepartmentRow } from "../rows/regions";

/** A word counts for a name only as itself or as a synonym: parts of words stand in half of all names. */
const namingWords = (units: readonly QueryTerm[]): string[] =>
  units
    .filter((unit) => unit.factor === 1)
    .flatMap((unit) => unit.alternatives.filter(({ token, factor }) => factor > 0.8 && [...token].length > 1).map(({ token }) => token));

const themeAddress = (audience: "person" | "company", catalog: string, region: string): string =>
  `${pagePath("v2/:service/theme", { service: audience === "person" ? "personal" : "legal" })}?region=${region}&catalogCode=${catalog}`;

/** The best hit, whose themes and department are entrances too. */
export type BestHit = { org: string; catalogs: readonly string[] };

type Theme = { name: string; catalog: string; entrance: EntranceHit };

/** What the pack says of themes. */
type Portal = Pick<PortalSetting, "themes" | "vocabulary">;

const everyTheme = ({ themes, vocabulary }: Portal, region: string): Theme[] => {
  // The first term that leads to a theme first is its English name.
  const english = new Map(vocabulary.english.map(({ say, themes: [theme] = [] }): [string | undefined, string | undefined] => [theme, say[0]]).reverse());
  return AUDIENCES.flatMap((audience) =>
    themes[audience].map((theme) => {
      const catalog = catalogCode(audience, theme.code);
      const named = english.get(theme.name);
      return {
        name: theme.name,
        catalog,
        entrance: {
          name: audience === "person" ? theme.name : `${theme.name}（法人）`,
          url: themeAddress(audience, catalog, region),
          type: "theme",
          ...(named === undefined ? {} : { english: capitalised(named) }),
        },
      };
    }),
  );
};

/** Most themes that help where little was found. */
const MAX_NEAREST = 6;

/** Themes as entrances, in the order given, with how many tasks the region has under each; those without any are left out. */
export function themeEntrances(portal: Portal, catalogs: readonly string[], counts: ReadonlyMap<string, number>, region: string): EntranceHit[] {
  const byCatalog = new Map(everyTheme(portal, region).map(({ catalog, entrance }) => [catalog, entrance]));
  return catalogs
    .flatMap((catalog): EntranceHit[] => {
      const entrance = byCatalog.get(catalog);
      const count = counts.get(catalog) ?? 0;
      return entrance && count > 0 ? [{ ...entrance, count }] : [];
    })
    .slice(0, MAX_NEAREST);
}

/** Themes and departments that are called like what was asked, then those of the best hit. */
export function entrances(
  portal: Portal,
  departments: readonly DepartmentRow[],
  { units, themes }: Pick<Found, "units" | "themes">,
  best: BestHit | undefined,
  region: string,
): EntranceHit[] {
  const all = everyTheme(portal, region);
  const words = namingWords(units);
  const names = (text: string): boolean => words.some((word) => text.includes(word));
  const offices = departments.map((row) => ({
    org: row.org,
    name: row.name,
    entrance: { name: row.name, url: departmentPath(row.org, "v2", row.region), type: "department" },
  }));
  const found: EntranceHit[] = [
    ...all.filter((theme) => themes.includes(theme.name)).map((theme) => theme.entrance),
    ...all.filter((theme) => names(theme.name)).map((theme) => theme.entrance),
    ...offices.filter((office) => names(office.name)).map((office) => office.entrance),
    ...all.filter((theme) => best?.catalogs.includes(theme.catalog)).map((theme) => theme.entrance),
    ...offices.filter((office) => office.org === best?.org).map((office) => office.entrance),
  ];
  return [...new Map(found.map((entrance) => [entrance.url, entrance])).values()];
}
