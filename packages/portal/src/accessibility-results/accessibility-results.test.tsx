import { PAGES } from "@onehall/routes";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, renderThenHydrate } from "../testing";
import { AccessibilityResultsPage } from "./AccessibilityResultsPage";
import { loadResults, LOOKS, measured, rowsOf, type Measured, type ResultsData } from "./data";
import { OTHER_NAMES } from "./names";

const given: Measured = {
  engine: "axe-core 4",
  browser: "Chromium 120",
  width: 375,
  pages: { home: { day: "2026-11-28", v2: [0, 2, 0], v3: [0, 0, 0, 1] }, desk: { day: "2026-11-29", v2: [0, 0, 0] } },
  others: {},
};

const open = async (more: Partial<ResultsData> = {}) => {
  const { data } = await load(loadResults, "/portal/v2/about/accessibility", backEnd(answers.regions).fetch);
  return renderThenHydrate(page(AccessibilityResultsPage, { ...data, ...more }, { path: "/v2/about/accessibility" }));
};

test("every page of the manifest has a row; what was not measured, and what a face lacks, is said", async () => {
  const { container } = await open({ rows: rowsOf(given), others: [{ id: "english-home", name: "英文首页", day: "2026-11-27", counts: [0, 0, 0, 0] }] });
  const rows = [...container.querySelectorAll("tbody tr")].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toHaveLength(Object.keys(PAGES).length + 1);
  expect(rows[0]).toEqual(["首页", "长辈版 2 处", "深色 1 处", "2026年11月28日"]);
  expect(rows.find(([name]) => name === "工作台：办件")).toEqual(["工作台：办件", "没有发现问题", "没有这一页", "2026年11月29日"]);
  expect(rows.find(([name]) => name === "切换区域")).toEqual(["切换区域", "还没有检测", "还没有检测", ""]);
  expect(rows.at(-1)).toEqual(["英文首页", "没有发现问题", "2026年11月27日"]);
  expect(container.textContent).toContain("最近一次检测：2026年11月29日。3 种页面，检测 14 次，发现 3 处问题。");
  expect(container.textContent).toContain("查不出");
});

test("what is published covers nine pages in ten in every look of both faces, and names each of them", async () => {
  for (const { v2, v3 } of Object.values(measured.pages)) {
    if (v2) expect(v2).toHaveLength(LOOKS.length - 1);
    if (v3) expect(v3).toHaveLength(LOOKS.length);
  }
  const whole = rowsOf(measured).filter(({ v2, v3 }) => v2 !== undefined && v3 !== undefined);
  expect(whole.length).toBeGreaterThan(Object.keys(PAGES).length * 0.9);
  expect(Object.keys(OTHER_NAMES).toSorted()).toEqual(Object.keys(measured.others).toSorted());
  const { container } = await open();
  expect(container.textContent).toMatch(/最近一次检测：\d{4}年\d{1,2}月\d{1,2}日/);
});
