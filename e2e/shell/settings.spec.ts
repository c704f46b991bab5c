import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { movePointer } from "../support/page";
import { guideCode } from "../support/pages";
import { freePort, startPortal, type Portal } from "../support/portal";
import { expect, origin, test } from "../support/test";

/** What settings and other back ends put into the pages, and which region of an address wins. @see SHELL-22, SHELL-28, REGION-23, ELDER-01, ELDER-02, ELDER-03 */
const FACES = ["v2", "v3"] as const;
const TOKEN = "operator-of-this-test";
const APPS = {
  OFFICIAL_ACCOUNT_URL: "http://account.example/r/hall",
  MINI_PROGRAM_URL: "https://mini.example/hall",
  BUSINESS_APP_URL: "https://business.example/",
};
/** Entries as older back ends write them: flat, without keys, the picture of a code in `qr`. */
const FLAT = [
  { icon: "smartphone", text: "外部服务", url: "", urlV3: "" },
  { icon: "smartphone", text: "外部小程序", url: "/portal/v2/faq", urlV3: "", qr: "/portal/qr.svg?path=/portal/v2/faq", parent_name: "外部服务" },
  { icon: "phone", text: "外部热线", url: "/portal/v2/contact-us", urlV3: "/portal/v3/contact-us" },
];

/** A path of the portal's own host, which the test answers. */
const ELDER_SCRIPT = "/elder/tools.js";
/** Milliseconds after its load at which the elder script must be ready. */
const CHECK_AFTER = 1000;
const HOUR = 3_600_000;
/** An operator's script that is ready some milliseconds after it has run. */
const elderScript = (readyAfter: number) => `
  window.elderHelper = { initialised: false, start() { document.documentElement.dataset.started = "yes"; } };
  setTimeout(() => { window.elderHelper.initialised = true; }, ${readyAfter});
  document.currentScript.addEventListener("load", () => { document.documentElement.dataset.loaded = "yes"; });`;

const tools = (page: Page) => page.getByRole("navigation", { name: "快捷工具" });
const panel = (page: Page) => tools(page).locator("li", { has: page.locator("summary", { hasText: "移动服务" }) });
const home = (portal: Portal, face: string) => `${portal.origin}/portal/${face}/index?region=440000`;

