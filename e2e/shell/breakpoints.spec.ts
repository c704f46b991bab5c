import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

/** Where header and footer change: at 768 and 1024 px, and not just below. @see SHELL-23 */
const FACES = ["v2", "v3"] as const;

/** Whether the element is seen. */
const seen = (page: Page, selector: string) => page.locator(selector).first().isVisible();

/** How many of the boxes of the footer stand beside one another. */
const footerColumns = (page: Page, face: string) =>
  page.evaluate((own) => {
    const footer = document.querySelector("footer")!;
    const codes = footer.querySelector("img")!.closest("ul")!;
    const boxes = own === "v2" ? [codes, codes.previousElementSibling!] : [...footer.querySelectorAll("h2")];
    return new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().left))).size;
  }, face);

for (const face of FACES) {
  test(`the footer is that of phones and the menu behind a button below 768 px; columns change at 1024 px (${face})`, async ({ page }) => {
    await page.goto(`/portal/${face}/index?region=440106`);
    const at = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return {
        menu: await seen(page, "nav[aria-label=主菜单]"),
        opener: await seen(page, "button[popovertarget=main-menu]"),
        channels: await seen(page, "header a[aria-label^=国家政务服务平台]"),
        footer: await footerColumns(page, face),
      };
    };
    const phone = { menu: false, opener: true, channels: false, footer: 1 };
    const tablet = { menu: true, opener: false, channels: true, footer: 2 };
    expect(await at(599)).toEqual(phone);
    expect(await at(767)).toEqual(phone);
    expect(await at(768)).toEqual(tablet);
    expect(await at(1023)).toEqual(tablet);
    const computer = face === "v2" ? tablet : { ...tablet, footer: 4 };
    expect(await at(1024)).toEqual(computer);
    expect(await at(1600)).toEqual(computer);
  });
}
