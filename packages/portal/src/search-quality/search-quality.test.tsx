import { searchQuality, type SearchQuality } from "@onehall/api";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate } from "../testing";
import { loadSearchQuality } from "./data";
import { SearchQualityPage } from "./SearchQualityPage";
import { longDate, percent } from "./words";

const quality: SearchQuality = {
  day: "2026-11-22",
  days: 30,
  searches: 12_345,
  empty: 123,
  median: 2,
  slowest: 25,
  precision: { day: "2026-11-20", questions: 257, firstThree: 0.9844, first: 0.9377, prefixes: 133, firstFive: 1 },
};

const open = async (fetch: typeof globalThis.fetch, query = "") => {
  const { data, status } = await load(loadSearchQuality, `/portal/v3/about/search${query}`, fetch);
  const drawn = await renderThenHydrate(page(SearchQualityPage, data, { path: "/v3/about/search", face: "v3" }));
  return { status, ...drawn };
};

test("figures with what they mean and the days they are of", async () => {
  const { container, status } = await open(backEnd(answers.regions, reply(searchQuality, quality)).fetch);
  expect(status).toBe(200);
  expect(container.querySelectorAll("h1")).toHaveLength(1);
  const values = [...container.querySelectorAll("dt")].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(values).toEqual([
    ["搜索次数", "12,345 次"],
    ["无结果率", "0.9%"],
    ["用时", "25 毫秒以内"],
    ["前三条有答案", "98.4%"],
    ["第一条就是答案", "93.7%"],
    ["联想词准确率", "100%"],
  ]);
  expect(container.textContent).toContain("统计到 2026年11月22日");
  expect(container.textContent).toContain("2026年11月20日测得");
  expect(within(container).getByRole("link", { name: "告诉我们" }).getAttribute("href")).toBe("/portal/v3/feedback?kind=suggestion");
});

test("before anybody has searched, and in a province without fixed questions", async () => {
  const empty = { ...quality, searches: 0, empty: 0, median: null, slowest: null, precision: null };
  const { container } = await open(backEnd(answers.regions, reply(searchQuality, empty)).fetch, "?region=x");
  expect(container.textContent?.match(/还没有数据/g)).toHaveLength(2);
  expect(container.textContent).not.toContain("固定问题的测试");
});

test("while the figures are out of order the page says so, with 503", async () => {
  const { container, status } = await open(backEnd(answers.regions).fetch);
  expect(status).toBe(503);
  expect(container.textContent).toContain("搜索质量的数字暂时打不开");
});

test.each([
  [0.9999, "99.9%"],
  [1, "100%"],
  [0.29, "29%"],
  [0, "0%"],
])("%s is written %s", (share, text) => expect(percent(share)).toBe(text));

test("a day is written out", () => expect(longDate("2026-01-05")).toBe("2026年1月5日"));
