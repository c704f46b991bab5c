import { isHome } from "../page/is-home";

/** A click in the words of the statistics. */
export type Click = { area: string; label: string };

/** Longest text of a tab of pages. @see TRACK-07 */
const TAB_TEXT = 6;
const LABEL = 30;

/** Rows of tabs and of page numbers. */
const TABS = "[role=tab], [data-track-tabs], nav[aria-label*=分页]";

/** Where words that people type come back as links. Which it was stays with them. */
const SEARCH = "搜索";

/** Parts that stand on every page, the inner ones first. */
const LANDMARKS: readonly (readonly [selector: string, area: string])[] = [
  ["dialog", "弹窗"],
  ["[role=search], form[action*=search]", SEARCH],
  ["header", "页头"],
  ["nav[aria-label=快捷工具]", "快捷工具"],
  ["footer", "页脚"],
];

/** Pages whose text is reported by what they are. @see TRACK-08 */
const PAGES: readonly (readonly [path: RegExp, area: string])[] = [
  [/branch-hall/, "部门公告"],
  [/country-hall|\/stations$/, "线下网点"],
  [/\/search/, "搜索结果"],
  [/\/mattersLv2\/hot|\/lv3\//, "热门主题"],
  [/\/(?:personal|legal)(?:\/hot(?:More)?)?$/, "服务分类"],
  [/\/theme$/, "主题分类"],
  [/\/activity$/, "事件分类"],
  [/\/department$/, "部门分类"],
  [/\/public\/|\/affairs-public/, "政务公开"],
  [/\/gov-people-interact/, "政民互动"],
  [/\/topic\//, "特色创新"],
];

const cut = (text: string, most: number): string => [...text].slice(0, most).join("");

/** What a control is called: its own text, or the name that a screen reader says. */
const nameOf = (control: Element): string => (control.getAttribute("aria-label") ?? control.textContent ?? "").trim().replaceAll(/\s+/g, " ");

/** A block of the home page by its heading, or by the name that a screen reader says. */
function blockOf(control: Element): string | undefined {
  const block = control.closest("main section");
  return block?.getAttribute("aria-label") ?? block?.querySelector("h2, h3")?.textContent?.trim();
}

/** What may be told of a control: no word that somebody searched for, and not who is logged in (张*). */
function labelOf(control: Element, area: string, searched: string): string {
  const name = nameOf(control);
  if (area === SEARCH || name.includes("*") || (searched !== "" && name.includes(searched))) return "";
  return cut(name, control.closest(TABS) ? TAB_TEXT : LABEL);
}

function areaOf(control: Element, path: string): string | undefined {
  const named = control.closest<HTMLElement>("[data-track-area]")?.dataset["trackArea"] ?? LANDMARKS.find(([selector]) => control.closest(selector))?.[1];
  if (named) return named;
  if (isHome(path)) return blockOf(control);
  return control.closest("main") ? PAGES.find(([pattern]) => pattern.test(path))?.[1] : undefined;
}

/**
 * What was clicked on a page, or `undefined` where nobody asked to know. Reported are links, buttons and tabs in the landmarks of every page, in the blocks
 * of the home page, on the pages named above, and in whatever carries `data-track-area`: offline sites, the map search.
 * @param searched the word that the page is the answer to
 */
export function clickOf(target: EventTarget | null, path: string, searched = ""): Click | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest("a, button, [role=tab], summary");
  if (!control) return undefined;
  const area = areaOf(control, path);
  return area ? { area, label: labelOf(control, area, searched) } : undefined;
}

/** The id of the search of which a result or the question of one was opened; empty for other clicks. It says nothing of what was searched. @see SEARCH-24 */
export function searchOf(target: EventTarget | null): string {
  const control = target instanceof Element ? target.closest("a, summary") : null;
  return control?.closest<HTMLElement>("[data-search-id]")?.dataset["searchId"] ?? "";
}
