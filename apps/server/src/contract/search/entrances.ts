import type { EntranceHit } from "@onehall/api";
import { departmentPath } from "@onehall/regions";
import { pagePath } from "@onehall/routes/path";
import { capitalised } from "../../common/capitalised";
import type { PortalSetting } from "../../province/rows";
import { type Audience, AUDIENCES, catalogCode } from "../../province/themes";
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

type Theme = { name: string; catalog: string; entrance: Omit<EntranceHit, "url">; audience: Audience };

/** What the pack says of themes. */
type Portal = Pick<PortalSetting, "themes" | "vocabulary">;

const themesOf = new WeakMap<PortalSetting["themes"], readonly Theme[]>();

/** Every theme, made once. */
function everyTheme({ themes, vocabulary }: Portal): readonly Theme[] {
  const known = themesOf.get(themes);
  if (known) return known;
  // The first term that leads to a theme first is its English name.
  const english = new Map(vocabulary.english.map(({ say, themes: [theme] = [] }): [string | undefined, string | undefined] => [theme, say[0]]).reverse());
  const all = AUDIENCES.flatMap((audience) =>
    themes[audience].map(({ name, code }): Theme => {
      const named = english.get(name);
      const entrance = {
        name: audience === "person" ? name : `${name}（法人）`,
        type: "theme",
        ...(named === undefined ? {} : { english: capitalised(named) }),
      };
      return { name, catalog: catalogCode(audience, code), audience, entrance };
    }),
  );
  themesOf.set(themes, all);
  return all;
}

/** A theme as an entrance in a region. */
const themeEntrance = ({ entrance, audience, catalog }: Theme, region: string): EntranceHit => ({ ...entrance, url: themeAddress(audience, catalog, region) });

/** Most themes that help where little was found. */
const MAX_NEAREST = 6;

/** Themes as entrances, in the order given, with how many tasks the region has under each; those without any are left out. */
export function themeEntrances(portal: Portal, catalogs: readonly string[], counts: ReadonlyMap<string, number>, region: string): EntranceHit[] {
  const all = everyTheme(portal);
  return catalogs
    .flatMap((catalog): EntranceHit[] => {
      const theme = all.find((one) => one.catalog === catalog);
      const count = counts.get(catalog) ?? 0;
      return theme && count > 0 ? [{ ...themeEntrance(theme, region), count }] : [];
    })
    .slice(0, MAX_NEAREST);
}

/** Themes and departments that are called like what was asked, then those of the best hit. */
export function entrances(
  portal: Portal,
  departments: readonly DepartmentRow[],
  { units, themes, offered }: Pick<Found, "units" | "themes" | "offered">,
  best: BestHit | undefined,
  region: string,
): EntranceHit[] {
  const all = everyTheme(portal);
  const words = namingWords(units);
  const names = ({ name }: { name: string }): boolean => words.some((word) => name.includes(word));
  const chosen = [
    ...all.filter((theme) => offered?.kind === "theme" && theme.catalog === offered.payload),
    ...departments.filter((row) => offered?.kind === "department" && row.org === offered.payload),
    ...all.filter((theme) => themes.includes(theme.name)),
    ...all.filter(names),
    ...departments.filter(names),
    ...all.filter((theme) => best?.catalogs.includes(theme.catalog)),
    ...departments.filter((row) => row.org === best?.org),
  ];
  return [...new Set(chosen)].map((one) =>
    "catalog" in one ? themeEntrance(one, region) : { name: one.name, url: departmentPath(one.org, "v2", one.region), type: "department" },
  );
}
