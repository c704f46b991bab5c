import { openHydrated } from "../support/page";
import { expect, test } from "../support/test";

// A worker would fetch the code where no test can hold it.
test.use({ serviceWorkers: "block" });

test("who has gone on from the header's search stays there when its code comes late", async ({ page, complaints }) => {
  await openHydrated(page, "/portal/v2/notices?region=440000");
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/PortalSearchBox-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const search = page.getByRole("banner").getByRole("search");
  const asked = page.waitForRequest(/\/PortalSearchBox-/);
  await search.getByRole("searchbox").focus();
  const code = (await asked).url();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const next = page.getByRole("navigation", { name: "主菜单" }).getByRole("link").first();
  await expect(next).toBeFocused();
  release();
  // The code has come and what waited for it has run: two frames later everything is drawn.
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, code);
  await expect(next).toBeFocused();

  await search.getByRole("searchbox").focus();
  await expect(search.getByRole("combobox")).toBeFocused();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.startsWith("Service Worker registration blocked")));
});
