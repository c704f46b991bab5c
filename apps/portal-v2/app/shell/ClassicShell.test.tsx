import { config, page, root, renderThenHydrate } from "@onehall/portal/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ClassicShell } from "./ClassicShell";

root.config = {
  ...config,
  nav: {
    menu: [{ key: "home", name: "首页", url: "/portal/v2/index", urlV3: "/portal/v3/index" }],
    channel: [{ name: "国家政务服务平台门户网站", url: "https://www.gjzwfw.gov.cn" }],
  },
  footer: { links: [{ name: "通知公告", url: "/portal/v2/notices" }], qr: [{ name: "政府门户", url: "/portal/v2/index", text: "打开首页" }] },
  sidebar: [
    { key: "switch", icon: "arrow-left-right", text: "切换新版" },
    { key: "hotline", icon: "phone", text: "12345", url: "tel:12345", regions: ["440000"] },
    { key: "mobile", icon: "smartphone", text: "移动服务", regions: ["440000"], children: [{ name: "手机首页", url: "/portal/v3/index" }] },
  ],
};

const Shell = () => (
  <ClassicShell>
    <main id="main">正文</main>
  </ClassicShell>
);
const draw = (path: string, code: string) => renderThenHydrate(page(Shell, { region: { code, name: "广州市", crumbs: [] } }, { path }));

test("the first thing one reaches skips to the text; header, menu, footer and tools are there without scripts", async () => {
  const { container } = await draw("/v2/index?region=440100", "440100");
  const { getByRole, getByText } = within(container);
  const hidden = true; // What a popover holds counts as hidden where no stylesheet shows it.
  expect(container.querySelector("a")?.getAttribute("href")).toBe("#main");
  expect(getByRole("link", { name: "首页", hidden }).getAttribute("aria-current")).toBe("page");
  expect(getByText("国家政务服务平台…").getAttribute("title")).toBe("国家政务服务平台门户网站");
  expect(getByRole("link", { name: "切换新版", hidden }).getAttribute("href")).toBe("/portal/v3/index?region=440100");
  expect(getByRole("link", { name: /长辈版/ }).getAttribute("href")).toBe("/portal/preferences?elder=1&back=%2Fportal%2Fv2%2Findex%3Fregion%3D440100");
  expect(getByRole("link", { name: "登录" }).getAttribute("href")).toBe("/portal/login?back=%2Fportal%2Fv2%2Findex%3Fregion%3D440100");
  expect(getByRole("link", { name: "我为网站找错" }).getAttribute("href")).toBe(
    "/portal/v2/feedback?kind=error&site=0000000000&url=%2Fportal%2Fv2%2Findex%3Fregion%3D440100",
  );
  const search = getByRole("search", { name: "全站搜索" });
  expect([search.getAttribute("action"), search.getAttribute("method"), search.getAttribute("target")]).toEqual(["/portal/v2/search", "get", "_blank"]);
  expect([...search.querySelectorAll("input")].map(({ name, value }) => [name, value])).toEqual([
    ["region", "440100"],
    ["areaCode", "440100"],
    ["keyword", ""],
  ]);
  expect(getByRole("link", { name: "打开首页" }).getAttribute("href")).toBe("/portal/v2/index");
  expect(getByRole("img", { name: "政府门户二维码" }).getAttribute("src")).toBe("/portal/qr.svg?path=%2Fportal%2Fv2%2Findex");
});

test("hotline and mobile services stand in the toolbar of the province only", async () => {
  const province = within((await draw("/v2/index", "440000")).container);
  expect(province.getByText("移动服务")).toBeTruthy();
  const city = within((await draw("/v2/index?region=440100", "440100")).container);
  expect(city.queryByText("移动服务")).toBeNull();
});
