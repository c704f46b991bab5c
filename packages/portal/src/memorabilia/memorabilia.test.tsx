import { noticeList } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, samples, renderThenHydrate } from "../testing";
import { byMonth, loadMemorabilia } from "./data";
import { MemorabiliaPage } from "./MemorabiliaPage";

const { regions } = answers;
const list = [
  { ...samples.notice(1), date: "2026-11-18 09:30" },
  { ...samples.notice(2), date: "2026-11-02 09:30" },
  { ...samples.notice(3), date: "2026-09-30 09:30" },
];
const some = reply(noticeList, ({ page: number = "1" }) => ({ total: 3, page: Number(number), pageSize: 30, data: number === "1" ? list : [] }));
const PATH = "/portal/v3/activity/5/memorabilia?region=440106";

test("notices under their months, the newest first", async () => {
  const { data } = await load(loadMemorabilia, PATH, backEnd(regions, some).fetch);
  const { container } = await renderThenHydrate(page(MemorabiliaPage, data, { path: "/v3/activity/5/memorabilia", face: "v3" }));
  expect([...container.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["2026年11月", "2026年9月"]);
  expect(container.querySelector("a[href='/portal/v3/notice?id=notice-1']")).not.toBeNull();
  expect(byMonth([])).toEqual([]);
});

test("beyond the last page, none at all, and out of order", async () => {
  const html = async (path: string, ...handlers: Parameters<typeof backEnd>) =>
    serverHtml(page(MemorabiliaPage, (await load(loadMemorabilia, path, backEnd(regions, ...handlers).fetch)).data, { face: "v3" }));
  expect(await html(`${PATH}&page=9`, some)).toContain("没有这一页");
  expect(await html(PATH, reply(noticeList, { total: 0, page: 1, pageSize: 30, data: [] }))).toContain("这里还没有大事记");
  expect(await html(PATH)).toContain("大事记暂时打不开");
});
