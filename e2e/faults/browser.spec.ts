import type { Page } from "@playwright/test";
import { movePointer } from "../support/page";
import { expect, origin, test } from "../support/test";

const HOME = "/portal/v2/index?region=440000";
const FAQ = "/portal/v2/faq";

/** How many documents the page has asked for. */
function documents(page: Page) {
  const asked = { times: 0 };
  page.on("request", (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && (asked.times += 1));
  return asked;
}

/** What the browser says of the faults that a test makes itself. */
const ours = (complaints: string[], pattern: RegExp) => complaints.splice(0, complaints.length, ...complaints.filter((text) => !pattern.test(text)));

test("a part of the scripts that is missing reloads the page once; missing again, the page stays as the server drew it", async ({ page, complaints }) => {
  const opened = documents(page);
  await page.route("**/portal/v2/assets/*.js", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto(FAQ);
  await expect.poll(() => opened.times).toBe(2);
  await page.waitForLoadState("networkidle");
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(opened.times, "the reload of this test, and none besides").toBe(3);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /切换区域/ })).toBeVisible();
  ours(complaints, /404|Failed to fetch dynamically imported module/);
});

test("where storage is forbidden there is no reload, and the page works", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  const opened = documents(page);
  await page.goto(HOME);
  await page.getByRole("link", { name: /切换区域/ }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "广州市", exact: true })).toBeVisible();
  await page.route("**/portal/v2/assets/*.js", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto(FAQ);
  await page.waitForLoadState("networkidle");
  expect(opened.times).toBe(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  ours(complaints, /404|Failed to fetch dynamically imported module/);
});

for (const [clock, time] of [
  ["years behind", "1999-01-01T00:00:00Z"],
  ["years ahead", "2099-01-01T00:00:00Z"],
] as const) {
  test(`a clock that is ${clock} changes nothing`, async ({ page }) => {
    await page.clock.install({ time });
    await page.goto(HOME);
    await page.clock.runFor(5_000);
    await page.getByRole("link", { name: /切换区域/ }).click();
    await page.clock.runFor(5_000);
    await expect(page.getByRole("dialog").getByRole("link", { name: "广州市", exact: true })).toBeVisible();
  });
}

test("without network the next page says so and what to do; with it again, everything goes on", async ({ page, context, complaints }) => {
  await page.goto(HOME);
  await movePointer(page);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.goto(FAQ);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("网络断开了");
  await expect(page.getByRole("link", { name: "12345" }).first()).toBeVisible();
  expect(
    await page.evaluate(async () => Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))),
  ).toEqual([[`${origin()}/portal/offline`]]);
  await context.setOffline(false);
  await page.goto(FAQ);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("网络断开了");
  ours(complaints, /ERR_INTERNET_DISCONNECTED|status of 503/);
});

test("suggestions that fail leave the search as it is", async ({ page, complaints }) => {
  await page.route("**/portal/api/v2/solr/suggest*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/portal/v2/search?region=440106");
  const box = page.getByRole("main").getByRole("combobox").or(page.getByRole("main").getByRole("searchbox")).first();
  await box.fill("身份证");
  await box.press("Enter");
  await expect(page).toHaveURL(/keyword=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  ours(complaints, /status of 500/);
});

/** In the page: every move of its layout, and when the line about the network came, in milliseconds from the start of the page. */
declare const shifts: PerformanceEntry[];
declare const bannerCame: number;

test("visitors by IPv6 are told so on the home page until they close it, and no one else is", async ({ page }) => {
  await page.route("**/portal/api/v2/ip/type", (route) => route.fulfill({ json: { code: 200, data: "ipv6" } }));
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [], bannerCame: Infinity });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
    new MutationObserver(() => {
      if (bannerCame === Infinity && document.querySelector('[aria-label="网络提示"]')) Object.assign(window, { bannerCame: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(HOME);
  const banner = page.getByRole("complementary", { name: "网络提示" });
  await expect(banner).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到正文" })).toBeFocused();
  // A page that is painted before the whole of its header has come moves a link there: that is before.
  const [came, moved] = await page.evaluate(() => [bannerCame, shifts.filter(({ startTime }) => startTime >= bannerCame).length]);
  expect(came).toBeLessThan(Infinity);
  expect(moved).toBe(0);
  await banner.getByRole("button", { name: "关闭" }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(banner).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto(FAQ);
  await movePointer(page);
  await page.waitForLoadState("networkidle");
  await expect(banner).toHaveCount(0);
});

test("an address that no page has is a lost page with status 404 and ways on, in both faces", async ({ page, complaints }) => {
  for (const face of ["v2", "v3"]) {
    const response = await page.goto(`/portal/${face}/no-such-page`);
    expect(response?.status()).toBe(404);
    await page.waitForLoadState("networkidle");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("页面丢失");
    await expect(main).not.toContainText("请刷新");
    await main.getByRole("link", { name: "返回首页" }).click();
    await expect(page).toHaveURL(new RegExp(`/portal/${face}/index`));
  }
  ours(complaints, /status of 404/);
});

test("a method that no page takes is refused in both languages, one that no call takes as JSON", async ({ request }) => {
  const response = await request.fetch("/portal/v2/faq", { method: "DELETE" });
  expect(response.status()).toBe(405);
  expect(response.headers()["allow"]).toBe("GET, HEAD, POST");
  const said = await response.text();
  for (const text of ["这个地址不接受这种请求。", "Method not allowed."]) expect(said).toContain(text);
  const call = await request.fetch("/portal/api/v2/ip/type", { method: "DELETE" });
  expect([call.status(), await call.json()]).toEqual([405, { statusCode: "405", statusDescription: "这个接口只接受 HEAD、GET 请求" }]);
});
