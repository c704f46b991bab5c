import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

const START = "/portal/v2/index?region=440000";
const SECTIONS = ["受理标准", "申请材料", "办理流程", "窗口办理", "收费项目信息", "基本信息", "设定依据", "权利与义务", "法律救济", "常见问题", "咨询监督"];

/** What a guide says, read off the page: every fact table, heading, list and cell of its sections, whatever the face looks like. */
const facts = (page: Page) =>
  page
    .locator("article")
    .evaluate((article) =>
      [...article.querySelectorAll("h1, section:not(#mine) :is(h2, h3, th, td, dt, dd, li, p)")].map((element) => element.textContent?.trim()),
    );

const region = (page: Page) => new URL(page.url()).searchParams.get("region");

async function readGuide(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toContainText("身份证");
  for (const section of SECTIONS) await expect(page.getByRole("heading", { name: section, exact: true })).toBeVisible();
}

/** The modern version says the same folded under what people ask: every standard heading is there, whether its part is open or not. */
async function readAnswer(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toContainText("身份证");
  for (const section of SECTIONS) await expect(page.getByRole("heading", { name: section, exact: true, includeHidden: true })).toHaveCount(1);
}

async function backToStart(page: Page, steps: string[]) {
  for (const address of steps.toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}

test.describe("with scripts", () => {
  test("a citizen finds 天河区, searches 身份, reads the guide and finds it again in the new face", async ({ page, context }) => {
    await page.goto(START);
    await page.getByRole("link", { name: /切换区域/ }).click();
    const picker = page.getByRole("dialog");
    await picker.getByRole("link", { name: /^下级\s*地区：广州市$/ }).click();
    await picker.getByRole("link", { name: "天河区", exact: true }).click();
    await expect(page).toHaveURL(/region=440106/);
    await expect(page.getByRole("banner")).toContainText("天河区");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("天河区");

    const home = page.url();
    const box = page.getByRole("main").getByRole("searchbox").or(page.getByRole("main").getByRole("combobox"));
    await box.fill("身份");
    const options = page.getByRole("option");
    await expect(options.first()).toBeVisible();
    await expect(options.locator("mark").first()).toHaveText("身份");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?.*keyword=/);
    expect(region(page)).toBe("440106");
    await expect(page.getByRole("main").locator("mark").first()).toHaveText(/身份/);
    const results = page.url();

    await page
      .getByRole("main")
      .getByRole("link", { name: /居民身份证/ })
      .first()
      .click();
    await readGuide(page);
    await expect(page.getByRole("banner")).toContainText("天河区");
    const guide = page.url();
    const classic = await facts(page);

    await page.getByRole("link", { name: "切换新版" }).click();
    await expect(page).toHaveURL(guide.replace("/v2/", "/v3/"));
    await expect(page.getByRole("banner")).toContainText("天河区");
    await readAnswer(page);
    const modern = new Set(await facts(page));
    // What waits for an answer is marked there, and stands under its situation here.
    const unmarked = (fact = ""): string => fact.replace(/^视情况（看“[^”]*”）：/, "");
    expect(classic.filter((fact) => !modern.has(fact) && !modern.has(unmarked(fact)))).toEqual([]);

    await backToStart(
      page,
      [START, home, results, guide].map((address) => new URL(address, page.url()).href),
    );
    await expect(page.getByRole("banner")).toContainText("广东省");
    expect(context.pages()).toHaveLength(1);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same journey by links and forms alone", async ({ page }) => {
    await page.goto(START);
    await page.getByRole("link", { name: /切换区域/ }).click();
    const regions = page.url();
    await page.getByRole("link", { name: /^下级\s*地区：广州市$/ }).click();
    const city = page.url();
    await page.getByRole("link", { name: "天河区", exact: true }).click();
    await expect(page).toHaveURL(/region=440106/);
    const home = page.url();
    await page.getByRole("main").getByRole("searchbox").or(page.getByRole("main").getByRole("combobox")).fill("身份");
    await page.getByRole("main").getByRole("button", { name: "搜索" }).click();
    expect(region(page)).toBe("440106");
    const results = page.url();
    await page
      .getByRole("main")
      .getByRole("link", { name: /居民身份证/ })
      .first()
      .click();
    await readGuide(page);
    const guide = page.url();
    await page.getByRole("link", { name: "切换新版" }).click();
    await expect(page).toHaveURL(guide.replace("/v2/", "/v3/"));
    await readAnswer(page);
    await backToStart(
      page,
      [START, regions, city, home, results, guide].map((address) => new URL(address, page.url()).href),
    );
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`in the new face (${javaScriptEnabled ? "with" : "without"} scripts)`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 667 } });

    test("a citizen with a phone asks, reads the answer, makes it their own and stands before the next step", async ({ page }) => {
      const home = "/portal/v3/index?region=440106";
      await page.goto(home);
      await page.getByRole("main").getByRole("searchbox").or(page.getByRole("main").getByRole("combobox")).fill("身份证到期换新");
      await page.getByRole("main").getByRole("button", { name: "搜索" }).click();
      await expect(page).toHaveURL(/\/v3\/search\?/);
      expect(region(page)).toBe("440106");
      await page.getByRole("main").getByRole("link", { name: "居民身份证换领" }).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("居民身份证换领");
      for (const label of ["要带", "去哪", "花费", "多久"]) await expect(page.locator("dt", { hasText: label })).toBeInViewport();
      const next = page.locator("main [data-kind=primary]");
      await expect(next).toBeInViewport({ ratio: 1 });

      const questions = page.getByRole("complementary", { name: "按您的情况看" });
      await questions.locator("summary").first().click();
      await questions.getByRole("link", { name: "到期" }).first().click();
      await expect(page).toHaveURL(/[?&]a\./);
      await expect(page.getByText(/按您的情况算的：/).first()).toBeVisible();
      expect(await page.getByRole("link", { name: "切换旧版" }).getAttribute("href")).toContain("a.");
      await next.click();
      await expect(page).toHaveURL(/\/portal\/(?:v3\/(?:apply|appointment)|sample-login)/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });

test.describe("with a keyboard only", () => {
  /** Presses Tab until the element has the focus; fails when a whole round does not reach it. */
  async function tabTo(page: Page, name: RegExp | string) {
    for (let presses = 0; presses < 150; presses += 1) {
      await page.keyboard.press("Tab");
      const reached = await page.evaluate(() => {
        const element = document.activeElement;
        // While a page arrives the focus is on its body, whose text holds every name.
        if (!element || element === document.body) return "";
        return element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      });
      if (typeof name === "string" ? reached === name : name.test(reached)) return;
    }
    throw new Error(`Tab does not reach ${name}`);
  }

  test("the same journey without a pointer", async ({ page }) => {
    await page.goto(START);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "跳到正文" })).toBeFocused();
    await tabTo(page, /切换区域/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await tabTo(page, "下级地区：广州市");
    await page.keyboard.press("Enter");
    await tabTo(page, "天河区");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/region=440106/);
    const box = page.getByRole("main").getByRole("searchbox").or(page.getByRole("main").getByRole("combobox"));
    await box.focus();
    await page.keyboard.type("身份");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?/);
    await tabTo(page, /居民身份证/);
    await page.keyboard.press("Enter");
    await readGuide(page);
    const guide = page.url();
    await tabTo(page, "切换新版");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(guide.replace("/v2/", "/v3/"));
    await readAnswer(page);
    await page.goBack();
    await expect(page).toHaveURL(guide);
  });
});
