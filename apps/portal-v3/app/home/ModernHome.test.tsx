import { homeData, modernHomeData, page, renderThenHydrate } from "@onehall/portal/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ModernHome } from "./ModernHome";

const draw = (data: unknown) => renderThenHydrate(page(ModernHome, data, { path: "/v3/index?region=440106", face: "v3" }));

/** Addresses of links by their words. */
const linksOf = (container: HTMLElement) => new Map([...container.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]));

test("the home page reads without scripts, comes to life without a warning, and leads on", async () => {
  const { container } = await draw(modernHomeData());
  const { getByRole } = within(container);
  expect(getByRole("heading", { level: 1 }).textContent).toContain("天河区");
  const links = linksOf(container);
  const hrefOf = (text: RegExp) => [...links].find(([words]) => text.test(words))?.[1];
  expect(hrefOf(/^1?社会保障卡申领/)).toMatch(/^\/portal\/v3\/guide\/.{31}$/);
  expect(links.get("居住证")).toContain("/portal/v3/search?region=440106&keyword=");
  expect(hrefOf(/身份证到期多久之前可以换/)).toMatch(/#faq$/);
  expect(hrefOf(/^全部一件事/)).toBe("/portal/v3/public/activity?region=440106");
  expect(links.get("生孩子")).toBe("/portal/v3/personal/activity?region=440106&catalogCode=001001701");
  expect(hrefOf(/政务服务中心$/), "the hall itself, not the home page of its region").toMatch(/^\/portal\/v3\/stations\?region=\d+#station-/);
  expect(hrefOf(/^看现在开门的网点/)).toBe("/portal/v3/stations?region=440106&openNow=1");
  expect(container.textContent).toContain("打什么电话？");
});

test("what is asked for stands before what waits, one-things, what many do and figures", async () => {
  const { container } = await draw(modernHomeData());
  expect([...container.querySelectorAll("h1, h2")].map(({ textContent }) => textContent)).toEqual([
    "天河区想办什么事？",
    "我在天河区",
    "高效办成一件事",
    "大家常办",
    "天河区办事怎么样",
    "资讯与问答",
  ]);
  expect([...container.querySelectorAll("dl dt, dl dt + dd")].map(({ textContent }) => textContent)).toEqual([
    "能办的事",
    "200 件",
    "能网上办",
    "75%",
    "平均承诺",
    "6.5 个工作日",
    "群众评分",
    "4.8 星",
  ]);
});

test("people and companies have a home each, by a plain link that keeps the region", async () => {
  const { container } = await draw(modernHomeData({ audience: "company" }));
  const links = linksOf(container);
  expect(links.get("企业")).toBe("/portal/v3/index?region=440106&audience=company");
  expect(links.get("个人")).toBe("/portal/v3/index?region=440106");
  expect(container.querySelector('[aria-label="为谁办"] [aria-current]')?.textContent).toBe("企业");
  expect(links.get("生孩子")).toBe("/portal/v3/legal/activity?region=440106&catalogCode=001001701");
  const { hot_company: company, hot_person: person } = homeData.staticData!;
  const ranked = container.querySelector("ol")?.textContent;
  expect(ranked).toContain(company[0]!.name);
  expect(person.length).toBeGreaterThan(company.length);
  expect(container.querySelectorAll("ol > li")).toHaveLength(company.length);
});

test.each([
  ["person", /大家在办按广州市最近 30 天的 1,312 件申请排/],
  ["company", /企业常办看更多/],
] as const)("what many do is said with what was counted; where there are too few applications, nothing is said about counts (%s)", async (audience, words) => {
  const home = homeData.staticData!;
  const person = [...home.hot_person, ...home.hot_company].toReversed();
  const { container } = await draw(modernHomeData({ audience, home: { ...home, busy: { regionName: "广州市", days: 30, total: 1312, person, company: [] } } }));
  expect(container.textContent).toMatch(words);
  const first = audience === "person" ? person[0] : home.hot_company[0];
  expect(container.querySelector("ol > li a")?.textContent).toBe(first?.name);
});

test("a part whose call fails is left out alone", async () => {
  const { container } = await draw(modernHomeData({ situations: null, oneThings: null, halls: null, ratings: null }));
  expect([...container.querySelectorAll("h2, h3")].map(({ textContent }) => textContent)).toEqual([
    "我在天河区",
    "等我办的",
    "大家常办",
    "天河区办事怎么样",
    "资讯与问答",
    "通知公告",
    "常见问题",
  ]);
  expect(container.querySelectorAll("dl dt")).toHaveLength(3);
  expect(linksOf(container).get("企业")).toContain("audience=company");
});
