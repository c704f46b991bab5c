import type { Page } from "@playwright/test";
import { openHydrated } from "../support/page";
import { guideCode } from "../support/pages";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** The region picker, header, footer, side toolbar and layout, in both faces: docs/requirements/regions.md and shell.md. */
const FACES = ["v2", "v3"] as const;

/** In the HTML of a page. */
const BANNER = "header:has(#main-menu)";
const FOOTER = "footer:not(main footer)";

const home = (face: string, region = "440000") => `/portal/${face}/index?region=${region}`;
const banner = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");
const tools = (page: Page) => page.getByRole("navigation", { name: "快捷工具" });
const switchOf = (page: Page) => banner(page).getByRole("link", { name: /切换区域/ });
/** The browser names a page that answers 404 in its console; that is what such a page is for. */
const expectMissing = (complaints: string[]) => complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("status of 404")));
/** What calls say that nobody is to be told of. */
const SILENT = "这一句不会有人看到";
const PHONE = { width: 375, height: 800 };

async function openPicker(page: Page) {
  await switchOf(page).click();
  const picker = page.getByRole("dialog", { name: "选择地区" });
  await expect(picker.getByRole("searchbox")).toBeVisible();
  return picker;
}

type Visitor = { name: string; account_type: "person" | "corp"; corp: { name: string } | null };

/** Answers of the calls that the header and the home page make for whoever is logged in; the log-in itself is tested in e2e/personal. */
async function loggedIn(page: Page, visitor: Visitor, count: number) {
  await page.route("**/_tif_sso_loginuser_maskget/", (route) => route.fulfill({ json: { statusCode: "200", data: { user: { ...visitor, level: "2" } } } }));
  await page.route("**/yhzx/apis/messaging/count", (route) => route.fulfill({ json: { statusCode: "200", data: { count } } }));
  const nothing = { list: [], total: { correction: 0, appointment: 0, result: 0, draft: 0, licence: 0, guide: 0, message: 0, running: 0 } };
  await page.route("**/yhzx/apis/general/listWaiting*", (route) => route.fulfill({ json: { statusCode: "200", data: nothing } }));
}

const person: Visitor = { name: "张*", account_type: "person", corp: null };

