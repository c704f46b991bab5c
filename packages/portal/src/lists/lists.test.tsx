import { dutyDepartments, EASY_LISTS, easyList, generalCatalogue, listCounts, listOfType, subItems, type DutyDepartment } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import type { ComponentType } from "react";
import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, root, samples, renderThenHydrate, thrownStatus } from "../testing";
import { catalogueMeta, loadCatalogue, loadCatalogueCsv } from "./catalogue-data";
import { CataloguePage } from "./CataloguePage";
import { dutyServiceMeta, loadDutyService, loadDutyServiceCsv } from "./duty-data";
import { DutyServicePage } from "./DutyServicePage";
import { easyListsMeta, loadEasyListCsv, loadEasyLists } from "./easy-data";
import { EasyListsPage } from "./EasyListsPage";
import { ListOfTypePage } from "./ListOfTypePage";
import { listOfTypeMeta, loadListOfType, loadListOfTypeCsv } from "./type-data";

const { regions } = answers;
const counts = reply(listCounts, {
  list: [
    { key: "12", name: "即办件", set: "专项清单", url: "", count: 31 },
    ...EASY_LISTS.map(({ key, name, set }, at) => ({ key, name, set, url: "", count: at + 1 })),
  ],
});
const paged = (number: string | undefined) => ({ total: 12, page: Number(number ?? "1"), pageSize: 10 });
const items = (number: string | undefined) => (Number(number ?? "1") === 1 ? [samples.item(1), samples.item(2)] : []);
const ofType = reply(listOfType, ({ type, page: number }) => ({ type: Number(type), name: "即办件", ...paged(number), list: items(number) }));
const easy = reply(easyList, ({ key, page: number }) => ({ key: key ?? "", name: "", ...paged(number), list: items(number) }));
const below = reply(subItems, { list: [] });

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;
type Meta = (args: never) => MetaDescriptor[] | undefined;
const metaOf = (meta: unknown, data: unknown) => (meta as Meta)({ loaderData: data, matches: [{ loaderData: root }] } as never) ?? [];
const titleOf = (meta: unknown, data: unknown) => metaOf(meta, data).find((tag): tag is { title: string } => "title" in tag)?.title;
const draw = (Component: ComponentType, data: unknown, face: "v2" | "v3" = "v2") => page(Component, data, { path: `/${face}/list`, face });
const file = async (loader: Loader, path: string, fetch: typeof globalThis.fetch) =>
  ((await load(loader, path, fetch)).data as Response).text().then((text) => text.split("\r\n"));

test("a list by its number: the other lists at the side with their counts, rows, pages, a file", async () => {
  const { fetch, inputsOf } = backEnd(regions, counts, ofType, below);
  const { data } = await load(loadListOfType, "/portal/v2/affairs-public-second-list?region=440000&type=12&keyword=社保", fetch);
  const { container } = await renderThenHydrate(draw(ListOfTypePage, data));
  const { getByRole } = within(container);
  expect(container.querySelector("h1")?.textContent).toBe("即办件清单");
  expect(container.querySelector("nav[aria-label=事项清单] [aria-current=page]")?.textContent).toBe("即办件31");
  const own = "/portal/v2/affairs-public-second-list?region=440000&type=12&keyword=%E7%A4%BE%E4%BF%9D";
  expect(getByRole("link", { name: "下一页" }).getAttribute("href")).toBe(`${own}&page=2`);
  expect(getByRole("link", { name: "下载表格（CSV）" }).getAttribute("href")).toBe(own.replace("list?", "list.csv?"));
  expect(inputsOf(listOfType)).toEqual([{ region: "440000", type: "12", keyword: "社保", page: "1" }]);
  expect(metaOf(listOfTypeMeta, data)).toContainEqual({ name: "robots", content: "noindex" });
});

test("without a number the first list; there are no others, and no such region", async () => {
  const { fetch } = backEnd(regions, counts, ofType, below);
  expect((await load(loadListOfType, "/portal/v3/affairs-public-second-list?region=440100", fetch)).data).toMatchObject({ type: 8, name: "跑零次" });
  for (const query of ["type=9", "type=abc", "type=12&region=449900"])
    expect(await thrownStatus(load(loadListOfType, `/portal/v2/affairs-public-second-list?${query}`, fetch)), query).toBe(404);
});

