import { supervision, timeliness, workOrderStatistics, type AnswerOf } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { loadSupervision, loadSupervisionFile } from "./data";
import { SupervisionPage } from "./SupervisionPage";

const { regions } = answers;
const figures: AnswerOf<typeof supervision> = {
  from: "2025-11",
  until: "2026-10",
  departments: { province: 1, city: 2, county: 3, town: 4 },
  applications: 1_000,
  acceptanceRate: 97.5,
  approvalRate: 99,
  correctionRate: 3.25,
  specialRate: 1,
  channels: { window: 30, online: 65.5, express: 4.5 },
};
const months = Array.from({ length: 12 }, (_, index) => ({ month: `2025-${String(index + 1).padStart(2, "0")}`, accepted: 100 + index, finished: 90 }));
const statistics: AnswerOf<typeof workOrderStatistics> = { accepted: 1_200, finished: 1_080, onTimeRate: 98.5, months };
const own = { underWay: 30, dueSoon: 5, overdue: 2, finished: 1_080, onTimeRate: 98.5 };
const punctual: AnswerOf<typeof timeliness> = {
  ...own,
  regions: [
    { code: "440100", name: "广州市", ...own },
    { code: "440300", name: "深圳市", underWay: 0, dueSoon: 0, overdue: 0, finished: 0, onTimeRate: 100 },
  ],
  departments: [{ orgCode: "U64900006", name: "广东省公安厅", ...own }],
};
const parts = [reply(supervision, figures), reply(workOrderStatistics, statistics), reply(timeliness, punctual)];

test("figures, warnings, charts with their tables; regions and departments lead on", async () => {
  const { data, status } = await load(loadSupervision, "/portal/v2/supervision?region=440000", backEnd(regions, ...parts).fetch);
  expect(status).toBe(200);
  const { container } = await renderThenHydrate(page(SupervisionPage, data));
  const { getByRole } = within(container);
  expect(container.textContent).toContain("统计时间：2025年11月至2026年10月。");
  expect([...container.querySelectorAll("dl")][0]?.textContent).toMatch(/98\.50%.*1,080件.*30件.*5件.*2件/s);
  expect(container.querySelectorAll("figure")).toHaveLength(2);
  expect(getByRole("link", { name: "广州市" }).getAttribute("href")).toBe("/portal/v2/supervision?region=440100");
  expect(getByRole("link", { name: "广东省公安厅" }).getAttribute("href")).toBe("/portal/v2/branch-hall?orgCode=U64900006");
  const cells = within(getByRole("row", { name: /深圳市/ })).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual(["0", "—", "0", "0", "0"]);
});

test("each part closes by itself; a region where nothing happened; unknown regions", async () => {
  for (const [index, words] of [
    [0, "效能统计暂时打不开"],
    [1, "办件统计暂时打不开"],
    [2, "办件预警暂时打不开"],
  ] as const) {
    const { data, status } = await load(loadSupervision, "/portal/v3/supervision", backEnd(regions, ...parts.toSpliced(index, 1)).fetch);
    expect(status).toBe(503);
    expect(serverHtml(page(SupervisionPage, data, { face: "v3" }))).toContain(words);
  }
  const still = { underWay: 0, dueSoon: 0, overdue: 0, finished: 0, onTimeRate: 100, regions: [], departments: [] };
  const empty = backEnd(regions, reply(supervision, { ...figures, applications: 0 }), reply(workOrderStatistics, statistics), reply(timeliness, still));
  const { data } = await load(loadSupervision, "/portal/v2/supervision?region=440000", empty.fetch);
  const html = serverHtml(page(SupervisionPage, data));
  expect(html).toContain("近 12 个月没有申请");
  expect(html).not.toContain('<h2 id="regions"');
  expect(await thrownStatus(load(loadSupervision, "/portal/v2/supervision?region=999999", empty.fetch))).toBe(404);
});

test("every table is a file", async () => {
  const { fetch } = backEnd(regions, ...parts);
  const textOf = async (table: string) =>
    (await (await load(loadSupervisionFile, `/portal/v2/supervision.csv?table=${table}`, fetch)).data.text()).split("\r\n");
  expect((await textOf("region"))[2]).toBe("深圳市,0,,0,0,0");
  expect((await textOf("department"))[1]).toBe("广东省公安厅,1080,98.5,30,5,2");
  expect((await textOf("month"))[1]).toBe("2025-01,100,90");
  expect((await textOf("constructor"))[0]).toContain("部门");
  expect((await load(loadSupervisionFile, "/portal/v2/supervision.csv", backEnd(regions).fetch)).data.status).toBe(503);
});
