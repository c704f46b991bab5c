import { load } from "cheerio";
import { HttpBrowser } from "../support/http-browser";
import { routeSamples } from "../support/route-samples";
import { everyAddress } from "../support/routes";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** @see GOV-17 */
for (const face of ["v2", "v3"])
  test(`without scripts an empty form is answered with a summary, and the title names the first fault (${face})`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
    const page = await context.newPage();
    for (const [path, button, first] of [
      ["feedback", "提交", "请选择您要反馈什么"],
      ["progress-query?region=440000", "查询进度", "请填写申请人姓名或名称"],
      ["review?region=440000", "提交评价", "请填写受理编号"],
      ["feedback-progress", "查进度", "请填写"],
    ] as const) {
      await page.goto(`/portal/${face}/${path}`);
      await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
      const summary = page.getByRole("alert", { name: /有 \d 处需要改正/ });
      await expect.soft(summary, path).toBeVisible();
      const link = summary.getByRole("link").first();
      await expect.soft(link, path).toContainText(first);
      await expect.soft(page, path).toHaveTitle(new RegExp(`^错误：${first}`));
      await expect.soft(page.locator((await link.getAttribute("href")) ?? ""), path).toBeVisible();
    }
    await context.close();
  });

/** What a form must ask for, whichever page it stands on: its answer when it is sent empty says so. */
test("every form of every page that must be filled in is answered with a summary when it is sent empty, and leaves its bubbles to nobody", async () => {
  const browser = new HttpBrowser(origin());
  await browser.logIn("veteran");
  // In a district where no other test has a draft of this person.
  const task = await taskCode(origin(), "机动车驾驶证遗失补证", "440111");
  const addresses = everyAddress(await routeSamples(origin()))
    .map(({ address }) => address)
    .filter((address) => !/\.csv|\/portal\/v3\/|\/desk/.test(address));
  const seen = new Map<string, string>();
  for (const address of [...addresses, `/portal/v2/apply/step?task=${task}&step=situation`]) {
    const { response, url } = await browser.follow(address);
    const page = load(await response.text());
    for (const element of page("main form").toArray()) {
      const form = page(element);
      const required = form.find("[required], [aria-required=true]").first();
      const at = new URL(form.attr("action") ?? url, url);
      // One question with its options by GET: the page asks again, there is nothing to link to.
      if (required.length === 0 || (required.is("[type=radio]") && form.attr("method") !== "post")) continue;
      if (seen.has(at.pathname)) continue;
      seen.set(at.pathname, address);
      expect.soft(form.attr("novalidate"), `${address}: the browser's own bubbles`).toBeDefined();
      const fields = new URLSearchParams(
        form
          .find("input[type=hidden]")
          .toArray()
          .map((one) => [page(one).attr("name") ?? "", page(one).attr("value") ?? ""]),
      );
      for (const one of form.find("input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), textarea").toArray())
        fields.set(page(one).attr("name") ?? "", "");
      const isPost = form.attr("method") === "post";
      const sent = await browser.follow(isPost ? at.href : `${at.pathname}?${fields}`, isPost ? { method: "POST", body: fields } : {});
      const answer = load(await sent.response.text());
      const links = answer("[role=alert] a[href^='#']").toArray();
      expect.soft(links.length, `${address}: links to what is wrong`).toBeGreaterThan(0);
      for (const link of links) expect.soft(answer(answer(link).attr("href") ?? "").length, `${address}: ${answer(link).text()}`).toBe(1);
      expect.soft(answer("title").text(), address).toContain(`错误：${answer(links[0]).text()}`);
      // The address ends where the summary stands: that is where view and focus go.
      const fragment = new URL(sent.url).hash || at.hash;
      expect.soft(answer(`${fragment}[tabindex]`).find("[role=alert]").length, `${address}: ${fragment}`).toBeGreaterThan(0);
    }
  }
  expect([...seen.keys()].map((path) => path.replace("/portal/v2/", "")).toSorted()).toEqual([
    "apply/receipt",
    "apply/step",
    "feedback",
    "feedback-progress",
    "licence-check",
    "progress-query-detail",
    "review",
  ]);
});
