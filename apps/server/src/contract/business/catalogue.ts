import { PortalError, type ThemeEntry } from "@onehall/api";
import { ACTIVITY_ROOT } from "../../province/families/one-things/activities";
import { AUDIENCES, type Audience, CATALOG_ROOT, catalogCode, type PackThemes } from "../../province/themes";
import type { ActivityRow } from "./rows";

type Node = Omit<ThemeEntry, "count"> & { audience: Audience; parent: string | null; children: readonly string[] };

/** Themes and events as one tree: four roots, their entries below them. An event has the themes that it concerns as children. */
export type Catalogue = ReadonlyMap<string, Node>;

const ROOTS: Record<Audience, { theme: { name: string; icon: string }; event: { name: string; icon: string } }> = {
  person: { theme: { name: "个人服务主题", icon: "user" }, event: { name: "人生大事", icon: "heart" } },
  company: { theme: { name: "法人服务主题", icon: "building" }, event: { name: "经营大事", icon: "briefcase" } },
};

const isBelow = (root: string, code: string): boolean => code.startsWith(root) && code.length === root.length + 3;

export function catalogueOf(themes: PackThemes, activities: readonly ActivityRow[]): Catalogue {
  const nodes = AUDIENCES.flatMap((audience): Node[] => {
    const themeRoot = CATALOG_ROOT[audience];
    const eventRoot = ACTIVITY_ROOT[audience];
    const own = themes[audience].map(({ code, name, icon }): Node => ({
      code,
      catalogCode: catalogCode(audience, code),
      name,
      icon,
      audience,
      parent: themeRoot,
      children: [],
    }));
    const events = activities
      .filter(({ catalog }) => isBelow(eventRoot, catalog))
      .map(({ catalog, name, icon, themes: related }): Node => ({
        code: catalog.slice(eventRoot.length),
        catalogCode: catalog,
        name,
        icon,
        audience,
        parent: eventRoot,
        children: JSON.parse(related) as string[],
      }));
    const root = (code: string, names: { name: string; icon: string }, below: readonly Node[]): Node => ({
      code,
      catalogCode: code,
      ...names,
      audience,
      parent: null,
      children: below.map((node) => node.catalogCode),
    });
    return [root(themeRoot, ROOTS[audience].theme, own), ...own, root(eventRoot, ROOTS[audience].event, events), ...events];
  });
  return new Map(nodes.map((node) => [node.catalogCode, node]));
}

/** @throws PortalError `catalog-unknown`, status 404 */
export function nodeOf(catalogue: Catalogue, code: string): Node {
  const node = catalogue.get(code);
  if (!node) throw new PortalError("catalog-unknown", `没有编码为 ${code} 的主题`, { status: 404 });
  return node;
}

/** Nodes as lists show them, with the number of their tasks. */
export const entriesOf = (catalogue: Catalogue, codes: readonly string[], counts: ReadonlyMap<string, number>): ThemeEntry[] =>
  codes.flatMap((wanted): ThemeEntry[] => {
    const node = catalogue.get(wanted);
    if (!node) return [];
    const { code, catalogCode: catalog, name, icon } = node;
    return [{ code, catalogCode: catalog, name, icon, count: counts.get(catalog) ?? 0 }];
  });

/** The same, without those under which the region has nothing. */
export const filledEntriesOf = (catalogue: Catalogue, root: string, counts: ReadonlyMap<string, number>): ThemeEntry[] =>
  entriesOf(catalogue, nodeOf(catalogue, root).children, counts).filter((entry) => entry.count > 0);
