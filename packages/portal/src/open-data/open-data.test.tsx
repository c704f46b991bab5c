import { openDatasets } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate } from "../testing";
import { loadOpenData } from "./data";
import { OpenDataPage } from "./OpenDataPage";

const datasets = reply(openDatasets, () => ({
  list: [{ key: "regions", title: "行政区划", description: "编码和名称。", source: "国家统计局", columns: ["编码", "名称"], count: 28_744 }],
}));

test("each list with its size, its fields, where it comes from and its files", async () => {
  const { data } = await load(loadOpenData, "/portal/v2/open-data", backEnd(answers.regions, datasets).fetch);
  const { container } = await renderThenHydrate(page(OpenDataPage, data, { path: "/v2/open-data" }));
  const { getByRole, getByText } = within(container);
  expect(getByText("28,744 条")).toBeTruthy();
  expect(getByText("编码、名称")).toBeTruthy();
  expect(getByRole("link", { name: /CSV/ }).getAttribute("href")).toBe("/portal/open-data/regions.csv");
  expect(getByRole("link", { name: "看接口说明" }).getAttribute("href")).toBe("/portal/api/docs");
});

test("a catalogue that cannot be had closes its part only", async () => {
  const { data, status } = await load(loadOpenData, "/portal/v2/open-data", backEnd(answers.regions).fetch);
  expect(status).toBe(503);
  expect(serverHtml(page(OpenDataPage, data))).toContain("数据目录暂时打不开");
});
