import { type Browser, test as base, expect } from "@playwright/test";

/** Address of the portal that globalSetup started. */
export function origin(): string {
  const address = process.env.ONEHALL_ORIGIN;
  if (!address) throw new Error("globalSetup has not started the portal");
  return address;
}

/** Browsers crash at their start once in some thousand times, before any page is asked for; whatever happens later fails its test. */
const started = (launch: () => Promise<Browser>): Promise<Browser> => launch().catch(launch);

/** Playwright's test on our portal, failing on anything that the browser complains of: console errors, hydration warnings, uncaught exceptions. */
export const test = base.extend<{ complaints: string[] }, { browser: Browser }>({
  browser: [
    async ({ playwright, browserName }, use) => {
      const browser = await started(() => playwright[browserName].launch());
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({}, use) => use(origin()),
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, "console errors and warnings").toEqual([]);
  },
  // Only a test that asks for a page opens one, and every page is listened to.
  page: async ({ page, complaints }, use) => {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(page);
  },
});

export { expect };
