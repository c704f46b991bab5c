import { htmlErrors } from "../support/html";
import { axeFaults, LOOKS, NARROWEST, overflow } from "../support/page";
import { everyPage, guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

/** The accessible-reading page, for pages of both faces. @see READING-01, READING-02, READING-03 */
const FACES = ["v2", "v3"] as const;

const reading = (target: string) => `/portal/canyou/default.html?url=${encodeURIComponent(target)}`;
const home = (face: string) => `/portal/${face}/index?region=440000`;
/** The browser names a page that answers 4xx in its console; that is what such a page is for. */
const expectRefused = (complaints: string[]) => complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 40[034]/.test(text)));

for (const face of FACES) {
  test.describe(`accessible reading (${face})`, () => {
    test("the header has an accessible-reading link, which reads the page in view", async ({ page }) => {
      await page.goto(`/portal/${face}/notices?region=440100`);
      await page.getByRole("banner").getByRole("link", { name: "无障碍阅读" }).click();
      await expect(page).toHaveURL(reading(`/portal/${face}/notices?region=440100`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/（无障碍阅读）$/);
      await page.getByRole("link", { name: "打开原网页" }).click();
      await expect(page).toHaveURL(`/portal/${face}/notices?region=440100`);
    });

    test("a guide says the same as text: each heading, each row of its tables, each answer under its question", async ({ page, request }) => {
      const path = `/portal/${face}/guide/${await guideCode(origin())}`;
      await page.goto(path);
      const shown = await page
        .getByRole("main")
        .evaluate((main) => [...main.querySelectorAll("h1, h2, h3, td")].map((one) => one.textContent.replaceAll(/\s+/g, "")));
      await page.goto(reading(path));
      const read = await page.getByRole("main").evaluate((main) => main.textContent.replaceAll(/\s+/g, ""));
      expect(shown.length).toBeGreaterThan(20);
      expect(shown.filter((text) => !read.includes(text.replaceAll("（在新窗口打开）", "")))).toEqual([]);
      expect(await page.getByRole("main").locator("table:not(:has(caption))").count()).toBe(0);
      await expect(page.locator("img, svg, iframe, script:not([src])")).toHaveCount(0);
      const answer = await request.get(reading(path));
      expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
    });
  });
}

test("every page of the journey is read as text: valid HTML, one h1, canonical address of the page, noindex", async ({ request }) => {
  for (const { name, path } of await everyPage(origin())) {
    const response = await request.get(reading(path));
    expect(response.status(), name).toBe(path.endsWith("no-such-page") ? 404 : 200);
    const html = await response.text();
    expect.soft([...html.matchAll(/<h1[\s>]/g)].length, `${name}: h1`).toBe(1);
    expect.soft(html, name).toContain('<meta name="robots" content="noindex" />');
    expect.soft(html, name).toMatch(new RegExp(`<link rel="canonical" href="${origin()}/portal/(?!canyou)`));
    expect.soft(await htmlErrors(html), name).toEqual([]);
  }
});

test("axe finds nothing and nothing scrolls sideways at 320 px, in each of the four colours and the largest text", async ({ page, context, complaints }) => {
  await page.setViewportSize(NARROWEST);
  const guide = `/portal/v2/guide/${await guideCode(origin())}`;
  for (const settings of ["000000", "110000", "320110", "230001"]) {
    await context.addCookies([{ name: "reading", value: settings, url: `${origin()}/portal/canyou/` }]);
    for (const path of [home("v2"), home("v3"), guide, `/portal/v3/search?region=440106&keyword=${encodeURIComponent("身份")}`, "/portal/v2/progress-query"]) {
      await page.goto(reading(path));
      expect.soft(await overflow(page), `${path} with ${settings}`).toBeLessThanOrEqual(0);
      expect.soft(await axeFaults(page, undefined, settings === "000000" ? undefined : LOOKS), `${path} with ${settings}`).toEqual([]);
    }
  }
  await page.goto(reading("https://example.org/"));
  expect(await axeFaults(page)).toEqual([]);
  expectRefused(complaints);
});

test("never another site's: an outside or malformed address is refused with a sentence and a way on", async ({ page, request, complaints }) => {
  for (const url of [
    "https://example.org/",
    "//example.org/portal/index",
    "...",
    "javascript:alert(1)",
    "/portal/canyou/default.html?url=/portal/index",
    "/portal/api/v2/ip/type",
  ])
    expect((await request.get(reading(url))).status(), url).toBe(400);
  await page.goto(reading("https://example.org/"));
  await expect(page.getByRole("main")).toContainText("无障碍阅读只能打开本站的页面");
  await page.getByRole("link", { name: "从首页开始无障碍阅读" }).click();
  await expect(page).toHaveURL(reading("/portal/index"));
  expectRefused(complaints);
});

test("a page about the visitor is not read here, and says so", async ({ page, complaints }) => {
  await page.goto(reading("/portal/user/messages"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("这一页有您的个人信息");
  await expect(page.getByRole("link", { name: "打开原网页" })).toHaveAttribute("href", "/portal/user/messages");
  expectRefused(complaints);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("links and searches stay in the reading view", async ({ page }) => {
    await page.goto(reading(home("v2")));
    const search = page.getByRole("search").first();
    await search.getByRole("searchbox").fill("身份证");
    await search.getByRole("button", { name: "搜索" }).click();
    await expect(page).toHaveURL(/\/portal\/canyou\/default\.html\?url=%2Fportal%2Fv2%2Fsearch%3F.*keyword/);
    await expect(page.getByRole("main")).toContainText("身份证");
    await page
      .getByRole("main")
      .getByRole("link", { name: /身份证/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/portal\/canyou\/default\.html\?url=%2Fportal/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });

  test("the toolbar works by links alone: size, colours, line spacing, guide line, pointer, only the text; what is chosen stays", async ({ page }) => {
    await page.goto(reading("/portal/v2/faq"));
    const size = () => page.locator("body").evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize));
    const before = await size();
    await page.locator("summary", { hasText: "阅读设置" }).click();
    await page.getByRole("link", { name: "字号：超大" }).click();
    expect(await size()).toBe(before * 2);
    await expect(page.getByRole("link", { name: "字号：超大" })).toHaveAttribute("aria-current", "true");
    // The address leads to the choices, and so the browser opens them again.
    await page.getByRole("link", { name: "配色：黑底白字" }).click();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(0, 0, 0)");
    await page.getByRole("link", { name: "行距：很宽" }).click();
    await page.getByRole("link", { name: "大鼠标：开" }).click();
    expect(await page.locator("html").evaluate((root) => getComputedStyle(root).cursor)).toContain("url(");
    await page.getByRole("link", { name: "指引线：开" }).click();
    await page.getByRole("link", { name: "仅看正文：开" }).click();
    await expect(page.locator("#reading-around")).toHaveCount(0);
    await page.goto(reading("/portal/v3/notices"));
    expect(await size()).toBe(before * 2);
    await expect(page.locator("#reading-around")).toHaveCount(0);
    await expect(page.getByRole("complementary", { name: "朗读" })).toBeHidden();
  });

  test("the first thing that a keyboard reaches leads to the text", async ({ page }) => {
    await page.goto(reading("/portal/v2/faq"));
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "跳到正文" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#reading-main$/);
  });
});

test("on paper there is the text alone", async ({ page }) => {
  await page.goto(reading("/portal/v2/faq"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("link", { name: "打开原网页" })).toBeHidden();
  await expect(page.locator("#reading-around")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