/** A back end that answers as the shared portal does, but for the entries of its toolbar. */
async function startBackEnd() {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void (async () => {
        const { method = "GET", url = "/", headers } = request;
        const body = Buffer.concat(chunks);
        const answer = await fetch(origin() + url, { method, headers: { "content-type": headers["content-type"] ?? "" }, ...(body.length > 0 && { body }) });
        const said = (await answer.json()) as { data?: { sidebar?: unknown[] } };
        said.data?.sidebar?.push(...FLAT);
        response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(said));
      })();
    });
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.describe("with settings and another back end", () => {
  // One worker, and so one portal for all of them.
  test.describe.configure({ mode: "default" });

  let backEnd: Awaited<ReturnType<typeof startBackEnd>>;
  let portal: Portal;
  test.beforeAll(async () => {
    backEnd = await startBackEnd();
    portal = await startPortal({
      env: { ...APPS, OPERATOR_TOKEN: TOKEN, REGION_FIRST: "0", UPSTREAM_PORTAL: backEnd.address, ELDER_SCRIPT },
    });
  });
  test.afterAll(async () => {
    await portal.stop();
    backEnd.stop();
  });

  for (const face of FACES)
    test(`apps of the settings, entries of another back end, and the region that wins (${face})`, async ({ page, browser }) => {
      const operator = await browser.newContext({ httpCredentials: { username: "operator", password: TOKEN, send: "always" } });
      try {
        const operatorPage = await operator.newPage();
        await operatorPage.goto(`${portal.origin}/portal/operator/tracking`);
        await page.goto(home(portal, face));
        await panel(page).locator("summary").click();
        for (const [name, key] of [
          ["公众号", "official-account"],
          ["小程序", "mini-program"],
          ["企业服务应用", "business-app"],
        ] as const) {
          await expect(panel(page).getByRole("link", { name, exact: true })).toBeVisible();
          await expect(panel(page).getByRole("img", { name: `${name}二维码` })).toHaveAttribute("src", `/portal/qr.svg?app=${key}`);
        }
        const link = await panel(page).getByRole("link", { name: "小程序", exact: true }).getAttribute("href");
        expect(decodeURIComponent(link ?? "")).toContain(APPS.MINI_PROGRAM_URL);
        await expect(tools(page), "what is missing is no citizen's business").not.toContainText("GOVERNMENT_APP_URL");
        await expect(page.getByRole("contentinfo").getByRole("img", { name: "小程序二维码" })).toHaveAttribute("src", "/portal/qr.svg?app=mini-program");
        await expect(page.getByRole("contentinfo").getByRole("img", { name: "企业服务应用二维码" })).toBeAttached();

        await operatorPage.goto(home(portal, face));
        await panel(operatorPage).locator("summary").click();
        await expect(panel(operatorPage).getByText("没有设置 GOVERNMENT_APP_URL")).toBeVisible();
        await expect(panel(operatorPage).getByRole("link", { name: "公众号", exact: true })).toBeVisible();

        const outside = tools(page).locator("li", { has: page.locator("summary", { hasText: "外部服务" }) });
        await outside.locator("summary").click();
        await expect(outside.getByRole("img", { name: "外部小程序二维码" })).toHaveAttribute("src", FLAT[1]!.qr!);
        await expect(outside.getByRole("link", { name: "外部小程序" })).toHaveAttribute("href", "/portal/v2/faq");
        await expect(tools(page).getByRole("link", { name: "外部热线" })).toHaveAttribute("href", `/portal/${face}/contact-us`);

        await page.goto(`${portal.origin}/portal/${face}/index?region=440100&areaCode=440300`);
        await expect(page).toHaveTitle(/深圳市/);
        const code = (query: string) => page.request.get(`${portal.origin}/portal/qr.svg?${query}`).then((answer) => answer.text());
        expect(await code("app=mini-program")).not.toBe(await code("app=business-app"));
        expect(await code("app=government-app"), "without a setting: of our own start page").toBe(await code("path=/portal/index"));
      } finally {
        await operator.close();
      }
    });

  for (const face of FACES)
    test(`the elder script of the settings is started once it is ready a second after its load; ours takes its place where it is not (${face})`, async ({
      page,
      context,
    }) => {
      await context.addCookies([{ name: "elder", value: "1", url: portal.origin }]);
      await page.clock.install();
      let hours = 0; // a clock is paused at a later time than before
      for (const [readyAfter, status] of [
        [CHECK_AFTER - 100, "ready"],
        [CHECK_AFTER + 100, "missing"],
      ] as const) {
        await context.route(`**${ELDER_SCRIPT}?*`, (route) => route.fulfill({ contentType: "text/javascript", body: elderScript(readyAfter) }));
        await page.goto(home(portal, face));
        await page.clock.pauseAt(Date.now() + (hours += 1) * HOUR);
        const asked = page.waitForRequest(`**${ELDER_SCRIPT}?*`);
        await movePointer(page);
        expect(new URL((await asked).url()).searchParams.get("host")).toBe(new URL(portal.origin).host);
        const html = page.locator("html");
        await expect(html).toHaveAttribute("data-loaded", "yes");
        await page.clock.runFor(CHECK_AFTER - 1);
        expect(await html.getAttribute("data-older-status"), "before a second has passed").toBeNull();
        await page.clock.runFor(1);
        await expect(html).toHaveAttribute("data-older-status", status);
        // Ours is looked at in the same way, a second later.
        await page.clock.runFor(CHECK_AFTER);
        await expect(html).toHaveAttribute("data-older-status", "ready");
        expect(await html.getAttribute("data-started")).toBe(status === "ready" ? "yes" : null);
        await page.clock.resume();
      }
    });
});

for (const face of FACES)
  test(`region wins over areaCode where nothing is set, and a page shows a region of its own in place of the selected one (${face})`, async ({ page }) => {
    await page.goto(`/portal/${face}/index?region=440100&areaCode=440300`);
    await expect(page).toHaveTitle(/广州市/);
    const code = await guideCode(origin());
    await page.goto(`/portal/${face}/guide/${code}?region=440300`);
    const shown = await page
      .getByRole("banner")
      .getByRole("link", { name: /切换区域/ })
      .getAttribute("href");
    expect(new URL(shown ?? "", origin()).searchParams.get("region")).toMatch(/^4401/);
    await expect(page.getByRole("banner").locator("input[name=areaCode]")).toHaveValue(/^4401/);
  });
