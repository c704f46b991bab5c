import { easyList, listCounts, listOfType } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, samples, renderThenHydrate } from "../testing";
import { loadExpress, loadExpressFile } from "./data";
import { ExpressPage } from "./ExpressPage";

const { regions } = answers;
const counts = reply(listCounts, {
  list: [
    { key: "17", name: "物流事项", set: "专项清单", url: "/portal/v2/x", count: 3 },
    { key: "post-in", name: "申请材料可以寄", set: "寄递", url: "/portal/v2/x", count: 1 },
    { key: "post-out", name: "办理结果可以寄", set: "寄递", url: "/portal/v2/x", count: 2 },
  ],
});
const either = reply(listOfType, { type: 17, name: "物流事项", total: 3, page: 1, pageSize: 20, list: [1, 2, 3].map((number) => samples.item(number)) });
const oneWay = reply(easyList, ({ key = "" }) => ({ key, name: key, total: 1, page: 1, pageSize: 20, list: [samples.item(1)] }));

test("what can be sent, either way or one of them, counted, as a file", async () => {
  const { fetch, inputsOf } = backEnd(regions, counts, either, oneWay);
  const { data } = await load(loadExpress, "/portal/v2/express/index?region=440100", fetch);
  expect(inputsOf(listOfType)[0]).toMatchObject({ region: "440100", type: "17" });
  const { container } = await renderThenHydrate(page(ExpressPage, data, { path: "/v2/express/index?region=440100" }));
  const { getByRole } = within(container);
  expect(getByRole("link", { name: "全部（3）" }).getAttribute("aria-current")).toBe("true");
  expect(getByRole("link", { name: "申请材料可以寄（1）" }).getAttribute("href")).toBe("/portal/v2/express/index?region=440100&way=post-in");
});

test("one way, in the other face; the whole as a file", async () => {
  const { fetch, inputsOf } = backEnd(regions, counts, either, oneWay);
  const some = await load(loadExpress, "/portal/v3/express/index?way=post-out&keyword=社保", fetch);
  expect(inputsOf(easyList)[0]).toMatchObject({ key: "post-out", keyword: "社保" });
  expect(serverHtml(page(ExpressPage, some.data, { face: "v3" }))).toContain("/portal/v3/express/index.csv?region=440000&amp;way=post-out&amp;keyword=");
  const file = await load(loadExpressFile, "/portal/v2/express/index.csv", fetch);
  expect((await file.data.text()).trim().split("\r\n")).toHaveLength(4);
});

test("a way that does not exist is either; without the list the page still tells how", async () => {
  const { data, status } = await load(loadExpress, "/portal/v2/express/index?way=by-pigeon", backEnd(regions).fetch);
  expect([data.way, status]).toEqual(["", 503]);
  const html = serverHtml(page(ExpressPage, data));
  expect(html).toContain("事项列表暂时打不开");
  expect(html).toContain("把材料寄给窗口");
});
