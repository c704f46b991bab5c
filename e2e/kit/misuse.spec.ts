import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { root } from "../support/portal";
import { loadStory, openComponent, openStory, showStory, test } from "../support/stories";
import { expect } from "../support/test";

/** What the kit of the catalogue that the portal serves tells those who use it wrongly. @see KIT-02, KIT-DATE-04, KIT-FORM-05, KIT-FORM-06, KIT-FORM-08 */
const FORM = "输入-form-表单--basic";
const DATE = "输入-datepicker-日期--basic";
const RANGE = "Binding value must be an array in range mode.";
const PATH = "please transfer a valid prop path to form item!";

/** Takes what the browser complains of, which has to hold the sentence, so that nothing else is complained of. */
function expectThrown(complaints: string[], sentence: string) {
  expect(complaints.filter((text) => text.includes(`Error: ${sentence}`)).length).toBeGreaterThan(0);
  expect(complaints.filter((text) => !text.includes(sentence) && !text.startsWith("Error rendering story"))).toEqual([]);
  complaints.splice(0);
}
const shown = (page: Page) => page.locator("#error-message");

test("DatePicker: a range whose value is no array throws the exact sentence", async ({ page, complaints }) => {
  for (const value of ["2026-11-20", null]) {
    await openComponent(page, DATE, { range: true, value });
    await expect(shown(page)).toHaveText(RANGE);
    expectThrown(complaints, RANGE);
  }
  await openComponent(page, DATE, { range: true, defaultValue: ["2026-11-02", "2026-11-20"] });
  await expect(page.getByRole("textbox").first()).toHaveValue("2026-11-02");
});

test("Form: an item whose path the model does not have throws the exact sentence", async ({ page, complaints }) => {
  await openStory(page, FORM, { props: { defaultModel: { name: "" } } });
  await expect(shown(page)).toHaveText(PATH);
  expectThrown(complaints, PATH);
});

test("Form: checking a field that is not there throws the exact sentence, one that is answers its message", async ({ page }) => {
  await loadStory(page, FORM);
  await page.evaluate(() => {
    window.story!.initialArgs["ref"] = (form: unknown) => Object.assign(window, { form });
  });
  await showStory(page);
  const check = (prop: string) =>
    page.evaluate(async (name) => {
      const { form } = window as unknown as { form: { validateField: (prop: string) => Promise<string | undefined> } };
      try {
        return [await form.validateField(name)];
      } catch (error) {
        return String(error);
      }
    }, prop);
  expect(await check("nme")).toBe("Error: must call validateField with valid prop string!");
  expect(await check("")).toBe("Error: must call validateField with valid prop string!");
  expect(await check("name")).toEqual(["请填写您的姓名"]);
  await expect(page.getByText("请填写您的姓名")).toBeVisible();
});

const UI = join(root, "packages/ui");
/** What a bundler does for a host: style sheets go their own way, and a server gets the server's half. */
const HOOKS = `
  export const resolve = (name, context, next) =>
    name === "#on-server" ? { url: "${pathToFileURL(join(UI, "dist/internal/onServer.js")).href}", shortCircuit: true } : next(name, context);
  export const load = (url, context, next) => (url.endsWith(".css") ? { format: "module", source: "", shortCircuit: true } : next(url, context));`;
const inUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;

/** Runs a script on the built package as a server does that renders with it; what it says and complains of. */
const onServer = (script: string) =>
  execFileSync(
    process.execPath,
    ["--import", inUrl(`import { register } from "node:module"; register(${JSON.stringify(inUrl(HOOKS))});`), "--input-type=module", "-e", script],
    { cwd: UI, encoding: "utf8" },
  );

test("Form: on a server an item whose path the model does not have leaves the page standing, and the console names the path", () => {
  const answer = onServer(`
    import { createElement as h } from "react";
    import { renderToString } from "react-dom/server";
    import { Form, FormItem } from "./dist/form/index.js";
    import { Input } from "./dist/input/index.js";
    const said = [];
    console.error = (text) => said.push(text);
    const item = (prop, label) => h(FormItem, { key: label, prop, label }, h(Input));
    const html = renderToString(h(Form, { defaultModel: { name: "陈" } }, [item("name", "姓名"), item("contact.telex", "电传"), item("contact.telex", "又一个")]));
    console.log(JSON.stringify({ html, said }));`);
  const { html, said } = JSON.parse(answer) as { html: string; said: string[] };
  expect(html).toContain('value="陈"');
  expect(html).toContain("电传");
  expect(said).toEqual([`${PATH} prop: contact.telex`]);
});
