import { homeIndex, searchAll, type SearchResult } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { answers, backEnd, load, page, reply, samples, serverThenBrowser, thrownStatus } from "../testing";
import "../testing/dom";
import { loadSearch } from "./data";
import { SearchPage } from "./SearchPage";

const { regions } = answers;
const home = reply(homeIndex, answers.home);
const found: SearchResult = {
  ...samples.noResult("社保"),
  guide: { total: 23, page: 1, pageSize: 10, list: [1, 2, 3].map(samples.guideHit) },
  entrance: { total: 1, list: [{ name: "社会保障", url: "/portal/v2/personal/theme?region=440000&catalogCode=001001150", type: "theme", count: 12 }] },
  qa: { total: 1, list: [{ id: "q1", question: "社保卡丢了怎么办？", answer: "先挂失，再补领。", taskCode: samples.item(1).taskCode }] },
  news: { total: 7, list: [1, 2, 3, 4, 5].map(samples.notice) },
};
const answering = (result: SearchResult) => backEnd(regions, home, reply(searchAll, result));

const open = async (query: string, fetch: typeof globalThis.fetch, face: "v2" | "v3" = "v2") => {
  const path = `/${face}/search?${query}`;
  const { data, status } = await load(loadSearch, `/portal${path}`, fetch);
  return { status, data, element: page(SearchPage, data, { path, face }) };
};

beforeEach(() => localStorage.clear());

test("all kinds: one heading, counts, the best guide on top, the query in the box, remembered", async () => {
  const { element } = await open("keyword=社保", answering(found).fetch);
  const { container, html } = await serverThenBrowser(element);
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["“社保”的搜索结果"]);
  expect(container.querySelector<HTMLInputElement>("input[name=keyword]")?.value).toBe("社保");
  const tabs = within(container).getByRole("navigation", { name: "结果类型" });
  expect([...tabs.querySelectorAll("a")].map((tab) => tab.textContent)).toEqual(["全部32", "指南23", "问答1", "资讯7", "部门与主题1"]);
  const best = container.querySelector("#best-guide a");
  expect(best?.getAttribute("href")).toBe(`/portal/v2/guide/${samples.item(1).taskCode}`);
  expect(container.querySelectorAll(`h3 a[href*="/guide/"]`)).toHaveLength(2);
  expect(html).toContain("省人力资源社会保障厅 · 广东省 · 3 个工作日 · 公共服务");
  expect(html).toMatch(/<mark[^>]*>社保<\/mark>卡丢了怎么办？/);
  expect(JSON.parse(localStorage.getItem("gdbs.searches") ?? "[]")).toEqual(["社保"]);
});

test("one kind: only its hits, pages as links, counts of the others from a search for all", async () => {
  const { fetch, inputsOf } = answering({ ...found, guide: { ...found.guide, page: 2 } });
  const { element } = await open("keyword=社保&type=guide&page=2&onlyOnline=1", fetch, "v3");
  const html = serverHtml(element);
  expect(inputsOf(searchAll).map(({ searchType, page: number }) => [searchType, number])).toEqual([
    [undefined, undefined],
    ["guide", "2"],
  ]);
  expect(html).not.toContain("常见问题");
  expect(html).not.toContain("best-guide");
  expect(html).toMatch(/href="\/portal\/v3\/search\?[^"]*page=3/);
  expect(html).toContain("（已选，再按一次取消）");
});

test("addresses from data lead to the face in view", async () => {
  const { element } = await open("keyword=社保", answering(found).fetch, "v3");
  expect(serverHtml(element)).toContain(`href="/portal/v3/personal/theme?region=440000&amp;catalogCode=001001150"`);
});

test("a corrected spelling is said", async () => {
  const { element } = await open("keyword=射保", answering({ ...found, correction: "社保" }).fetch);
  const { container } = await serverThenBrowser(element);
  expect(container.textContent).toContain("没有找到“射保”，显示的是“社保”的结果。");
});

test("nothing found: other words, themes, a wider region, 12345", async () => {
  const { element } = await open("keyword=没有&region=440106&onlyOnline=1", answering(samples.noResult("没有")).fetch);
  const { container } = await serverThenBrowser(element);
  const { getByText, getByRole } = within(container);
  expect(getByText("没有找到？")).toBeDefined();
  expect(getByRole("link", { name: "去掉筛选条件" }).getAttribute("href")).not.toContain("onlyOnline");
  expect(getByRole("link", { name: "在广东省范围内找" }).getAttribute("href")).toContain("region=440000");
  expect(getByRole("link", { name: "护照" }).getAttribute("href")).toContain("region=440106");
  expect(getByRole("link", { name: "证件办理" }).getAttribute("href")).toBe("/portal/v2/personal/theme?region=440106&catalogCode=001001090");
  expect(container.querySelector("a[href='tel:12345']")).not.toBeNull();
});

test("nothing asked: no search, a way on", async () => {
  const { fetch, inputsOf } = answering(found);
  const { element, status } = await open("region=440000", fetch);
  const { container } = await serverThenBrowser(element);
  expect([status, inputsOf(searchAll).length]).toEqual([200, 0]);
  expect(container.querySelector("h1")?.textContent).toBe("搜索");
  expect(container.textContent).toContain("大家在搜");
});

test("nothing of this kind leads to all kinds", async () => {
  const { element } = await open("keyword=社保&type=qa", answering({ ...found, qa: { total: 0, list: [] } }).fetch);
  const { container } = await serverThenBrowser(element);
  expect(container.textContent).toContain("这一类没有结果");
  expect(container.textContent).toContain("看全部 31 条结果");
});

test("while the search is out of order the page says so, with 503, and keeps box and query", async () => {
  const { element, status } = await open("keyword=社保", backEnd(regions, home).fetch);
  const { container } = await serverThenBrowser(element);
  expect(status).toBe(503);
  expect(container.textContent).toContain("搜索暂时打不开");
  expect(within(container).getByRole("link", { name: "重试" }).getAttribute("href")).toBe("/portal/v2/search?keyword=社保");
});

test("an unknown region is not found", async () => {
  expect(await thrownStatus(load(loadSearch, "/portal/v2/search?keyword=x&region=449900", answering(found).fetch))).toBe(404);
});
