import { readFileSync } from "node:fs";
import { join } from "node:path";
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
export type Samples = Record<"guide" | "combo" | "scene" | "orgCode" | "town" | "village" | "duty" | "notice", string>;

/** Pages that show one thing need its name in the query; without it they have nothing to show. */
const QUERIES = (of: Samples): Record<string, string> => ({
  "branch-hall": `orgCode=${of.orgCode}`,
  "country-hall": `region=${of.town}`,
  "country-hall-child": `region=${of.village}`,
  "affairs-public-detail": of.duty,
  "affairs-public-second-list": "region=440000&type=8",
  notice: `id=${of.notice}`,
  ...Object.fromEntries(["", "/entrance", "/guide", "/news", "/qa"].map((tab) => [`search${tab}`, `region=440106&keyword=${encodeURIComponent("身份证")}`])),
  "scene-guide/data": `id=${of.scene}`,
});

/** Addresses of a pattern: both services, with and without what may be missing, with samples for names. */
export function addressesOf(pattern: string, of: Samples): string[] {
  const named = (code: string) =>
    pattern
      .replaceAll("{regionCode}", "440100")
      .replaceAll("{orgCode}", of.orgCode)
      .replaceAll("{townCode}", of.town)
      .replaceAll("{villageCode}", of.village)
      .replaceAll("{taskCode}", code)
      .replaceAll("{region?}", "440300")
      .replaceAll("{id?}", code);
  const code = pattern.includes("guide-combo") ? of.combo : pattern.includes("scene-guide") ? of.scene : of.guide;
  const whole = named(code);
  const optional = pattern.endsWith("/{id?}") || pattern.endsWith("/{region?}") ? [pattern.slice(0, pattern.lastIndexOf("/"))] : [];
  return [whole, ...optional]
    .flatMap((path) => (path.includes("{service}") ? ["personal", "legal"].map((service) => path.replace("{service}", service)) : [path]))
    .map((path) => {
      const query = path.includes("?") ? undefined : QUERIES(of)[path.replace(/^v[23]\//, "")];
      return `/portal/${path}${query === undefined ? "" : `?${query}`}`;
    });
}
