import { annualReport, openDatasets } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate } from "../testing";
import { AnnualReportPage } from "./AnnualReportPage";
import { loadAnnualReport } from "./data";

const report = {
  year: "2025",
  years: ["2025", "2024"],
  notices: [
    { kind: "便民提示", count: 7 },
    { kind: "通知公告", count: 3 },
  ],
  cases: { received: 41_234, online: 25_000, finished: 40_000, onTime: 39_000 },
  ratings: { total: 0, bad: 0, corrected: 0 },
  letters: { received: 12, answered: 11 },
  searches: 5,
  visits: 6,
  tasks: { total: 500, online: 400 },
};
const yearly = reply(annualReport, ({ year = "" }) => ({ ...report, year: report.years.includes(year) ? year : "2025" }));
const datasets = reply(openDatasets, () => ({ list: [{ key: "regions", title: "行政区划", description: "", source: "", columns: [], count: 1 }] }));

test("the report of a year in its parts, with the other years beside it", async () => {
  const { data } = await load(loadAnnualReport, "/portal/v2/annual-report?year=2024", backEnd(answers.regions, yearly, datasets).fetch);
  const { container } = await renderThenHydrate(page(AnnualReportPage, data, { path: "/v2/annual-report" }));
  const { getByRole } = within(container);
  expect(getByRole("heading", { level: 1 }).textContent).toBe("政府网站工作年度报表（2024年）");
  expect(getByRole("link", { name: "2024年" }).getAttribute("aria-current")).toBe("page");
  expect(getByRole("link", { name: "2025年" }).getAttribute("href")).toBe("/portal/v2/annual-report?year=2025");
  const part = (name: string) => getByRole("region", { name }).textContent;
  expect(part("信息发布")).toContain("全年发布10 条");
  expect(part("办事服务")).toContain("按时办结率97.50%");
  expect(part("服务评价")).toContain("差评整改率—");
  expect(part("互动交流")).toContain("全年收到来信12 件已经答复11 件");
  expect(part("智能化和数据开放")).toContain("开放的数据集1 个");
});

test("a report that cannot be had closes its part only", async () => {
  const { data, status } = await load(loadAnnualReport, "/portal/v2/annual-report", backEnd(answers.regions, datasets).fetch);
  expect(status).toBe(503);
  expect(serverHtml(page(AnnualReportPage, data))).toContain("年度报表暂时打不开");
});
