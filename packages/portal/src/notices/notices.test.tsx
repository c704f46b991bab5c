import { noticeDetail, noticeList, PortalError, type Notice } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import type { MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, root, samples, renderThenHydrate, thrownStatus } from "../testing";
import { loadNotice, loadNotices, noticeMeta, noticesMeta } from "./data";
import { NoticePage } from "./NoticePage";
import { NoticesPage } from "./NoticesPage";

const { regions } = answers;
const list = reply(noticeList, ({ page: number, region, kind }) => ({
  total: region !== "440000" ? 0 : kind ? 3 : 12,
  page: Number(number),
  pageSize: 10,
  data: region === "440000" && number === "1" ? [1, 2, 3].map(samples.notice) : [],
}));
const notice: Notice = {
  ...samples.notice(2),
  body: [
    { type: "p", text: "系统将于周六维护。" },
    { type: "ul", items: ["社保卡申领", "社保查询"] },
  ],
  previous: samples.notice(1),
  next: null,
};
const detail = reply(noticeDetail, ({ id }) => {
  if (id !== notice.id) throw new PortalError("notice-unknown", "没有这条通知", { status: 404 });
  return notice;
});

type Meta = (args: never) => MetaDescriptor[] | undefined;
const tags = (meta: unknown, loaderData: unknown) => {
  const all = (meta as Meta)({ loaderData, matches: [{ loaderData: root }] } as never) ?? [];
  return Object.fromEntries(all.flatMap((tag) => ("name" in tag && "content" in tag ? [[tag.name, tag.content]] : [])));
};

test("notices with their day, and pages as links", async () => {
  const { data } = await load(loadNotices, "/portal/v2/notices?region=440000", backEnd(regions, list).fetch);
  const { container } = await renderThenHydrate(page(NoticesPage, data, { path: "/v2/notices?region=440000" }));
  const { getByRole, getAllByText } = within(container);
  expect(container.querySelectorAll("h1")).toHaveLength(1);
  expect(getAllByText("2026年11月18日")[0]?.getAttribute("datetime")).toBe("2026-11-18");
  expect(getByRole("link", { name: "社保卡系统维护通知1" }).getAttribute("href")).toBe("/portal/notice?id=notice-1");
  expect(getByRole("link", { name: "下一页" }).getAttribute("href")).toBe("/portal/v2/notices?region=440000&page=2");
  expect(tags(noticesMeta, data)).toMatchObject({ ColumnName: "通知公告", ColumnType: "通知公告", SiteName: "一体化政务服务" });
});

test("notices of one kind, with the way back to all", async () => {
  const { data } = await load(loadNotices, `/portal/v2/notices?region=440000&kind=${encodeURIComponent("事项调整")}`, backEnd(regions, list).fetch);
  const { container } = await renderThenHydrate(page(NoticesPage, data, { path: "/v2/notices" }));
  expect(container.querySelector("h1")?.textContent).toBe("事项调整");
  expect(container.textContent).toContain("共 3 条");
  expect(within(container).getByRole("link", { name: "通知公告" }).getAttribute("href")).toBe("/portal/v2/notices?region=440000");
});

test("a region without notices, and a page beyond the last", async () => {
  const { fetch } = backEnd(regions, list);
  const none = await load(loadNotices, "/portal/v3/notices?region=440100", fetch);
  expect(serverHtml(page(NoticesPage, none.data, { face: "v3" }))).toContain("还没有发布通知");
  const beyond = await load(loadNotices, "/portal/v3/notices?region=440000&page=7", fetch);
  expect(serverHtml(page(NoticesPage, beyond.data, { face: "v3" }))).toContain("没有更多通知");
});

test("a list that cannot be had answers 503 and says so", async () => {
  const { data, status } = await load(loadNotices, "/portal/v2/notices?region=440000", backEnd(regions).fetch);
  expect(status).toBe(503);
  expect(serverHtml(page(NoticesPage, data))).toContain("通知公告暂时打不开");
});

test("a notice: text, source, neighbours, the tags of an article", async () => {
  const { data } = await load(loadNotice, "/portal/v3/notice?id=notice-2", backEnd(regions, detail).fetch);
  const { container } = await renderThenHydrate(page(NoticePage, data, { path: "/v3/notice?id=notice-2", face: "v3" }));
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["社保卡系统维护通知2"]);
  expect(container.querySelector("article")?.textContent).toBe("系统将于周六维护。社保卡申领社保查询");
  expect(within(container).getByRole("link", { name: "社保卡系统维护通知1" }).getAttribute("href")).toBe("/portal/v3/notice?id=notice-1");
  expect(container.textContent).toContain("下一篇：没有了");
  expect(tags(noticeMeta, data)).toMatchObject({
    ArticleTitle: "社保卡系统维护通知2",
    PubDate: "2026-11-18 09:30",
    ContentSource: "省人力资源社会保障厅",
    description: "系统将于周六维护。",
  });
});

test("a notice can be read while its region cannot be had", async () => {
  const { data } = await load(loadNotice, "/portal/notice?id=notice-2", backEnd(detail).fetch);
  expect(data.region).toMatchObject({ code: "440000", name: "广东省" });
});

test.each(["/portal/notice?id=other", "/portal/notice"])("%s is not found", async (path) => {
  expect(await thrownStatus(load(loadNotice, path, backEnd(regions, detail).fetch))).toBe(404);
});
