import { expectValidHtml, serverHtml } from "@onehall/ui/testing";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, renderThenHydrate, thrownStatus } from "../testing";
import { loadRegionsPage } from "./data";
import { RegionsPage } from "./RegionsPage";

const regions = backEnd(answers.regions);
const open = async (path: string, face: "v2" | "v3" = "v2") => {
  const { data } = await load(loadRegionsPage, path, regions.fetch);
  return page(RegionsPage, data, { path: path.replace("/portal", ""), face });
};

test("the province: valid, one heading, cities, departments in two groups", async () => {
  const { container } = await renderThenHydrate(await open("/portal/v2/regions?region=440000"));
  expect([...container.querySelectorAll("h1")].map((heading) => heading.textContent)).toEqual(["广东省"]);
  expect([...container.querySelectorAll("summary")].map((summary) => summary.textContent)).toEqual(["政府部门（2）", "其他公共服务单位（1）"]);
  expect(container.querySelector("a[href='/portal/v2/index?region=440100']")?.textContent).toBe("广州市");
  expect(container.querySelector("a[href='/portal/v2/branch-hall?orgCode=00693981X']")?.textContent).toBe("省统计局");
});

test("下级 and the way up lead to the same page, and keep the way back", async () => {
  const html = serverHtml(await open("/portal/v3/regions?region=440100&back=%2Fportal%2Fv3%2Fnotices%3Fregion%3D440100", "v3"));
  const back = encodeURIComponent("/portal/v3/notices?region=440100");
  expect(html).toContain(`href="/portal/v3/regions?region=440106&amp;back=${back}"`);
  expect(html).toContain(`href="/portal/v3/regions?region=440000&amp;back=${back}"`);
  expect(html).toContain(`href="/portal/v3/notices?region=440100"`);
});

test("who comes from a task may keep it and change the place alone", async () => {
  const code = "11440106U64900000T4440800001000";
  const from = async (path: string) => serverHtml(await open(`/portal/v3/regions?region=440100&back=${encodeURIComponent(path)}`, "v3"));
  expect(await from(`/portal/v3/guide/${code}`)).toContain(`<a href="/portal/v3/item/${code}">只换地方，还办这件事</a>`);
  expect(await from("/portal/v3/notices?region=440100")).not.toContain("还办这件事");
});

test("a village opens in a new window, and says so", async () => {
  const html = serverHtml(await open("/portal/v2/regions?region=440106001000"));
  expect(html).toMatch(
    /<a href="\/portal\/country-hall-child\?region=440106001001"[^>]* target="_blank" rel="noopener">五山社区<span[^>]*>（在新窗口打开）<\/span>/,
  );
  expect(html).not.toContain("下级");
});

test("the field filters without scripts", async () => {
  const html = serverHtml(await open("/portal/v2/regions?region=440000&name=统计"));
  expect(html).toContain("省统计局");
  expect(html).not.toContain(">广州市<");
  expect(html, "an example that can be found here").toContain('placeholder="输入名称，例如：广州市"');
  expect(serverHtml(await open("/portal/v2/regions?region=440000&name=没有"))).toContain("暂无搜索结果");
});

test("nobody is sent elsewhere by back", async () => {
  const { data } = await load(loadRegionsPage, "/portal/v2/regions?region=440000&back=https://other.example/", regions.fetch);
  expect(data.back).toBeNull();
});

test("unknown regions are not found; an outage shows the built-in list and says so", async () => {
  expect(await thrownStatus(load(loadRegionsPage, "/portal/v2/regions?region=449900", regions.fetch))).toBe(404);
  const { data } = await load(loadRegionsPage, "/portal/v2/regions?region=440000", backEnd().fetch);
  const html = serverHtml(page(RegionsPage, data));
  expect(html).toContain("暂时无法取得最新地区，显示的是内置列表");
  expect(html).toContain("佛山市");
  await expectValidHtml(html);
});
