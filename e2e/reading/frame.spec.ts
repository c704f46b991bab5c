import { createServer, type Server } from "node:http";
import type { FrameLocator, Page } from "@playwright/test";
import { movePointer } from "../support/page";
import { startPortal, type Portal } from "../support/portal";
import { guideCode } from "../support/pages";
import { expect, test } from "../support/test";

/** Inside a frame: a page of another origin shows the portal. @see FRAME-01, FRAME-02, FRAME-03, FRAME-04, FRAME-05 */
const FACES = ["v2", "v3"] as const;

/** One worker, so that one portal is started. */
test.describe.configure({ mode: "default" });

let host: Server;
let outside: string;
let portal: Portal;

test.beforeAll(async () => {
  host = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://own.invalid");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><title>外</title><iframe name="portal" title="门户" width="1200" height="800" src="${(searchParams.get("src") ?? "").replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`,
    );
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  const address = host.address();
  outside = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
  portal = await startPortal({ env: { FRAME_ANCESTORS: outside } });
});
test.afterAll(async () => {
  host.close();
  await portal.stop();
});

async function show(page: Page, path: string, from = portal.origin): Promise<FrameLocator> {
  await page.goto(`${outside}/?src=${encodeURIComponent(from + path)}`);
  return page.frameLocator("iframe");
}
const addressOf = (page: Page) => page.frame("portal")?.url() ?? "";

for (const face of FACES) {
  test.describe(`inside a frame (${face})`, () => {
    const home = `/portal/${face}/index?region=440000`;

    test("in-host links open in the same frame", async ({ page, context }) => {
      const frame = await show(page, `/portal/${face}/country-hall?region=440106001000`);
      await frame.getByRole("contentinfo").getByRole("link", { name: "网站地图" }).click();
      await expect.poll(() => addressOf(page)).toContain("/site-map");
      await expect(frame.getByRole("heading", { level: 1 })).toHaveText("网站地图");
      expect(context.pages()).toHaveLength(1);
    });

    test("what opens a new window elsewhere stays here too, and what the visitor has followed goes on like that", async ({ page, context }) => {
      const frame = await show(page, `/portal/${face}/country-hall?region=440106001000`);
      await frame.getByRole("main").locator('a[href*="country-hall-child"]').first().click();
      await expect.poll(() => addressOf(page)).toContain("/portal/country-hall-child?region=440106001");
      await expect(frame.locator("html")).toHaveAttribute("data-framed", "true");
      expect(context.pages()).toHaveLength(1);
    });

    test("other links open in a new tab", async ({ page, context }) => {
      await context.route("https://beian.miit.gov.cn/**", (route) => route.fulfill({ contentType: "text/html", body: "<title>外</title>" }));
      const frame = await show(page, home);
      const [opened] = await Promise.all([context.waitForEvent("page"), frame.getByRole("contentinfo").getByRole("link", { name: /ICP备/ }).click()]);
      expect(opened.url()).toContain("beian.miit.gov.cn");
      expect(addressOf(page)).toBe(portal.origin + home);
    });

    test("forms with an action submit to the same frame", async ({ page, context }) => {
      const frame = await show(page, home);
      const search = frame.getByRole("search").first();
      const box = search.getByRole("combobox");
      // The box hydrates at the first touch, or when the browser is idle; what is typed before stays, but not under the eyes of a test.
      await search.getByRole("searchbox").or(box).click();
      await box.fill("身份证");
      await expect(box).toHaveValue("身份证");
      // Whether or not the frame's rules for what scripts draw have come.
      await expect(search).not.toHaveAttribute("target");
      await box.press("Enter");
      await expect.poll(() => addressOf(page)).toContain("/search?");
      expect(context.pages()).toHaveLength(1);
    });

    test("the elderly-assistant entry is hidden", async ({ page }) => {
      const frame = await show(page, home);
      await expect(frame.getByRole("banner").locator('a[href*="preferences?elder="]')).toBeHidden();
      await page.goto(portal.origin + home);
      await expect(page.getByRole("banner").locator('a[href*="preferences?elder="]')).toBeVisible();
    });
  });
}

test("/portal/guide/ paths are rewritten to /portal/v2/guide/", async ({ page }) => {
  const code = await guideCode(portal.origin);
  const frame = await show(page, "/portal/v2/index?region=440000");
  await movePointer(page);
  // The rule for what scripts draw comes with the first touch, and leads windows too. At the end of body React leaves alone what it does not know.
  const body = frame.locator("body");
  await expect.poll(() => body.evaluate(() => String(window.open).includes("native code"))).toBe(false);
  await body.evaluate((element, address) => element.insertAdjacentHTML("beforeend", `<a href="${address}">older</a>`), `/portal/guide/${code}`);
  await frame.getByRole("link", { name: "older" }).click();
  await expect.poll(() => addressOf(page)).toBe(`${portal.origin}/portal/v2/guide/${code}`);
});

test("pages inside and outside of a frame are kept apart", async ({ request }) => {
  const path = `${portal.origin}/portal/v2/index?region=440000`;
  for (let times = 0; times < 2; times += 1) {
    const [inside, alone] = await Promise.all([
      request.get(path, { headers: { "sec-fetch-dest": "iframe" } }),
      request.get(path, { headers: { "sec-fetch-dest": "document" } }),
    ]);
    expect(await inside.text()).toContain('data-framed="true"');
    expect(await alone.text()).not.toContain("data-framed");
    expect(alone.headers().vary).toContain("Sec-Fetch-Dest");
  }
});

test("only hosts that the settings name may show the portal, and no other header forbids what they allow", async ({ page, request, complaints }) => {
  const answer = await request.get(`${portal.origin}/portal/v2/index`);
  expect(answer.headers()["content-security-policy"]).toContain(`frame-ancestors 'self' ${outside}`);
  expect(answer.headers()["x-frame-options"]).toBeUndefined();
  const refused = await show(page, "/portal/v2/index", process.env.ONEHALL_ORIGIN);
  await expect(refused.getByRole("banner")).toHaveCount(0);
  expect(complaints.join()).toContain("frame-ancestors");
  complaints.length = 0;
});

test("where the request does not tell of the frame, the page's scripts keep its rules after the first touch", async ({ page, context }) => {
  await context.route(`${portal.origin}/**`, async (route) => {
    const headers = { ...route.request().headers(), "sec-fetch-dest": "document" };
    await route.continue({ headers });
  });
  const frame = await show(page, "/portal/v2/country-hall?region=440106001000");
  await movePointer(page);
  await expect(frame.locator("html")).toHaveAttribute("data-framed", "true");
  await frame.getByRole("main").locator('a[href*="country-hall-child"]').first().click();
  await expect.poll(() => addressOf(page)).toContain("/portal/country-hall-child");
  expect(context.pages()).toHaveLength(1);
});
