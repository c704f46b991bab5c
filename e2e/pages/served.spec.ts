import { htmlErrors } from "../support/html";
import { everyPage, guideCode } from "../support/pages";
import { expect, origin, test } from "../support/test";

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)];

test("every page of the journey is complete, valid HTML with one h1, a title, a description and one address", async ({ request }) => {
  const titles = new Map<string, string>();
  for (const { name, path } of await everyPage(origin())) {
    const response = await request.get(path);
    const missing = path.endsWith("no-such-page");
    expect(response.status(), name).toBe(missing ? 404 : 200);
    const html = await response.text();
    expect(html, name).toContain('<html lang="zh-CN"');
    expect(matches(html, /<h1[\s>]/g), `${name}: h1`).toHaveLength(1);
    expect(await htmlErrors(html), name).toEqual([]);
    if (missing) continue;
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    expect(title, name).not.toBe("");
    expect(html, name).toMatch(/<meta name="description" content="[^"]{10,}"/);
    const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    expect(canonical, name).toMatch(new RegExp(`^${origin()}/portal/`));
    // The same content has the same canonical address in both faces; other content never shares a title.
    expect(titles.get(title) ?? canonical, `${name}: title “${title}”`).toBe(canonical);
    titles.set(title, canonical);
  }
});

test("a guide carries JSON-LD of a GovernmentService", async ({ request }) => {
  const html = await (await request.get(`/portal/v2/guide/${await guideCode(origin())}`)).text();
  const [, json = "null"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ "@type": "GovernmentService", areaServed: { name: "天河区" }, provider: { "@type": "GovernmentOrganization" } });
});

test("a page brings its own policy, an ETag and a compressed body; the second request is answered 304", async ({ request }) => {
  // A page that nothing done beside this test changes: the home counts what others do, and a renewed page is another page.
  const page = "/portal/v2/about/accessibility";
  const first = await request.get(page, { headers: { "accept-encoding": "br" } });
  const { etag, "content-security-policy": policy, "content-encoding": encoding, vary } = first.headers();
  expect(encoding).toBe("br");
  expect(vary).toContain("Cookie");
  expect(policy).toMatch(/script-src 'self' ('sha256-[^']+' ?)+;/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const second = await request.get(page, { headers: { "if-none-match": etag ?? "" } });
  expect(second.status()).toBe(304);
});

test("preferences come back only to our own pages", async ({ request }) => {
  for (const back of ["https://example.org/", "//example.org/portal/", "/portal/../../example", "/\\example.org", "javascript:alert(1)", "/other"]) {
    const response = await request.get(`/portal/preferences?elder=1&back=${encodeURIComponent(back)}`, { maxRedirects: 0 });
    expect(response.status()).toBe(303);
    expect(response.headers().location, back).toMatch(/^\/portal\//);
  }
  // A character that no address may hold never reaches the page: the request itself is refused.
  const refused = await request.get(`/portal/preferences?elder=1&back=${encodeURIComponent("/portal/\u0000")}`, { maxRedirects: 0 });
  expect(refused.status()).toBe(400);
});

test("elder mode is drawn by the server and left again by its link", async ({ page }) => {
  await page.goto("/portal/v2/index?region=440100");
  await page.getByRole("link", { name: "长辈版" }).click();
  await expect(page).toHaveURL(/region=440100/);
  await expect(page.locator("html")).toHaveAttribute("data-elder", "true");
  const size = await page
    .getByRole("main")
    .locator("p")
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(18);
  await page.getByRole("link", { name: "退出长辈版" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-elder", "true");
});
