import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CSV_PAGES, PAGES, patternsOf, type Page, type PageId, type SampleName } from "@onehall/routes";
import { root } from "./portal";

/** The part of the register that lists the routes. */
export const routesText = (): string => {
  const text = readFileSync(join(root, "docs/requirements/routes.md"), "utf8");
  return text.slice(text.indexOf("###"));
};

/** Splits at the commas outside of braces. */
const parts = (text: string): string[] => text.split(/,\s*(?![^{]*\})/).filter((part) => part !== "");

/** `public/{activity, mzb/index}` → public/activity, public/mzb/index; names such as `{id?}` stay. */
function spread(pattern: string): string[] {
  const [whole = "", inside = ""] = /\{([^{}]*,[^{}]*)\}/.exec(pattern) ?? [];
  return whole === "" ? [pattern] : inside.split(/,\s*/).map((name) => pattern.replace(whole, name));
}

/** A line of a list: names with commas between; after `with children` what stands below the name; after `{service}/` all stand below it. */
function ofLine(line: string): string[] {
  const [, own, children] = /^(\S+), with (?:sub-views|children) (.+)$/.exec(line) ?? [];
  if (own !== undefined && children !== undefined) return [own, ...children.split(/,\s*|\s+and\s+/).map((child) => `${own}/${child}`)];
  const below = line.startsWith("{service}/") ? "{service}/" : "";
  return parts(line).flatMap((part) => spread(part.startsWith(below) ? part : below + part));
}

/**
 * Every route of the register as a pattern below /portal/, in its order: `v2/guide/{id?}`, `index?region={regionCode}`.
 * @see ROUTE-02
 */
export function routePatterns(text: string): string[] {
  const found: string[] = [];
  let prefix = "";
  for (const line of text.split("\n")) {
    const [, section] = /^### (.*)$/.exec(line) ?? [];
    if (section !== undefined) prefix = /under \/portal\/(v\d\/)/.exec(section)?.[1] ?? "";
    const [, cell] = /^\| \/portal\/(\S+) \|/.exec(line) ?? [];
    if (cell !== undefined) found.push(cell);
    const [, item] = /^- (.*)$/.exec(line) ?? [];
    if (item === undefined) continue;
    // What follows a comma after a whole address explains it.
    if (item.startsWith("/portal/")) found.push((item.split(/[\s,]/)[0] ?? "").slice("/portal/".length));
    else
      for (const name of ofLine(item)) {
        const family = /^the (\S+) family$/.exec(name)?.[1];
        // A family is what the other face has under that name.
        if (family === undefined) found.push(prefix + name);
        else found.push(...found.filter((other) => other.startsWith(`v2/${family}`)).map((other) => prefix + other.slice("v2/".length)));
      }
  }
  return [...new Set(found)];
}

/** What stands for the names in a pattern. */
export type Samples = Record<SampleName, string>;

/** An address of a page, or of its list as a file. */
export type PageAddress = { id: PageId; address: string };

/** What stands for a name of a pattern, where it is the same for every page. */
const VALUES: Readonly<Record<string, readonly string[]>> = { service: ["personal", "legal"], region: ["440300"], tab: ["entrance", "guide", "news", "qa"] };

/** Addresses of a pattern of the manifest: with all values for its names and, last, without what may be missing; with the query that the page needs. */
function fill(id: PageId, pattern: string, of: Samples): PageAddress[] {
  const { sample }: Page = PAGES[id];
  const query = ((pattern.endsWith(".csv") ? sample?.csv : undefined) ?? sample?.query ?? "").replaceAll(/\{(\w+)\}/g, (_, name: SampleName) => of[name]);
  const search = query === "" ? "" : `?${new URLSearchParams(query)}`;
  const [whole = "", name, optional] = /:(\w+)(\??)/.exec(pattern) ?? [];
  if (name === undefined) return [{ id, address: `/portal/${pattern}${search}` }];
  const values = name === "id" ? sample?.id && [of[sample.id]] : VALUES[name];
  if (!values) throw new Error(`the page ${id} needs a sample for :${name} in the manifest`);
  const filled = values.map((value) => pattern.replace(whole, value));
  return [...filled, ...(optional === "?" ? [pattern.replace(`/${whole}`, "")] : [])].flatMap((next) => fill(id, next, of));
}

/** Every address of every page of the manifest in both faces. */
export const everyAddress = (of: Samples): PageAddress[] =>
  (Object.keys(PAGES) as PageId[]).flatMap((id) => (["v2", "v3"] as const).flatMap((face) => patternsOf(id, face)).flatMap((pattern) => fill(id, pattern, of)));

/** One address of each page in a face: its first. */
export const firstAddresses = (face: "v2" | "v3", of: Samples): PageAddress[] =>
  (Object.keys(PAGES) as PageId[]).flatMap((id) =>
    patternsOf(id, face)
      .slice(0, 1)
      .flatMap((pattern) => fill(id, pattern, of).slice(0, 1)),
  );

/** Every list that is a file too, in both faces. */
export const everyFile = (of: Samples): PageAddress[] => [...CSV_PAGES].flatMap(([pattern, id]) => fill(id, pattern, of));

/** Routes of the register that no page draws: the server answers them. */
const SERVED = new Set(["v3-auth", "canyou/default.html?url=..."]);

/** Addresses at which the pages of the manifest draw a pattern of the register. @throws Error if none does */
export function addressesOf(pattern: string, of: Samples): string[] {
  if (SERVED.has(pattern)) return [`/portal/${pattern}`];
  const [path = "", query] = pattern.split(/\?(?=\w+=)/);
  // Codes are digits and capitals: `guide-combo/{id?}` is not guide-combo/processing.
  const shape = path.replace("{service}", "(?:personal|legal)").replaceAll(/\/\{\w+(\??)\}/g, "(?:/[0-9A-Z]+)$1");
  const found = everyAddress(of).filter(({ address }) => new RegExp(`^/portal/${shape}$`).test(address.replace(/\?.*/, "")));
  if (found.length === 0) throw new Error(`no page of the manifest draws ${pattern}`);
  const names: Readonly<Record<string, string>> = { regionCode: "440100", orgCode: of.orgCode, townCode: of.town, villageCode: of.village };
  const asked = query?.replaceAll(/\{(\w+)\}/g, (name, word: string) => names[word] ?? name);
  return found.map(({ address }) => (asked === undefined ? address : address.replace(/(?:\?.*)?$/, `?${asked}`)));
}
