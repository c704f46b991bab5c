import { expect, test } from "../support/test";

/** What a log-out leaves in the browser. @see ASVS-21 */
const FACES = ["v2", "v3"] as const;
const DRAFT = "窗口的地址写错了，我白跑了一趟";

for (const face of FACES)
  test(`after a log-out nothing personal is left in the browser, and choices for every page stay (${face})`, async ({ page, context }) => {
    await page.goto(`/portal/preferences?elder=1&back=/portal/${face}/feedback`);
    await page.goto(`/portal/${face}/user`);
    await page.getByRole("button", { name: /何样例/ }).click();
    await expect(page).toHaveURL(/\/user$/);
    const centre = page.url();
    // In elder mode one question stands on a screen: with a kind given, the first is what one has to say.
    await page.goto(`/portal/${face}/feedback?kind=suggestion`);
    await page.locator("textarea[name=content]").pressSequentially(DRAFT);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("gdbs.feedback-draft"))).toContain(DRAFT);
    await page.evaluate(() => {
      localStorage.setItem("gdbs.searches", JSON.stringify(["离婚"]));
      localStorage.setItem("gdbs.ipv6.ignored", "1");
      localStorage.setItem("helper-of-the-operator", "large");
      sessionStorage.setItem("gdbs.pendingGuide", "11440106");
    });
    await page.goto(centre);
    await page.goto(`/portal/${face}/user/account`);
    await page.getByRole("main").getByRole("link", { name: "退出登录" }).click();
    await expect(page).not.toHaveURL(/\/user/);
    const left = () =>
      page.evaluate(async () => ({
        local: Object.keys(localStorage).toSorted(),
        session: Object.keys(sessionStorage).filter((key) => key !== "gdbs.cityOffered"),
        cached: await Promise.all(
          (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
        ).then((paths) => paths.flat()),
        cookies: document.cookie,
      }));
    // The address changes before the page's own script has run.
    await expect.poll(left).toEqual({
      local: ["gdbs.ipv6.ignored", "helper-of-the-operator"],
      session: [],
      cached: expect.not.arrayContaining([expect.stringMatching(/user/)]),
      cookies: "",
    });
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).toContain("elder");
    expect(cookies).not.toContain("session");
    await page.goBack();
    await expect(page, "one's own page asks for the log-in again").toHaveURL(/\/portal\/sample-login\//);
    await page.goto(`/portal/${face}/feedback?kind=suggestion`);
    await expect(page.locator("html")).toHaveAttribute("data-elder", "true");
    await expect(page.locator("textarea[name=content]")).toHaveValue("");
  });
