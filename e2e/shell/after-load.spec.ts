import type { Page } from "@playwright/test";
import { childRegions, messages } from "@onehall/api";
import { contract, inNameOf } from "../support/contract";
import { movePointer } from "../support/page";
import { expect, origin, test } from "../support/test";

/** What a page does once it has loaded: who is looking, and where from. docs/requirements/login.md, regions.md */
const FACES = ["v2", "v3"] as const;
/** What moved on the page, in the page. */
declare const shifts: PerformanceEntry[];
const OPEN_HOME = (face: string) => `/portal/${face}/index`;
const offer = (page: Page) => page.getByRole("complementary", { name: "所在城市" });

for (const face of FACES) {
  test(`a visitor keeps the log-in link and is asked for no messages (${face})`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const who = page.waitForResponse("**/_tif_sso_loginuser_maskget/");
    await page.goto(`/portal/${face}/faq`);
    await movePointer(page);
    const request = (await who).request();
    expect([request.method(), (await request.allHeaders())["accept"]]).toEqual(["GET", "application/json"]);
    await expect(page.getByRole("banner").getByRole("link", { name: /登录/ }).first()).toHaveAttribute(
      "href",
      new RegExp(`/portal/login\\?back=.*${face}.*faq`),
    );
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.includes("messaging"))).toEqual([]);
  });

  test(`whoever is logged in is known by the masked endpoint after load, and unread messages are asked for with flag 0 (${face})`, async ({
    page,
    context,
  }) => {
    const { call, cookie } = await inNameOf("graduate");
    const session = /(?:^|; )session=([^;]+)/.exec(cookie)?.[1] ?? "";
    await context.addCookies([{ name: "session", value: session, url: origin() }]);
    const unread = (await call(messages, {})).list.filter(({ read }) => !read).length;
    const counted = page.waitForRequest("**/yhzx/apis/messaging/count");
    await page.goto(`/portal/${face}/faq`);
    await movePointer(page);
    const request = await counted;
    expect([request.method(), request.postData()]).toEqual(["POST", "flag=0"]);
    expect((await request.allHeaders())["cookie"], "credentials go along").toContain("session=");
    await expect(page.getByRole("banner")).toContainText("林*");
    await expect(page.getByRole("banner")).toContainText(`${unread}条未读`);
  });

  test(`the city of a visitor is offered once in a session with the regions below it, from the cache afterwards; nothing moves for it (${face})`, async ({
    page,
  }) => {
    let asked = 0;
    await page.setViewportSize({ width: 375, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
    });
    await page.route("**/ip/location", (route) => ((asked += 1), route.fulfill({ json: { info: { code: "440300", city: "深圳市", province: "广东省" } } })));
    await page.goto(OPEN_HOME(face));
    await movePointer(page);
    await expect(offer(page).getByRole("link", { name: "去深圳市办事大厅" })).toHaveAttribute("href", `/portal/${face}/index?region=440300`);
    await expect(page.getByRole("main")).not.toContainText("您还没有选择地区");
    expect(await page.evaluate(() => shifts.length)).toBe(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "跳到正文" })).toBeFocused();
    const kept = JSON.parse(await page.evaluate(() => sessionStorage.getItem("gdbs.location") ?? "null")) as {
      targetCity: { code: string; regions: { code: string }[] };
    };
    const below = await contract().call(childRegions, { regCode: "440300" });
    expect([kept.targetCity.code, kept.targetCity.regions.map(({ code }) => code)]).toEqual(["440300", below.map(({ code }) => code)]);
    await page.evaluate(() => sessionStorage.removeItem("gdbs.cityOffered"));
    await page.reload();
    await movePointer(page);
    await expect(offer(page)).toContainText("深圳市");
    expect(asked).toBe(1);
  });
}

test("outside the province the first city, the capital, is offered", async ({ page }) => {
  await page.route("**/ip/location", (route) => route.fulfill({ json: { info: { code: "310101", city: "上海市", province: "上海市" } } }));
  await page.goto(OPEN_HOME("v2"));
  await movePointer(page);
  await expect(offer(page).getByRole("link", { name: "去广州市办事大厅" })).toBeVisible();
});

test("location and IP calls that fail or find nothing are ignored in silence", async ({ page, complaints }) => {
  for (const answer of [{ status: 500, body: "{}" }, { json: { info: null } }]) {
    const looked = page.waitForResponse("**/ip/location");
    await page.route("**/ip/*", (route) => route.fulfill(answer));
    await page.goto(OPEN_HOME("v2"));
    await movePointer(page);
    await looked;
    await page.waitForLoadState("networkidle");
    await expect(offer(page)).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("complementary", { name: "网络提示" })).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem("gdbs.location"))).toBeNull();
  }
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("status of 500")));
});