test("a list that cannot be had says so, with 503", async () => {
  const { data, status } = await load(loadListOfType, "/portal/v2/affairs-public-second-list?type=12", backEnd(regions).fetch);
  expect(status).toBe(503);
  expect(serverHtml(draw(ListOfTypePage, data))).toContain("事项列表暂时打不开");
});

test("四办: four lists under the anchors of public links, each with its first tasks", async () => {
  const { fetch, inputsOf } = backEnd(regions, counts, easy);
  const { data } = await load(loadEasyLists, "/portal/v2/public/four-deal?region=440100", fetch);
  const { container } = await renderThenHydrate(draw(EasyListsPage, data));
  expect([...container.querySelectorAll("section")].map(({ id }) => id)).toEqual(["at-once", "online", "nearby", "one-visit"]);
  expect(within(container).getByRole("link", { name: "网上办的全部 2 项" }).getAttribute("href")).toBe("/portal/v2/public/four-deal?region=440100&key=online");
  expect(inputsOf(easyList).map(({ key, pageSize }) => [key, pageSize])).toEqual(["at-once", "online", "nearby", "one-visit"].map((key) => [key, "6"]));
});

test("四免: one list in full, with pages; keys of the other set are not found", async () => {
  const { fetch } = backEnd(regions, counts, easy, below);
  const { data } = await load(loadEasyLists, "/portal/v3/public/four-avoid?region=440100&key=no-seals&departmentCode=553612461", fetch);
  const { container } = await renderThenHydrate(draw(EasyListsPage, data, "v3"));
  expect(container.querySelector("h1")?.textContent).toBe("四免：可用电子印章免用实物印章");
  expect(within(container).getByRole("link", { name: "第 2 页" }).getAttribute("href")).toBe(
    "/portal/v3/public/four-avoid?region=440100&key=no-seals&departmentCode=553612461&page=2",
  );
  expect(titleOf(easyListsMeta, data)).toContain("可用电子印章免用实物印章");
  expect(await thrownStatus(load(loadEasyLists, "/portal/v2/public/four-avoid?key=at-once", fetch))).toBe(404);
});

const catalogue = reply(generalCatalogue, ({ page: number }) => ({
  total: 21,
  page: Number(number ?? "1"),
  pageSize: 20,
  list:
    number === "1"
      ? [
          {
            basicCode: "440111001000",
            name: "社会保障卡申领",
            kind: "11",
            kindLabel: "公共服务",
            deptName: "省厅",
            levels: "市级、县级",
            taskCode: samples.item(1).taskCode,
          },
        ]
      : [],
}));

test("the catalogue: by type, department and word; beyond the last page it leads back", async () => {
  const { fetch, inputsOf } = backEnd(regions, catalogue);
  const beyond = await load(loadCatalogue, "/portal/v2/public/catalog?region=440000&kind=21&page=9", fetch);
  expect(serverHtml(draw(CataloguePage, beyond.data))).toContain("没有这一页");
  const { data } = await load(loadCatalogue, "/portal/v2/public/catalog?region=440000&kind=21", fetch);
  const { container } = await renderThenHydrate(draw(CataloguePage, data));
  expect(container.querySelector("tbody th")?.textContent).toBe("社会保障卡申领");
  expect(container.querySelector<HTMLSelectElement>("select[name=kind]")?.value).toBe("11");
  expect(inputsOf(generalCatalogue).at(-1)).toMatchObject({ kind: "11", pageSize: "20" });
  expect(titleOf(catalogueMeta, data)).toBe("广东省政务服务事项通用目录：公共服务 - 一体化政务服务");
});