for (const face of FACES) {
  test.describe(`region picker (${face})`, () => {
    test("it has breadcrumbs, a region list and a department list", async ({ page }) => {
      await page.goto(home(face));
      const picker = await openPicker(page);
      await expect(picker.getByRole("link", { name: "广州市", exact: true })).toBeVisible();
      await expect(picker.getByRole("link", { name: /省公安厅/ }).first()).toBeVisible();
      await picker.getByRole("link", { name: /^下级\s*地区：广州市$/ }).click();
      await expect(picker.getByRole("navigation", { name: "地区层级" })).toContainText("广东省");
      await expect(picker.getByRole("link", { name: "天河区", exact: true })).toBeVisible();
    });

    test("the provincial view splits into two groups, each collapsible", async ({ page }) => {
      await page.goto(home(face));
      const picker = await openPicker(page);
      for (const name of ["政府部门", "其他公共服务单位"]) {
        const group = picker.locator("details", { has: page.locator("summary", { hasText: name }) });
        await expect(group).toHaveAttribute("open", "");
        await group.locator("summary").click();
        await expect(group).not.toHaveAttribute("open", "");
      }
    });

    test("a department list taller than 166 units collapses to 9.5rem with a show-more/collapse toggle", async ({ page }) => {
      await page.goto(home(face));
      const picker = await openPicker(page);
      const group = picker.locator("details").first();
      const list = group.locator("[data-folded]");
      await expect(list).toHaveCSS("height", "152px");
      await group.getByRole("button", { name: "更多" }).click();
      await expect(list).toHaveCount(0);
      await group.getByRole("button", { name: "收起" }).click();
      await expect(list).toHaveCSS("height", "152px");
    });

    test("choosing a village service point opens it in a new window, any other entry loads that region by its site path", async ({ page, context }) => {
      await page.goto(`/portal/${face}/country-hall?region=440106001000`);
      const picker = await openPicker(page);
      const village = picker.getByRole("link", { name: /（在新窗口打开）/ }).first();
      const [opened] = await Promise.all([context.waitForEvent("page"), village.click()]);
      await expect(opened).toHaveURL(/\/portal\/country-hall-child\?region=440106001\d{3}$/);
      await opened.close();
      await picker.getByRole("navigation", { name: "地区层级" }).getByRole("link", { name: "天河区" }).click();
      await picker.getByRole("link", { name: /^进入天河区/ }).click();
      await expect(page).toHaveURL(new RegExp(`/portal/${face}/index\\?region=440106$`));
    });

    test("it searches inside", async ({ page }) => {
      await page.goto(home(face));
      const picker = await openPicker(page);
      await picker.getByRole("searchbox").fill("佛山");
      await expect(picker.getByRole("link", { name: "佛山市", exact: true })).toBeVisible();
      await expect(picker.getByRole("link", { name: "广州市", exact: true })).toHaveCount(0);
    });
  });

  test.describe(`header (${face})`, () => {
    test("the menu links to home, personal services, legal-entity services, special innovation, reviews, supervision and open government", async () => {
      const served = await servedPage(home(face, "440100"));
      const links = served(`${BANNER} nav[aria-label=主菜单] a`).toArray();
      expect(links.map((link) => textOf(served(link)))).toEqual(["首页", "个人服务", "法人服务", "特色创新", "好差评", "效能监督", "政务公开"]);
      const addresses = links.map((link) => served(link).attr("href") ?? "");
      expect(addresses.map((address) => address.replace(/\?.*/, ""))).toEqual(
        ["index", "personal/hot", "legal/hot", "topic/index", "good-bad-review", "supervision", "public/index"].map((path) => `/portal/${face}/${path}`),
      );
      for (const address of addresses) await servedPage(address);
    });

    test("on phones the mobile navigation is opened and closed, by keyboard too", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(home(face));
      const menu = page.getByRole("navigation", { name: "主菜单" });
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: "菜单", exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(menu.getByRole("link", { name: "政务公开" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: "菜单", exact: true }).click();
      await menu.getByRole("button", { name: /^关闭\s*菜单$/ }).click();
      await expect(menu).toBeHidden();
    });

    test("the dropdown toggles on click and closes on an outside click and by Escape; a person is led to the personal centre", async ({ page }) => {
      await loggedIn(page, person, 5);
      await page.goto(home(face));
      const toggle = banner(page).locator("summary", { hasText: "张*" });
      await expect(toggle).toBeVisible();
      await expect(banner(page).getByRole("link", { name: "登录" })).toBeHidden();
      const centre = banner(page).getByRole("link", { name: "个人中心" });
      await toggle.click();
      await expect(centre).toHaveAttribute("href", `/portal/${face}/user`);
      await expect(banner(page).getByRole("link", { name: "账号管理" })).toBeVisible();
      await toggle.click();
      await expect(centre).toBeHidden();
      await toggle.click();
      await footer(page).click({ position: { x: 5, y: 5 } });
      await expect(centre).toBeHidden();
      await toggle.press("Enter");
      await expect(centre).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(centre).toBeHidden();
      await expect(toggle).toBeFocused();
      await expect(
        banner(page)
          .getByRole("link", { name: /消息\s*5\s*条未读/ })
          .first(),
      ).toBeVisible();
      await toggle.click();
      await expect(banner(page).getByRole("link", { name: "退出登录" })).toHaveAttribute("href", /^\/_tif_sso_logout_\/\?redirect_uri=/);
    });

    test("an enterprise account sees the company's name and the enterprise centre", async ({ page }) => {
      await loggedIn(page, { name: "李*", account_type: "corp", corp: { name: "示例市测试贸易有限公司" } }, 0);
      await page.goto(home(face));
      const toggle = banner(page).locator("summary", { hasText: "示例市测试贸易有限公司" });
      await toggle.click();
      await expect(banner(page).getByRole("link", { name: "企业中心" })).toBeVisible();
    });

    test("an unread count above 99 is shown as 99+", async ({ page }) => {
      await loggedIn(page, person, 100);
      await page.goto(home(face));
      await expect(banner(page).getByText("99+")).toBeVisible();
    });

    test("gj_sso 1 sends a visitor of the province's home page to the national log-in, unless he comes from it", async ({ page }) => {
      await page.route("**/portalSwitch", (route) => route.fulfill({ json: { statusCode: "200", data: { gj_sso: "1" } } }));
      await page.goto(`${home(face)}&isLogin=1`, { waitUntil: "networkidle" });
      await expect(page).toHaveURL(/index/);
      await page.goto(home(face));
      await expect(page).toHaveURL(/sample-login/);
    });
  });

  test.describe(`footer (${face})`, () => {
    test("organiser, undertaker, support, copyright, filings with their registers, site code and hotline stand on every kind of page", async () => {
      for (const [path, status] of [
        [home(face), 200],
        [`/portal/${face}/about-me`, 200],
        [`/portal/${face}/no-such-page`, 404],
      ] as const) {
        const served = await servedPage(path, { status });
        const below = served(FOOTER);
        for (const word of ["主办：", "承办：", "技术支持：", "版权所有：", "网站标识码："]) expect(textOf(below), path).toContain(word);
        const addressOf = (name: RegExp) =>
          below
            .find("a")
            .filter((_, link) => name.test(textOf(served(link))))
            .attr("href");
        expect(addressOf(/ICP备.*样例/), path).toBe("https://beian.miit.gov.cn/");
        expect(addressOf(/公网安备.*样例/), path).toBe("https://beian.mps.gov.cn/");
        expect(addressOf(/12345/), path).toBe("tel:12345");
      }
    });

    test("every link leads to a page; the error report carries the site's code and the page in view", async () => {
      const path = home(face, "440100");
      const served = await servedPage(path);
      const links = served(`${FOOTER} a`).toArray();
      const address = served(links.find((link) => textOf(served(link)) === "我为网站找错")).attr("href");
      expect([...new URL(address ?? "", origin()).searchParams].filter(([name]) => name !== "kind")).toEqual([
        ["site", "0000000000（样例）"],
        ["url", path],
      ]);
      const own = links.map((link) => served(link).attr("href") ?? "").filter((href) => href.startsWith("/portal/"));
      expect(own.length).toBeGreaterThan(10);
      for (const one of new Set(own)) await servedPage(one);
    });

    test("each QR code has its link beside it, and nothing scrolls sideways under 768 px", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(home(face));
      const codes = footer(page).getByRole("img", { name: /二维码/ });
      expect(await codes.count()).toBe(3);
      const pairs = await codes.evaluateAll((all) =>
        all.map((image) => [new URL((image as HTMLImageElement).src).searchParams.get("path"), image.parentElement?.querySelector("a")?.getAttribute("href")]),
      );
      for (const [code, link] of pairs) expect(link).toBe(code);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
    });

    test("the site map lists all columns, and each of its links answers", async () => {
      const served = await servedPage(`/portal/${face}/site-map`);
      expect(textOf(served("h1"))).toBe("网站地图");
      const headings = served("main :is(h2, h3)")
        .toArray()
        .map((heading) => textOf(served(heading)));
      expect(headings).toEqual(
        expect.arrayContaining(["主要栏目", "个人服务", "法人服务", "办事指南", "政务公开", "个人服务主题", "法人服务主题", "广东省部门", "标识和备案"]),
      );
      const addresses = served("main section:not(#departments):not(#halls):not([id$=themes]) a")
        .toArray()
        .map((link) => served(link).attr("href") ?? "");
      expect(addresses.length).toBeGreaterThan(40);
      // One after the other: whoever asks for all at once may be told to wait.
      for (const address of new Set(addresses)) expect.soft((await fetch(new URL(address, origin()))).status, address).toBe(200);
    });
  });

  test.describe(`side toolbar (${face})`, () => {
    test("it always offers the other version, and keeps region and page where the twin exists", async () => {
      const other = face === "v2" ? "v3" : "v2";
      const code = await guideCode(origin());
      for (const path of [home(face, "440106"), `/portal/${face}/guide/${code}`, `/portal/${face}/notices?region=440100`]) {
        const served = await servedPage(path);
        const link = served("nav[aria-label=快捷工具] a").filter((_, one) => textOf(served(one)) === (face === "v2" ? "切换新版" : "切换旧版"));
        expect(link.attr("href")).toBe(path.replace(face, other));
      }
    });

    test("for 440000 it adds the hotline and mobile services with codes and links; not for other regions", async ({ page }) => {
      const listening = page.waitForRequest("**/_tif_sso_loginuser_maskget/"); // Escape is heard before this is asked.
      await page.goto(home(face));
      await listening;
      await expect(tools(page).getByRole("link", { name: "12345" })).toHaveAttribute("href", "tel:12345");
      await tools(page).locator("summary", { hasText: "移动服务" }).press("Enter");
      const codes = tools(page).getByRole("img", { name: /二维码/ });
      expect(await codes.count()).toBeGreaterThanOrEqual(4);
      await expect(codes.first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(codes.first()).toBeHidden();
      await page.goto(home(face, "440100"));
      await expect(tools(page)).not.toContainText("移动服务");
    });

    test("a QR-code modal opens and closes", async ({ page }) => {
      await page.goto(home(face));
      await tools(page).locator("summary", { hasText: "移动服务" }).click();
      await tools(page)
        .getByRole("button", { name: /^放大\s*手机版首页二维码$/ })
        .click();
      const modal = page.getByRole("dialog", { name: "手机版首页二维码" });
      await expect(modal).toBeVisible();
      await expect(modal.getByRole("link", { name: "手机版首页" })).toHaveAttribute("href", "/portal/v3/index");
      await modal.getByRole("button", { name: "关闭" }).click();
      await expect(modal).toBeHidden();
    });

    test("on phones it stands below the footer and does not float", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(home(face));
      const top = tools(page).getByRole("link", { name: "回到顶部" });
      await expect(top).not.toBeInViewport();
      expect(
        await tools(page).evaluate((nav) => [
          getComputedStyle(nav).position,
          nav.getBoundingClientRect().top >= document.querySelector("footer")!.getBoundingClientRect().bottom,
        ]),
      ).toEqual(["static", true]);
      await top.click();
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    });
  });

  test.describe(`without scripts (${face})`, () => {
    test.use({ javaScriptEnabled: false });

    test("menu, log-in, search, tools and codes work all the same", async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(home(face));
      await page.getByRole("button", { name: "菜单", exact: true }).click();
      await expect(page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "个人服务" })).toBeVisible();
      await page.getByRole("button", { name: /^关闭\s*菜单$/ }).click();
      await expect(banner(page).getByRole("link", { name: "个人中心" })).toHaveAttribute("href", `/portal/${face}/user`);
      await tools(page).locator("summary", { hasText: "移动服务" }).click();
      await expect(
        tools(page)
          .getByRole("img", { name: /二维码/ })
          .first(),
      ).toBeVisible();
    });
  });

  test.describe(`layout (${face})`, () => {
    test("the main area is at least 760 px high", async ({ page, complaints }) => {
      await page.goto(`/portal/${face}/no-such-page`);
      const box = await page.getByRole("main").boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(760);
      expectMissing(complaints);
    });
  });
}

