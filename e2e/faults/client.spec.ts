import type { Page, Route } from "@playwright/test";
import { auditItemDetail, createClient, createErrorStore, currentRegion, homeIndex, messageCount, searchAll } from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { createRegionStore } from "@onehall/regions";
import { ask, contract, FACES, QUIET_CITY, QUIET_COUNTY } from "../support/contract";
import { hydrated, openHydrated } from "../support/page";
import { guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

/** What the client of the contract makes of its answers: in programs that use it, and in the browser on the built pages. */
const REGIONS = "**/node/gdbsNav/current";
const PROVINCE = "440000";

const pickerOf = (page: Page) => page.getByRole("dialog", { name: "选择地区" });
const openPicker = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /切换区域/ })
    .click();
const sayingOf = (page: Page) => page.getByRole("dialog", { name: "提示" });

/** Every object and list in a value, with itself. */
const partsOf = (value: unknown): object[] => (typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []);

/** @see CALL-80 */
test("result data is frozen through and through", async () => {
  const answers = await Promise.all([
    ask(currentRegion, { regCode: PROVINCE }),
    ask(homeIndex, { region: QUIET_CITY }),
    ask(searchAll, { keyword: "身份证", region: "440106" }),
    ask(auditItemDetail, { TASK_CODE: await guideCode(origin()) }),
  ]);
  for (const answer of answers) {
    const parts = partsOf(answer);
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !Object.isFrozen(part))).toEqual([]);
  }
  expect(() => (answers[0].halls as unknown[]).pop()).toThrow(TypeError);
});

/** @see CALL-88, ERROR-12 */
test("identical requests of a program share one answer, and what is aborted is told to its caller alone", async () => {
  const errors = createErrorStore();
  const asked: string[] = [];
  let onAsked = () => {};
  const client = createClient({
    baseUrl: origin(),
    validate: validateAnswer,
    errors,
    fetch: (input, init) => {
      const request = new Request(input, init);
      asked.push(new URL(request.url).pathname);
      const answer = fetch(request);
      onAsked();
      return answer;
    },
  });
  const [one, two, other] = await Promise.all([QUIET_CITY, QUIET_CITY, QUIET_COUNTY].map((regCode) => client.call(currentRegion, { regCode })));
  expect(asked).toHaveLength(2);
  expect(one).toEqual(two);
  expect([one?.current.code, other?.current.code]).toEqual([QUIET_CITY, QUIET_COUNTY]);

  const controller = new AbortController();
  onAsked = () => controller.abort();
  await expect(client.call(messageCount, {}, { signal: controller.signal })).rejects.toMatchObject({ code: "aborted" });
  expect(errors.get()).toBe("");
  // The same call, not aborted: nobody is logged in.
  await expect(client.call(messageCount, {})).rejects.toMatchObject({ code: "401" });
  expect(errors.get()).toMatch(/登录/);
});

/** @see REGION-19 */
test("a store of regions emits a change only if the chosen code differs, and has the new data in any case", async () => {
  const { call } = contract();
  const store = createRegionStore({ load: (regCode) => call(currentRegion, { regCode }) });
  const emitted: string[] = [];
  let renewed = 0;
  store.onChange(({ code }) => emitted.push(code));
  store.subscribe(() => (renewed += 1));
  for (const code of [QUIET_CITY, QUIET_CITY, QUIET_COUNTY, QUIET_CITY]) await store.select(code);
  expect(emitted).toEqual([QUIET_CITY, QUIET_COUNTY, QUIET_CITY]);
  expect(renewed).toBe(4);
});

/** @see REGION-19 */
test("in the picker a region of the same code renews the list and moves nothing; one of another code takes the focus to its name", async ({ page }) => {
  for (const face of FACES) {
    await openHydrated(page, `/portal/${face}/index?region=${PROVINCE}`);
    await openPicker(page);
    const below = (city: string) => pickerOf(page).getByRole("link", { name: new RegExp(`^下级\\s*地区：${city}$`) });
    const heading = (name: string) => pickerOf(page).getByRole("heading", { name, exact: true });
    await expect(below("广州市")).toBeVisible();
    // Asked for a city, the back end answers with the province, which has two cities less.
    await page.route(REGIONS, async (route) => {
      const answer = await route.fetch({ postData: `regCode=${PROVINCE}` });
      const body = (await answer.json()) as { hall: { ORGNAME: string }[] };
      await route.fulfill({ response: answer, json: { ...body, hall: body.hall.filter(({ ORGNAME: name }) => !/广州|佛山/.test(name)) } });
    });
    await below("广州市").click();
    await expect(below("广州市")).toHaveCount(0);
    await hydrated(page);
    await expect(heading("广东省")).not.toBeFocused();
    await page.unrouteAll();
    await below("深圳市").click();
    await expect(heading("深圳市")).toBeFocused();
  }
});

