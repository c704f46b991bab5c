import { mzbIndex, mzbItems, mzbLicences, type MzbItem, type MzbLicence } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, samples, renderThenHydrate, thrownStatus } from "../testing";
import { loadMzb, loadMzbFile } from "./items-data";
import { loadMzbLicences, loadMzbLicencesFile } from "./licences-data";
import { MzbLicencesPage } from "./MzbLicencesPage";
import { MzbPage } from "./MzbPage";

const { regions } = answers;
const licence = (number: number): MzbLicence => ({ code: `licence-${number}`, name: `证照${number}`, issuer: "公安机关", items: number });
const item = (number: number): MzbItem => ({ ...samples.item(number), licences: ["证照1", "证照2"] });

const index = reply(mzbIndex, { items: 2, licences: 3, hot: [item(1)], hotLicences: [licence(1), licence(2)] });
const items = reply(mzbItems, ({ licence: code, page: number }) => ({
  total: code ? 1 : 2,
  page: Number(number),
  pageSize: 20,
  list: Number(number) > 1 ? [] : code ? [item(1)] : [item(1), item(2)],
}));
const licences = reply(mzbLicences, ({ keyword = "" }) => {
  const list = [1, 2, 3].map(licence).filter(({ name }) => name.includes(keyword));
  return { total: list.length, page: 1, pageSize: 20, list };
});

test("tasks for which nothing is brought, with what need not be brought", async () => {
  const { data } = await load(loadMzb, "/portal/v2/public/mzb/index?region=440100", backEnd(regions, index, items, licences).fetch);
  const { container } = await renderThenHydrate(page(MzbPage, data, { path: "/v2/public/mzb/index?region=440100" }));
  const { getByRole, getAllByText } = within(container);
  expect(getAllByText("证照2")).toHaveLength(2);
  expect(getByRole("link", { name: "证照1（1）" }).getAttribute("href")).toBe("/portal/v2/public/mzb/index?region=440100&licence=licence-1");
  expect(getByRole("link", { name: "看证照目录" }).getAttribute("href")).toBe("/portal/v2/public/mzb/license?region=440100");
});

test("one licence: also one that is not among the first; one that does not exist is not found", async () => {
  const { fetch, inputsOf } = backEnd(regions, index, items, licences);
  const { data } = await load(loadMzb, "/portal/v2/public/mzb/index?licence=licence-3", fetch);
  expect(inputsOf(mzbItems)[0]).toMatchObject({ licence: "licence-3" });
  const html = serverHtml(page(MzbPage, data)).replaceAll("<!-- -->", "");
  expect(html).toContain("下面的事项不用带证照3");
  expect(html).toMatch(/aria-current="true"[^>]*>证照3（3）/);
  for (const code of ["licence-9", "<b>", "../x"])
    expect(await thrownStatus(load(loadMzb, `/portal/v2/public/mzb/index?licence=${encodeURIComponent(code)}`, fetch))).toBe(404);
});

test("beyond the last page, out of order, as a file", async () => {
  const { fetch } = backEnd(regions, index, items, licences);
  const beyond = await load(loadMzb, "/portal/v2/public/mzb/index?page=9", fetch);
  expect(serverHtml(page(MzbPage, beyond.data))).toContain("没有这一页");
  const closed = await load(loadMzb, "/portal/v2/public/mzb/index", backEnd(regions, index).fetch);
  expect(closed.status).toBe(503);
  expect(serverHtml(page(MzbPage, closed.data))).toContain("免证办事项暂时打不开");
  const file = await load(loadMzbFile, "/portal/v2/public/mzb/index.csv", fetch);
  expect((await file.data.text()).split("\r\n")[1]).toMatch(/证照1、证照2$/);
});

test("licences lead to the tasks that they serve", async () => {
  const { fetch } = backEnd(regions, licences);
  const { data } = await load(loadMzbLicences, "/portal/v3/public/mzb/license?keyword=证照2", fetch);
  const { container } = await renderThenHydrate(page(MzbLicencesPage, data, { face: "v3", path: "/v3/public/mzb/license" }));
  expect(within(container).getByRole("link", { name: "2 个事项" }).getAttribute("href")).toBe("/portal/v3/public/mzb/index?region=440000&licence=licence-2");
});

test("no such licence leads to all of them; all as a file", async () => {
  const { fetch } = backEnd(regions, licences);
  const none = await load(loadMzbLicences, "/portal/v2/public/mzb/license?keyword=无", fetch);
  expect(serverHtml(page(MzbLicencesPage, none.data))).toContain("看全部证照");
  const file = await load(loadMzbLicencesFile, "/portal/v2/public/mzb/license.csv", fetch);
  expect((await file.data.text()).trim().split("\r\n").at(-1)).toBe("证照3,公安机关,3");
});
