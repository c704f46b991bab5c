import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

const FACES = ["v2", "v3"] as const;

const elder = (page: Page, origin: string) => page.context().addCookies([{ name: "elder", value: "1", url: origin }]);

for (const face of FACES)
  for (const mode of ["as it is", "for elder readers"] as const)
    test(`the first result of a search is in the first screen (${face}, ${mode})`, async ({ page, baseURL }) => {
      if (mode === "for elder readers") await elder(page, baseURL ?? "");
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/portal/${face}/search?region=440106&keyword=${encodeURIComponent("身份证")}`);
      const first = page.getByRole("main").locator('a[href*="/guide/"]').first();
      const { y, height } = (await first.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height).toBeLessThan(900);
    });

for (const face of FACES)
  for (const path of ["index?region=440100", "search?region=440106&keyword=%E8%BA%AB%E4%BB%BD%E8%AF%81", "progress-query"])
    test(`on a phone the tools stand at the end of the page and lie on nothing that one reads or presses (${face}, ${path})`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto(`/portal/${face}/${path}`);
      const tools = page.getByRole("navigation", { name: "快捷工具" });
      await expect(tools).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(tools).toBeInViewport();
      const covered = await tools.evaluate((element) => {
        const over = element.getBoundingClientRect();
        return [...document.querySelectorAll("main *, section *, footer *")]
          .filter((part) => part.childElementCount === 0 && part.checkVisibility())
          .filter((part) =>
            [...part.getClientRects()].some((box) => box.right > over.left && box.left < over.right && box.bottom > over.top && box.top < over.bottom),
          )
          .map((part) => part.outerHTML.slice(0, 120));
      });
      expect(covered).toEqual([]);
    });
