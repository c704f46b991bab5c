import { companyIndex, hotMatters, oneThingIndex, personIndex, type HotGroup, type OneThing } from "@onehall/api";
import { within } from "@testing-library/react";
import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, root, samples, renderThenHydrate, thrownStatus } from "../testing";
import { loadMatters, loadMattersCsv, loadService, mattersMeta, serviceMeta } from "./data";
import { MattersPage } from "./MattersPage";
import { ServicePage } from "./ServicePage";

const { regions } = answers;
const entry = (catalogCode: string, name: string, count: number) => ({ code: catalogCode.slice(6), catalogCode, name, icon: "id-card", count });
const offices = Array.from({ length: 14 }, (_, number) => ({
  orgCode: `00693970${number % 10}`.slice(0, 8) + String.fromCharCode(65 + number),
  name: `部门${number}`,
  count: 1,
}));
const index = {
  themes: [entry("001001090", "证件办理", 3)],
  activities: [entry("001003005", "结婚成家", 2)],
  departments: offices,
  hot: [samples.item(1), samples.item(2)],
};
const person = reply(personIndex, index);
const empty = reply(companyIndex, { themes: [], activities: [], departments: [], hot: [] });
const thing = (number: number, audience: OneThing["audience"]): OneThing => ({
  taskCode: samples.item(number).taskCode,
  name: `一件事${number}`,
  text: "几件事一次办。",
  url: "",
  audience,
  tasks: 4,
});
const things = reply(oneThingIndex, { list: [thing(7, "person"), thing(8, "company")] });

type Meta = (args: never) => MetaDescriptor[] | undefined;
const metaOf = (meta: unknown, data: unknown) => (meta as Meta)({ loaderData: data, matches: [{ loaderData: root }] } as never) ?? [];

test("the front page of a service: every way in is a link", async () => {
  const { data, status } = await load(loadService, "/portal/v2/personal?region=440100", backEnd(regions, person, things).fetch, { service: "personal" });
  const { container } = await renderThenHydrate(page(ServicePage, data, { path: "/v2/personal?region=440100" }));
  const { getByRole } = within(container);
  expect(status).toBe(200);
  expect([...container.querySelectorAll("h1, h2")].map((heading) => heading.textContent)).toEqual([
    "个人服务",
    "按主题",
    "热门事项",
    "省心清单",
    "按人生大事",
    "一件事一次办",
    "按部门",
  ]);
  expect(getByRole("link", { name: "证件办理3 项" }).getAttribute("href")).toBe("/portal/v2/personal/theme?region=440100&catalogCode=001001090");
  expect(getByRole("link", { name: "结婚成家2 项" }).getAttribute("href")).toBe("/portal/v2/personal/activity?region=440100&catalogCode=001003005");
  expect(getByRole("link", { name: "部门01 项" }).getAttribute("href")).toContain("/portal/v2/personal/department?region=440100&departmentCode=");
  expect(container.querySelector("summary")?.textContent).toBe("全部展开（14 个部门）");
  expect(container.querySelector(`a[href="/portal/guide-combo/${thing(7, "person").taskCode}"]`)).not.toBeNull();
  expect(container.textContent).not.toContain("一件事8");
  expect(metaOf(serviceMeta, data)).toContainEqual({ title: "广州市个人服务 - 一体化政务服务" });
});

test("a region without services leads on", async () => {
  const { data } = await load(loadService, "/portal/v3/legal?region=440106001001", backEnd(regions, empty).fetch, { service: "legal" });
  const { container } = await renderThenHydrate(page(ServicePage, data, { path: "/v3/legal", face: "v3" }));
  expect(within(container).getByRole("link", { name: "看全省的法人服务" }).getAttribute("href")).toBe("/portal/v3/legal");
});

test("a service that cannot be had says so, with 503; there are no others", async () => {
  const { data, status } = await load(loadService, "/portal/v2/personal", backEnd(regions).fetch, { service: "personal" });
  const { container } = await renderThenHydrate(page(ServicePage, data));
  expect(status).toBe(503);
  expect(container.textContent).toContain("个人服务暂时打不开");
  expect(await thrownStatus(load(loadService, "/portal/v2/nothing", backEnd(regions, person).fetch, { service: "nothing" }))).toBe(404);
});

const group = (id: string, name: string, hot: number): HotGroup => ({
  id,
  parentId: id.slice(0, 6),
  code: id.slice(6),
  name,
  desc: "",
  icon: "id-card",
  hot,
  weights: 1,
  count: 9,
  items: [1, 2].map((number) => ({
    ...samples.item(number),
    id: samples.item(number).taskCode,
    regionCode: "440100",
    desc: "",
    url: "",
    isUrl: "1",
    hot,
    weights: number,
    parentId: id,
    parentName: name,
    rootId: id.slice(0, 6),
    rootName: "个人服务主题",
  })),
});
const matters = reply(hotMatters, {
  themes: [group("001001090", "证件办理", 20), group("001001010", "户籍办理", 10)],
  activities: [group("001003005", "结婚成家", 5)],
});

test("hot matters stand in groups, the hottest first; each leads to its whole list", async () => {
  const { fetch, inputsOf } = backEnd(regions, matters);
  const { data } = await load(loadMatters, "/portal/v2/personal/mattersLv2/hot?region=440100", fetch, { service: "personal" });
  const { container } = await renderThenHydrate(page(MattersPage, data, { path: "/v2/personal/mattersLv2/hot?region=440100" }));
  const { getByRole } = within(container);
  expect([...container.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual(["证件办理", "户籍办理"]);
  expect(getByRole("link", { name: "证件办理的全部 9 项" }).getAttribute("href")).toBe("/portal/v2/personal/hot?region=440100&catalogCode=001001090");
  expect(getByRole("link", { name: "按人生大事" }).getAttribute("href")).toBe("/portal/v2/personal/mattersLv2/hot?region=440100&root=activities");
  expect(inputsOf(hotMatters)).toEqual([{ region: "440100", audience: "1" }]);
});

test("all matters stand in the order of the catalogue", async () => {
  const { data } = await load(loadMatters, "/portal/v3/personal/mattersLv2/item?region=440100", backEnd(regions, matters).fetch, { service: "personal" });
  const { container } = await renderThenHydrate(page(MattersPage, data, { path: "/v3/personal/mattersLv2/item", face: "v3" }));
  expect([...container.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual(["户籍办理", "证件办理"]);
  expect(metaOf(mattersMeta, data)).toContainEqual({ title: "广州市个人服务分类事项 - 一体化政务服务" });
});

test("groups that cannot be had say so, with 503", async () => {
  const { data, status } = await load(loadMatters, "/portal/v2/legal/mattersLv2/hot", backEnd(regions).fetch, { service: "legal" });
  const { container } = await renderThenHydrate(page(MattersPage, data));
  expect([status, container.textContent?.includes("热门事项暂时打不开")]).toEqual([503, true]);
});

test("the groups as a file", async () => {
  const csv = loadMattersCsv as (args: LoaderFunctionArgs) => Promise<unknown>;
  const { data } = await load(csv, "/portal/v2/personal/mattersLv2/hot.csv?root=activities", backEnd(matters).fetch, { service: "personal" });
  const lines = (await (data as Response).text()).split("\r\n");
  expect(lines[1]).toMatch(/^结婚成家,1,社会保障卡申领1,/);
  expect(lines).toHaveLength(4);
});
