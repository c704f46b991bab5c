import type { Page } from "@playwright/test";
import { guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

/** What holds for the shell in both faces and is proven in no other file. @see SHELL-01, SHELL-07, SHELL-10, SHELL-18, REGION-22 */
const FACES = ["v2", "v3"] as const;
const home = (face: string, region = "440000") => `/portal/${face}/index?region=${region}`;
const SITE = "一体化政务服务";
const footer = (page: Page) => page.getByRole("contentinfo");

for (const face of FACES) {
  test.describe(`the page shell (${face})`, () => {
    test("the page title is the provincial government service network: every title ends with the name of the site", async ({ page }) => {
      const code = await guideCode(origin());
      for (const path of [home(face), home(face, "440106"), `/portal/${face}/guide/${code}`, `/portal/${face}/faq`, `/portal/${face}/site-map`]) {
        await page.goto(path);
        expect(await page.title()).toMatch(new RegExp(`.+ - ${SITE}$`));
      }
    });

    test("the footer's links cover error reporting, party and government agencies, introduction, correction, privacy, suggestions, contact and identification", async ({
      page,
    }) => {
      await page.goto(home(face));
      for (const name of ["网站地图", "我为网站找错", /党政机关/, /政府网站标识/, "网站介绍", "网站纠错说明", "隐私政策", "服务建议", "联系我们"])
        await expect(footer(page).getByRole("link", { name }).first()).toBeVisible();
    });

    test("an IPv6 tag and an elder entry stand on the page", async ({ page }) => {
      await page.goto(home(face));
      await expect(page.locator("body")).toContainText("本站支持 IPv6");
      const elder = page.getByRole("banner").getByRole("link", { name: "长辈版" }).first();
      await expect(elder).toHaveAttribute("href", /^\/portal\/preferences\?elder=1&back=/);
    });

    test("the region comes from the parameter region or areaCode, falling back to 440000; .html is removed", async ({ page, request }) => {
      const titleOf = async (query: string) => /<title>([^<]*)</.exec(await (await request.get(`/portal/${face}/index${query}`)).text())?.[1];
      const [province, city] = [await titleOf("?region=440000"), await titleOf("?region=440100")];
      expect(province).not.toBe(city);
      expect([await titleOf(""), await titleOf("?region=nonsense"), await titleOf("?areaCode=440100"), await titleOf("?region=440100.html")]).toEqual([
        province,
        province,
        city,
        city,
      ]);
      expect(await titleOf("?region=440100&areaCode=440300")).toBe(city);
      await page.goto(`/portal/${face}/index?areaCode=440100`);
      await expect(page.getByRole("banner").getByRole("link", { name: /切换区域/ })).toHaveAttribute("href", /[?&]region=440100(?:&|$)/);
    });

    test("nothing scrolls sideways on either side of each window size", async ({ page }) => {
      for (const width of [320, 599, 600, 767, 768, 1023, 1024, 1599, 1600, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(home(face));
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), String(width)).toBeLessThanOrEqual(0);
      }
    });
  });
}