for (const face of FACES) {
  test(`the header has the IPv6 mark, the channels and the search form, on home too (${face})`, async () => {
    const served = await servedPage(home(face, "440106"));
    const above = served(BANNER);
    expect(textOf(above)).toContain("支持 IPv6");
    for (const [name, href] of [
      ["国家政务服务平台", "https://www.gjzwfw.gov.cn"],
      ["广东省人民政府", "https://www.gd.gov.cn"],
    ]) {
      const channel = above.find(`a[aria-label="${name}（在新窗口打开）"]`);
      expect([channel.attr("href"), channel.attr("target")]).toEqual([href, "_blank"]);
    }
    const search = above.find("form[role=search]");
    expect([search.attr("target"), search.attr("action")]).toEqual(["_blank", `/portal/${face}/search`]);
    const names = search.find("input").toArray();
    expect(names.map((input) => served(input).attr("name"))).toEqual(expect.arrayContaining(["keyword", "areaCode"]));
  });

  test(`a failed call opens 提示 with its sentence, and 我知道了 closes it; calls of the silent table open nothing (${face})`, async ({ page, complaints }) => {
    const fail = (sentence: string) => ({ status: 500, json: { statusCode: "500", statusDescription: sentence } });
    const dialog = page.getByRole("dialog", { name: "提示" });
    const expectSaid = async (sentence: string) => {
      await expect(dialog).toContainText(sentence);
      await dialog.getByRole("button", { name: "我知道了" }).click();
      await expect(dialog).toBeHidden();
    };
    // A sentence that ever stood on the page, for however short a time.
    await page.addInitScript((silent) => {
      new MutationObserver(() => {
        if (document.body?.textContent.includes(silent)) Reflect.set(window, "brokeSilence", true);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, SILENT);
    const silentCalls = ["ip/type", "node/gdbsNav/current", "solr/suggest"];
    const failed = silentCalls.map((path) => page.waitForResponse(`**/${path}*`));
    for (const path of silentCalls) await page.route(`**/${path}*`, (route) => route.fulfill(fail(SILENT)));
    // Not answered before the silent calls have failed.
    await page.route("**/portalSwitch", async (route) => {
      await Promise.all(failed);
      await route.fulfill(fail("开关暂时读不到"));
    });
    await page.goto(home(face));
    await openPicker(page);
    await page.keyboard.press("Escape");
    const search = banner(page).getByRole("search");
    await search.getByRole("searchbox").click();
    await search.getByRole("combobox").pressSequentially("身份");
    await expectSaid("开关暂时读不到");
    expect(await page.evaluate(() => Reflect.get(window, "brokeSilence"))).toBeUndefined();

    await page.route("**/item-event/getAuditItemOffers*", (route) => route.fulfill(fail("办理地点暂时取不到")));
    await openHydrated(page, `/portal/${face}/guide/${await guideCode(origin())}`);
    if (face === "v3") await page.getByRole("main").getByText("更多", { exact: true }).click();
    await page.getByRole("main").getByRole("link", { name: "选择办理地点" }).click();
    await expectSaid("办理地点暂时取不到");
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("status of 500")));
  });
}

test("the header search is a GET form to v2/search with keyword and areaCode that opens in a new tab; suggestions come with the first touch", async ({
  page,
  context,
}) => {
  await page.goto(home("v2", "440106"));
  const search = banner(page).getByRole("search");
  await expect(search).toHaveAttribute("target", "_blank");
  await search.getByRole("searchbox").click();
  const box = search.getByRole("combobox");
  await expect(box).toBeFocused();
  await box.pressSequentially("身份");
  await expect(search.getByRole("option").first()).toBeVisible();
  const [opened] = await Promise.all([context.waitForEvent("page"), search.getByRole("button", { name: "搜索" }).click()]);
  const { pathname, searchParams } = new URL(opened.url());
  expect([pathname, searchParams.get("keyword"), searchParams.get("areaCode")]).toEqual(["/portal/v2/search", "身份", "440106"]);
});
