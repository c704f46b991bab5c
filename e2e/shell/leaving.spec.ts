import { movePointer } from "../support/page";
import { expect, origin, test } from "../support/test";

/** The one link of the sample province that leads neither to us nor to a site of the government. */
const ABROAD = "https://liuyan.people.com.cn";

for (const [face, notice] of [
  ["v2", "/portal/leave"],
  ["v3", "/portal/v3/leave"],
] as const) {
  test.describe(`leaving (${face})`, () => {
    test.use({ javaScriptEnabled: false });

    test("a link to another site leads to the notice, which names the host, leads on and comes back; sites of the government need none", async ({ page }) => {
      await page.route(`${ABROAD}/**`, (route) => route.fulfill({ contentType: "text/html", body: "<title>elsewhere</title>" }));
      const here = `/portal/${face}/gov-people-interact?region=440000`;
      await page.goto(here);
      const direct = await page.locator('a[href^="http"]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hostname));
      expect(direct.filter((host) => !host.endsWith(".gov.cn"))).toEqual([]);
      expect(direct.length).toBeGreaterThan(0);
      const link = page.getByRole("main").locator(`a[href^="${notice}?"]`).first();
      const target = new URL((await link.getAttribute("href")) ?? "", origin()).searchParams.get("url") ?? "";
      expect(new URL(target).origin).toBe(ABROAD);

      await link.evaluate((element) => element.removeAttribute("target"));
      const [answer] = await Promise.all([page.waitForResponse((response) => response.url().includes(`${notice}?`)), link.click()]);
      expect([answer.status(), answer.headers()["referrer-policy"], answer.headers()["cache-control"]]).toEqual([200, "same-origin", "no-store"]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("您将离开本站");
      await expect(page.getByText("liuyan.people.com.cn", { exact: true })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.getByRole("link", { name: "继续前往" })).toHaveAttribute("rel", "noopener noreferrer nofollow");
      await page.getByRole("link", { name: "返回刚才的页面" }).click();
      await expect(page).toHaveURL(origin() + here);
    });

    test("what the browser remembers leads on at once from our own pages, and from no other; it can be taken back", async ({ page, context, request }) => {
      // A request that a redirect leads to never reaches `page.route`.
      const abroad = await context.newCDPSession(page);
      let came: string | undefined;
      abroad.on("Fetch.requestPaused", ({ requestId, request: { headers }, resourceType }) => {
        // The page that comes may ask for its icon, and say so.
        if (resourceType === "Document") came = headers["Referer"] ?? "nowhere";
        void abroad.send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders: [{ name: "Content-Type", value: "text/html" }] });
      });
      await abroad.send("Fetch.enable", { patterns: [{ urlPattern: `${ABROAD}/*` }] });
      const way = `${notice}?url=${encodeURIComponent(`${ABROAD}/`)}&back=${encodeURIComponent(`/portal/${face}/faq`)}`;
      await page.goto(way);
      await page.getByRole("button", { name: "打开这个网站，本浏览器不再提醒" }).click();
      await expect(page.getByText("已经记住")).toBeVisible();
      const [cookie] = (await context.cookies()).filter(({ name }) => name === "left");
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/portal/" });

      await page.goto(`/portal/${face}/gov-people-interact?region=440000`);
      const link = page.getByRole("main").locator(`a[href^="${notice}?"]`).first();
      await link.evaluate((element) => element.removeAttribute("target"));
      await link.click();
      await expect(page).toHaveURL(new RegExp(`^${ABROAD}`));
      expect(came).toBe("nowhere");

      const stranger = await request.get(way, { maxRedirects: 0, headers: { Cookie: `left=${cookie?.value}`, "Sec-Fetch-Site": "cross-site" } });
      expect(stranger.status()).toBe(200);

      await page.goto(`${way}&remembered=1`);
      await page.getByRole("button", { name: "恢复提醒" }).click();
      expect((await context.cookies()).filter(({ name }) => name === "left")).toEqual([]);
    });

    test("the notice and the form that remembers take the same addresses for pages of other sites", async ({ request }) => {
      const long = (length: number) => `https://a.example/${"x".repeat(length - "https://a.example/".length)}`;
      const taken = ["https://a.example", "HTTP://A.Example:80/", "https://例子.example/", "http://203.0.113.5:8080/", "https://[2001:db8::1]/", long(2_048)];
      const refused = ["", "//a.example", "https:a.example", "https:///a.example", "https://", "https://u@a.example/", "https://:p@a.example/", long(2_049)];
      const hostile = [
        "https://www.gov.cn\\@a.example/",
        "https://a.example/\tb",
        "\nhttps://a.example/",
        "https://a b.example/",
        "ftp://a.example/",
        "data:text/html,x",
      ];
      const statuses = async (url: string) => {
        const shown = await request.get(`${notice}?url=${encodeURIComponent(url)}`, { maxRedirects: 0 });
        const kept = await request.post(notice, { form: { url }, headers: { Origin: origin() }, maxRedirects: 0 });
        return [shown.status(), kept.status()];
      };
      for (const url of taken) expect(await statuses(url), url).toEqual([200, 303]);
      for (const url of [...refused, ...hostile]) expect(await statuses(url), url).toEqual([400, 404]);
    });

    test("what is no page of another site is led to by nobody", async ({ request }) => {
      for (const url of ["javascript:alert(1)", "https://www.gov.cn@evil.example/", "//evil.example", ""]) {
        const answer = await request.get(`${notice}?url=${encodeURIComponent(url)}`, { maxRedirects: 0 });
        expect(answer.status(), url).toBe(400);
        expect(await answer.text()).not.toContain('href="javascript:');
      }
    });
  });
}

test("a link that a script has drawn leads to the notice too", async ({ page }) => {
  await page.goto("/portal/v2/faq");
  await movePointer(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a id="drawn" href="https://other.example/x">去</a>'));
  await page.locator("#drawn").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("您将离开本站");
  expect(new URL(page.url()).searchParams.get("url")).toBe("https://other.example/x");
});
