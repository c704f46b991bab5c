import { companyIndex, oneThingIndex, personIndex, type OneThing } from "@onehall/api";
import { within } from "@testing-library/react";
import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, samples, renderThenHydrate, thrownStatus } from "../testing";
import { ActivitiesPage } from "./ActivitiesPage";
import { loadActivities, loadActivitiesCsv } from "./data";

const { regions } = answers;
const thing = (number: number, audience: OneThing["audience"]): OneThing => ({
  taskCode: samples.item(number).taskCode,
  name: `一件事${number}`,
  text: "几件事一次办。",
  url: "",
  audience,
  tasks: 4,
});
const things = reply(oneThingIndex, { list: [thing(1, "person"), thing(2, "company")] });
const index = (catalogCode: string, name: string) => ({
  themes: [],
  activities: [{ code: catalogCode.slice(6), catalogCode, name, icon: "heart", count: 3 }],
  departments: [],
  hot: [],
});
const person = reply(personIndex, index("001003005", "结婚成家"));
const company = reply(companyIndex, index("001004005", "招工用工"));

test("combined services by audience, and the events of life and of companies", async () => {
  const { data } = await load(loadActivities, "/portal/v3/public/activity?region=440100", backEnd(regions, things, person, company).fetch);
  const { container } = await renderThenHydrate(page(ActivitiesPage, data, { path: "/v3/public/activity?region=440100", face: "v3" }));
  const { getByRole } = within(container);
  const sections = [...container.querySelectorAll("section")];
  expect(sections.map((section) => section.querySelector("h2")?.textContent)).toEqual([
    "给个人办的一件事",
    "给企业和法人办的一件事",
    "个人服务：人生大事",
    "法人服务：经营大事",
  ]);
  expect(sections[0]?.querySelector("a")?.getAttribute("href")).toBe(`/portal/v3/guide-combo/${thing(1, "person").taskCode}`);
  expect(sections[1]?.textContent).not.toContain("一件事1");
  expect(getByRole("link", { name: "招工用工3 项" }).getAttribute("href")).toBe("/portal/v3/legal/activity?region=440100&catalogCode=001004005");
  expect(getByRole("link", { name: "下载表格（CSV）" }).getAttribute("href")).toBe("/portal/v2/public/activity.csv?region=440100");
});

test("what cannot be had closes alone; without combined services it is 503", async () => {
  const { data, status } = await load(loadActivities, "/portal/v2/public/activity?region=440000", backEnd(regions, company).fetch);
  const { container } = await renderThenHydrate(page(ActivitiesPage, data));
  expect(status).toBe(503);
  expect(container.textContent).toContain("一件事暂时打不开");
  expect(container.textContent).toContain("人生大事暂时打不开");
  expect(container.textContent).toContain("招工用工");
  expect(await thrownStatus(load(loadActivities, "/portal/v2/public/activity?region=449900", backEnd(regions, things).fetch))).toBe(404);
});

test("the combined services as a file", async () => {
  const csv = loadActivitiesCsv as (args: LoaderFunctionArgs) => Promise<unknown>;
  const { data } = await load(csv, "/portal/v2/public/activity.csv?region=440000", backEnd(things).fetch);
  const [, first, second] = (await (data as Response).text()).split("\r\n");
  expect(first).toMatch(/^一件事1,个人,4,/);
  expect(second).toMatch(/^一件事2,法人,4,/);
});