/** @see CALL-82 */
test("an answer without a body is accepted on status 205 only, else the page says 未知错误", async ({ page }) => {
  const code = await guideCode(origin());
  const bar = page.getByRole("progressbar", { name: "正在加载" });
  for (const face of FACES)
    for (const status of [205, 200]) {
      const held: Route[] = [];
      await page.route("**/item-event/getAuditItemOffers*", (route) => void held.push(route));
      await openHydrated(page, `/portal/${face}/guide/${code}`);
      if (face === "v3") await page.getByRole("main").getByText("更多", { exact: true }).click();
      await page.getByRole("main").getByRole("link", { name: "选择办理地点" }).click();
      await expect(bar).toBeVisible();
      await held[0]?.fulfill({ status, body: "" });
      // The call has ended.
      await expect(bar).toHaveCount(0);
      await expect(sayingOf(page)).toHaveCount(status === 205 ? 0 : 1);
      await expect(page.getByText("地点没有取到")).toHaveCount(status === 205 ? 0 : 1);
      if (status !== 205) await expect(sayingOf(page)).toContainText("未知错误");
      await page.unrouteAll();
    }
});

/** @see CALL-88 */
test("a picker that is closed and opened again while its call is under way does not ask again", async ({ page }) => {
  for (const face of FACES) {
    const held: Route[] = [];
    await page.route(REGIONS, (route) => void held.push(route));
    await openHydrated(page, `/portal/${face}/index?region=${PROVINCE}`);
    await openPicker(page);
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.press("Escape");
    await expect(pickerOf(page)).toHaveCount(0);
    await openPicker(page);
    await expect(pickerOf(page)).toBeVisible();
    await hydrated(page);
    await held[0]?.continue();
    // Of its own call's answer: the one of before has gone with its picker.
    await expect(pickerOf(page).getByRole("link", { name: "广州市", exact: true })).toBeVisible();
    expect(held).toHaveLength(1);
    await page.unrouteAll();
  }
});

/** @see CALL-88, ERROR-12 */
test("what is aborted is no failure: suggestions for what was typed before, and a call that is under way when one leaves", async ({ page }) => {
  const aborted: string[] = [];
  page.on("requestfailed", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/portal/api/")) aborted.push(`${pathname.split("/").at(-1)} ${request.failure()?.errorText}`);
  });
  // Notes for the next page what a reader may have seen for a moment.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector("dialog")?.textContent?.includes("网络连接失败")) sessionStorage.setItem("said", "1");
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  for (const face of FACES) {
    const held: Route[] = [];
    await page.route(/\/solr\/suggest\?/, (route) =>
      new URL(route.request().url()).searchParams.get("keyword") === "身" ? void held.push(route) : route.continue(),
    );
    await openHydrated(page, `/portal/${face}/search?region=440106`);
    const box = page.getByRole("main").getByRole("combobox").or(page.getByRole("main").getByRole("searchbox")).first();
    await box.fill("身");
    await expect.poll(() => held.length).toBe(1);
    await box.pressSequentially("份证");
    await expect(page.getByRole("option").first()).toContainText("身份证");
    await expect.poll(() => aborted).toContain("suggest net::ERR_ABORTED");

    await page.route("**/item-event/getAuditItemOffers*", (route) => void held.push(route));
    await openHydrated(page, `/portal/${face}/guide/${await guideCode(origin())}`);
    if (face === "v3") await page.getByRole("main").getByText("更多", { exact: true }).click();
    await page.getByRole("main").getByRole("link", { name: "选择办理地点" }).click();
    await expect.poll(() => held.length).toBe(2);
    await page.goto(`/portal/${face}/faq`);
    await expect.poll(() => aborted).toContain("getAuditItemOffers net::ERR_ABORTED");
    expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBeNull();
    await expect(sayingOf(page)).toHaveCount(0);
    aborted.length = 0;
    await page.unrouteAll();
  }
});

/** @see ERROR-03 */
test("where the error page itself fails in the browser, a message in English with a link home is left", async ({ page, complaints }) => {
  // Page and error page are both made of parts that the server drew and the browser looks up.
  await page.addInitScript(() => {
    const find = Document.prototype.querySelector;
    Document.prototype.querySelector = function (selector: string) {
      if (selector.startsWith("[data-island=")) throw new TypeError("fault of this test");
      return find.call<Document, [string], Element | null>(this, selector);
    };
  });
  for (const face of FACES) {
    await openHydrated(page, `/portal/${face}/faq`);
    const left = page.getByRole("main");
    await expect(left).toHaveText("This page could not be shown. Home page");
    await expect(left).toHaveAttribute("lang", "en");
    await expect(left.getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/portal/index");
  }
  expect(complaints.some((text) => text.includes("fault of this test"))).toBe(true);
  complaints.length = 0;
});
