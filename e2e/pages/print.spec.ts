import { guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

/** Pages of a PDF of Chromium, which writes their dictionaries in plain text. */
const pagesOf = (pdf: Buffer): number => [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

/** @see GUIDE-69 */
for (const face of ["v2", "v3"])
  test(`a guide fits on three pages of paper, with its address, code and version (${face})`, async ({ page }) => {
    for (const keyword of ["身份证换领", "居住证", "食品经营许可"]) {
      await page.goto(`/portal/${face}/guide/${await guideCode(origin(), keyword)}`);
      const pdf = await page.pdf({ format: "A4", margin: { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" } });
      expect.soft(pagesOf(pdf), keyword).toBeLessThanOrEqual(3);
      await page.emulateMedia({ media: "print" });
      const note = page.locator("[data-print-note]");
      await expect(note).toBeVisible();
      await expect(note).toContainText(new URL(page.url()).pathname);
      await expect(note).toContainText(/版本 \d+，\d{4}年/);
      expect(await note.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
      await expect(page.locator("#materials")).toBeVisible();
      await page.emulateMedia({ media: null });
      await expect(note).toBeHidden();
    }
  });
