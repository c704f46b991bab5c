import type { Guide } from "@onehall/api";
import type { CheerioAPI } from "cheerio";
import type { Face } from "./contract";
import { textOf } from "./served-page";
import { expect } from "./test";

/** Texts of the elements that a selector finds, in their order. */
export const textsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => textOf($(element)));

/** Addresses that the links of a selector lead to, in their order. */
export const hrefsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr("href") ?? "");

/** Codes of the tasks whose guides are linked below a selector: each once, in the order of the page. */
export const taskCodesOf = ($: CheerioAPI, selector: string): string[] => [
  ...new Set(
    $(selector)
      .find("a")
      .toArray()
      .flatMap((link) => /\/(?:guide|guide-combo)\/(1[12]\w{29})(?:$|[?#])/.exec($(link).attr("href") ?? "")?.[1] ?? []),
  ),
];

/** Text without any white space: where lines break says nothing of what a page says. */
export const squeezed = (text: string): string => text.replaceAll(/\s/g, "");

/** The rows of the tables below a selector, cell by cell. */
export const rowsOf = ($: CheerioAPI, selector: string): string[][] =>
  $(`${selector} tbody tr`)
    .toArray()
    .map((row) =>
      $(row)
        .children("th, td")
        .toArray()
        .map((cell) => textOf($(cell))),
    );

/** A page shows the beginning of a list, and as much of it as it likes: at least five entries, or all. @param whole all entries, or more than a page shows */
export function expectBeginning(shown: readonly unknown[], whole: readonly unknown[], about = ""): void {
  expect(shown.length, about).toBeGreaterThanOrEqual(Math.min(whole.length, 5));
  expect(shown, about).toEqual(whole.slice(0, shown.length));
}

/** Hot words are counted while other tests search, and a page is kept for half a minute: as many as now, and some of them. */
export function expectHotWords(shown: readonly string[], now: readonly string[], about = ""): void {
  expect(shown, about).toHaveLength(now.length);
  expect(
    shown.filter((word) => now.includes(word)),
    about,
  ).not.toEqual([]);
}

/** The text of a part of a page without white space. */
export const said = ($: CheerioAPI, selector = "main"): string => squeezed($(selector).text());

/** Where the names of tasks stand in a list: the rows of the classic table, the cards of the modern face. */
export const ROWS = "main :is(tbody th, li > div > p:first-child)";

/** Codes of tasks, in their order. */
export const codes = (items: readonly { taskCode: string }[]) => items.map(({ taskCode }) => taskCode);

/** More than a page of a list shows. */
export const MANY = { pageSize: 100 };

/** Where pages stand that carry a version in the modern face only. */
export const unversioned = (face: Face) => (face === "v3" ? "/portal/v3" : "/portal");

/** A number as pages write it. */
export const count = (number: number) => number.toLocaleString("zh-CN");

/** Address of a guide, single or combined. */
export const guidePath = (face: Face, { code, kind }: Pick<Guide, "code" | "kind">): string =>
  kind.code === "TC" ? `/portal/${face === "v3" ? "v3/" : ""}guide-combo/${code}` : `/portal/${face}/guide/${code}`;

/** Whether a guide is that of one task, not of a combined one. */
export const isSingle = ({ kind }: Guide) => kind.code !== "TC";
