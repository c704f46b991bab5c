import { homeIndex } from "@onehall/api";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate, thrownStatus } from "../testing";
import { loadSiteMap } from "./data";
import { SiteMapPage } from "./SiteMapPage";

const working = backEnd(answers.regions, reply(homeIndex, answers.home));

test("columns, themes, departments, halls and marks, each a section with its heading", async () => {
  const { data } = await load(loadSiteMap, "/portal/v2/site-map", working.fetch);
  const { container } = await renderThenHydrate(page(SiteMapPage, data, { path: "/v2/site-map" }));
  const { getByText } = within(container);
  expect(container.querySelectorAll("h1")).toHaveLength(1);
  expect(getByText("证件办理").getAttribute("href")).toBe("/portal/v2/personal/theme?region=440000&catalogCode=001001090");
  expect(getByText("省统计局").getAttribute("href")).toBe("/portal/v2/branch-hall?orgCode=00693981X");
  expect(getByText("广州市").getAttribute("href")).toBe("/portal/v2/index?region=440100");
  expect(getByText("政务公开目录").getAttribute("href")).toBe("/portal/v2/public/index?region=440000");
  expect(container.querySelector("#marks")?.textContent).toContain("网站标识码0000000000");
});

test("the modern face leads to its own pages", async () => {
  const { data } = await load(loadSiteMap, "/portal/v3/site-map?region=440100", working.fetch);
  const { container } = await renderThenHydrate(page(SiteMapPage, data, { path: "/v3/site-map", face: "v3" }));
  const own = [...container.querySelectorAll("section[id] a")].map((link) => link.getAttribute("href") ?? "").filter((href) => href.startsWith("/portal/v2/"));
  expect(own).toEqual(["/portal/v2/retain-audit-agent-list?region=440100"]);
});

test("themes that cannot be had close alone; an unknown region is not found", async () => {
  const { data } = await load(loadSiteMap, "/portal/v2/site-map", backEnd(answers.regions).fetch);
  const { container } = await renderThenHydrate(page(SiteMapPage, data, { path: "/v2/site-map" }));
  expect(container.querySelector("#departments")).toBeTruthy();
  expect(container.querySelector("#personal-themes")).toBeNull();
  expect(container.textContent).toContain("主题");
  expect(await thrownStatus(load(loadSiteMap, "/portal/v2/site-map?region=449900", working.fetch))).toBe(404);
});
