import { HtmlValidate } from "html-validate";
import { axeFaults, overflow } from "../support/page";
import { inParallel } from "../support/in-parallel";
import { expect, origin, test } from "../support/test";

const PAGES = ["/portal/api/docs", "/portal/api/docs/shapes", "/portal/api/docs/auditItems", "/portal/api/docs/feedbackAdd", "/portal/api/docs/currentRegion"];

for (const path of PAGES)
  test(`${path} is valid, accessible and needs nothing from elsewhere`, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).origin));
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    expect(new Set(requested)).toEqual(new Set([origin()]));
    expect(await page.locator("script").count()).toBe(0);
    const report = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString((await response?.text()) ?? "");
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`))).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `no sideways scrolling at ${width}`).toBeLessThanOrEqual(0);
    }
  });

test("every call of the document has a page with an example", async ({ request }) => {
  const document = (await (await request.get("/portal/api/openapi.json")).json()) as { paths: Record<string, Record<string, { operationId?: string }>> };
  const names = Object.values(document.paths).flatMap((methods) => Object.values(methods).flatMap(({ operationId }) => operationId ?? []));
  expect(names.length).toBeGreaterThan(10);
  await inParallel(4, names, async (name) => {
    const page = await request.get(`/portal/api/docs/${name}`);
    expect([name, page.status()]).toEqual([name, 200]);
    expect(await page.text(), name).toContain("示例1");
  });
});