const department = (orgCode: string, deptType: string, types: [string, string, number][]): DutyDepartment => ({
  orgCode,
  name: `部门${orgCode}`,
  short: "",
  deptType,
  total: types.reduce((sum, [, , count]) => sum + count, 0),
  types: types.map(([code, label, count]) => ({ code, label, count })),
});
const duties = reply(dutyDepartments, ({ region }) => ({
  list:
    region === "440106001000"
      ? []
      : [
          department("006939756", "1", [
            ["01", "行政许可", 3],
            ["02", "行政处罚", 5],
          ]),
          department("00693981X", "2", [["02", "行政处罚", 2]]),
        ],
}));

test("duties: departments in two groups, narrowed to a type, each number a link", async () => {
  const { fetch } = backEnd(regions, duties);
  const { data } = await load(loadDutyService, "/portal/v2/public/duty-service?region=440100&kind=02", fetch);
  const { container } = await renderThenHydrate(draw(DutyServicePage, data));
  const { getByRole } = within(container);
  expect([...container.querySelectorAll("section h2")].map((heading) => heading.textContent)).toEqual(["政府部门（1）", "其他公共服务单位（1）"]);
  expect(container.textContent).toContain("2 个部门，共 7 项权责");
  expect(getByRole("link", { name: "部门006939756：行政处罚 5" }).getAttribute("href")).toBe(
    "/portal/v2/affairs-public-duty-list?region=440100&deptCode=006939756&kind=02",
  );
  expect(getByRole("link", { name: "行政许可（3）" }).getAttribute("href")).toBe("/portal/v2/public/duty-service?region=440100&kind=01");
});

test("the province's own duties stand under an address of their own; a town shows those of its county", async () => {
  const { fetch, inputsOf } = backEnd(regions, duties);
  const province = await load(loadDutyService, "/portal/v2/public/duty-service-province?region=440100", fetch);
  expect(serverHtml(draw(DutyServicePage, province.data))).toContain("省级部门权责清单");
  expect(inputsOf(dutyDepartments)).toEqual([{ region: "440000" }]);
  const town = await load(loadDutyService, "/portal/v3/public/duty-service?region=440106001000", fetch);
  const { container } = await renderThenHydrate(draw(DutyServicePage, town.data, "v3"));
  expect(container.textContent).toContain("五山街道没有单独的权责清单下面是天河区各部门的权责清单。");
  const links = within(container)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "");
  expect(links.filter((href) => href.startsWith("/portal/v3/affairs-public-duty-list?region=440106&deptCode=")).length).toBeGreaterThan(1);
  expect(new Set([province, town].map(({ data }) => titleOf(dutyServiceMeta, data))).size).toBe(2);
});

test("a catalogue and duties that cannot be had answer 503", async () => {
  for (const [loader, Component, words] of [
    [loadCatalogue, CataloguePage, "通用目录暂时打不开"],
    [loadDutyService, DutyServicePage, "权责清单暂时打不开"],
  ] as const) {
    const { data, status } = await load(loader as Loader, "/portal/v2/public/x?region=440000", backEnd(regions).fetch);
    expect(status).toBe(503);
    expect(serverHtml(draw(Component, data))).toContain(words);
  }
});

test("every list is a file too", async () => {
  const { fetch, inputsOf } = backEnd(regions, ofType, easy, catalogue, duties);
  expect(await file(loadListOfTypeCsv as Loader, "/portal/v2/affairs-public-second-list.csv?type=12", fetch)).toHaveLength(4);
  const deals = await file(loadEasyListCsv as Loader, "/portal/v2/public/four-deal.csv?region=440100", fetch);
  expect(deals.map((line) => line.split(",")[0])).toEqual(expect.arrayContaining(["马上办", "网上办", "就近办", "一次办"]));
  expect(await file(loadEasyListCsv as Loader, "/portal/v2/public/four-avoid.csv?key=no-seals", fetch)).toHaveLength(4);
  expect((await file(loadCatalogueCsv as Loader, "/portal/v2/public/catalog.csv?kind=11", fetch))[1]).toMatch(/^440111001000,社会保障卡申领,公共服务,/);
  expect(await file(loadDutyServiceCsv as Loader, "/portal/v2/public/duty-service.csv?region=440100&kind=02", fetch)).toHaveLength(4);
  expect(inputsOf(generalCatalogue)[0]).toMatchObject({ kind: "11", pageSize: "200" });
});
