import { expect, test } from "@playwright/test";
import { ADDRESSES, leadsSomewhere } from "../../apps/server/src/province/addresses";
import classic from "../../apps/portal-v2/app/routes";
import modern from "../../apps/portal-v3/app/routes";

type Route = { path?: string; children?: Route[] };

/** The address patterns of a face, those of routes inside others behind theirs; the page for everything else is none. */
const patternsOf = (routes: Route[], above = ""): string[] =>
  routes.flatMap(({ path, children }) => {
    const own = [above, path].filter(Boolean).join("/");
    return children ? patternsOf(children, own) : own === "*" ? [] : [own];
  });

/** A part that may be missing means two addresses, and what a part is called means nothing: `guide/:id?` → guide, guide/: */
const spelt = (pattern: string): string[] => {
  const [plain = "", rest] = pattern.replace(/:\w+/g, ":").split(/\/:\?/, 2);
  return rest === undefined ? [plain] : [plain + rest, `${plain}/:${rest}`];
};

/** Files stand beside pages: content leads to the page. */
const isPage = (pattern: string) => !/\.\w+$/.test(pattern);

const drawn = new Set([...patternsOf(classic), ...patternsOf(modern)].filter(isPage).flatMap(spelt));
const listed = new Set(ADDRESSES.flatMap(spelt));

test("content may lead to every page that a face draws", () => {
  expect([...drawn].filter((address) => !listed.has(address)).sort()).toEqual([]);
});

test("content may lead to no page that no face draws", () => {
  expect([...listed].filter((address) => !drawn.has(address)).sort()).toEqual([]);
});

test("an address is judged by its path alone, and in full", () => {
  expect(leadsSomewhere("/portal/v2/personal/theme?region=440100&catalogCode=001001005#list")).toBe(true);
  expect(leadsSomewhere("/portal/index/440100")).toBe(true);
  expect(leadsSomewhere("/portal/v2/nobody/theme")).toBe(false);
  expect(leadsSomewhere("/portal/v2/index/440100")).toBe(false);
  expect(leadsSomewhere("/portal/")).toBe(false);
  expect(leadsSomewhere("https://www.gd.gov.cn")).toBe(true);
});
