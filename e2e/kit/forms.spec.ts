import type { Page } from "@playwright/test";
import { changeProps, loadStory, openStory, showStory, stage, test } from "../support/stories";
import { expect } from "../support/test";

/** Forms of the catalogue that the portal serves. @see KIT-FORM-01, KIT-FORM-02, KIT-FORM-03, KIT-FORM-04, KIT-FORM-07, KIT-FORM-08 */
const FORM = "输入-form-表单--basic";
const LOCATED = "输入-form-表单--located";
const ASYNC = "输入-form-表单--async";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
/** The item around a field, which says its state. */
const item = (page: Page, name: string) =>
  stage(page)
    .locator("[data-state]")
    .filter({ has: page.locator(`[name=${name}]`) });
const state = (page: Page, name: string) => item(page, name).getAttribute("data-state");
const error = (page: Page, name: string) => item(page, name).locator("[id$=-error]");
const submit = (page: Page) => page.getByRole("button", { name: "提交" }).click();

/** Writes into a field and leaves it. */
async function write(page: Page, name: string, text: string) {
  await field(page, name).fill(text);
  await field(page, name).blur();
}

test("Form: takes a model and rules; an item has a label, a hint, a required mark and an error", async ({ page }) => {
  await openStory(page, FORM, {
    props: { defaultModel: { name: "陈", phone: "1", email: "", by: "agent", delivery: ["post"], city: "440300", note: "", agreed: true } },
  });
  await expect(field(page, "姓名")).toHaveValue("陈");
  await expect(page.getByRole("radio", { name: "委托他人" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "邮寄送达" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "办理城市" })).toHaveValue("440300");
  await expect(field(page, "姓名")).toHaveAccessibleDescription(/^与居民身份证上一致/);
  await expect(stage(page).locator("label[data-required]")).toHaveText(["姓名", "手机号码"]);
  await expect(field(page, "姓名")).toHaveAttribute("required", "");
  await write(page, "姓名", "");
  await expect(error(page, "name")).toHaveText("错误：请填写您的姓名");

  await openStory(page, "输入-input-输入框--states");
  await expect(stage(page).locator("[data-state=error] label[data-required]")).toHaveText("有错");
  await expect(field(page, "有错")).toHaveAccessibleDescription(/^错误：\s*请填写 18 位的公民身份号码$/);
  await field(page, "有错").fill("1");
  await expect(stage(page).locator("[data-state=error]")).toHaveCount(0);
});

test("Form: an item's rules are asked in place of those of the form, required adds one, and its error stands until the value changes", async ({ page }) => {
  await loadStory(page, FORM);
  await page.evaluate(() => {
    type Element = { props: Record<string, unknown> };
    const fields = window.story!.initialArgs["children"] as { props: { children: Element[] } };
    const [name, phone, email, ...rest] = fields.props.children;
    const own = { ...name!, props: { ...name!.props, rules: { max: 1, message: "太长" } } };
    const demanded = { ...email!, props: { ...email!.props, required: true } };
    const wrong = { ...phone!, props: { ...phone!.props, error: "号码有误" } };
    window.story!.initialArgs["children"] = { ...fields, props: { children: [own, wrong, demanded, ...rest] } };
  });
  await showStory(page);
  await expect(error(page, "phone")).toHaveText("错误：号码有误");
  await field(page, "手机号码").fill("1");
  await expect(error(page, "phone")).toHaveCount(0);
  await write(page, "姓名", "");
  await expect(error(page, "name")).toHaveCount(0);
  await write(page, "姓名", "陈小");
  await expect(error(page, "name")).toHaveText("错误：太长");
  await write(page, "电子邮箱", "");
  await expect(error(page, "email")).toHaveText("错误：请填写电子邮箱");
  await write(page, "电子邮箱", "chen");
  await expect(error(page, "email")).toContainText("应当是电子邮箱");
});

test("Form: each field is checked when its rule says so, and says the first message; its state is empty, success or error", async ({ page }) => {
  await openStory(page, FORM, {
    props: {
      rules: {
        name: { min: 2, message: "至少 2 个字", trigger: "change" },
        phone: [
          { required: true, message: "请填写", trigger: "blur" },
          { len: 11, message: "11 位", trigger: "blur" },
        ],
      },
    },
  });
  expect([await state(page, "name"), await state(page, "phone")]).toEqual(["empty", "empty"]);
  await field(page, "姓名").fill("陈");
  await expect(error(page, "name")).toHaveText("错误：至少 2 个字");
  await expect(item(page, "name")).toHaveAttribute("data-state", "error");
  await field(page, "姓名").fill("陈小");
  await expect(item(page, "name")).toHaveAttribute("data-state", "success");
  expect(await state(page, "phone")).toBe("empty");

  await field(page, "手机号码").focus();
  await page.keyboard.type("1");
  expect(await state(page, "phone")).toBe("empty");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Tab");
  await expect(error(page, "phone")).toHaveText("错误：请填写");
  await write(page, "手机号码", "138");
  await expect(error(page, "phone")).toHaveText("错误：11 位");
  await write(page, "手机号码", "13800000000");
  await expect(item(page, "phone")).toHaveAttribute("data-state", "success");
});

test("Form: with errorLocation the page scrolls to the first error and the focus is in its field", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 300 });
  await openStory(page, LOCATED);
  await write(page, "姓名", "陈小明");
  await page.getByRole("button", { name: "提交" }).scrollIntoViewIfNeeded();
  await expect(item(page, "phone")).not.toBeInViewport();
  await submit(page);
  await expect(field(page, "手机号码")).toBeFocused();
  await expect(item(page, "phone")).toBeInViewport({ ratio: 1 });
  await expect.poll(() => item(page, "phone").evaluate((element) => Math.abs(element.getBoundingClientRect().top))).toBeLessThan(100);
});

test("Form: while an answer is waited for the state is validating", async ({ page }) => {
  await loadStory(page, ASYNC);
  const states = page.evaluate(
    () =>
      new Promise<(string | undefined)[]>((resolve) => {
        const seen: (string | undefined)[] = [];
        new MutationObserver(() => {
          const now = document.querySelector<HTMLElement>("#storybook-root [data-state]")?.dataset["state"];
          if (now !== undefined && seen.at(-1) !== now) seen.push(now);
          if (now === "error") resolve(seen);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
  await showStory(page);
  await page.getByRole("button", { name: "查重" }).click();
  expect(await states).toEqual(["empty", "validating", "error"]);
  await expect(error(page, "shop")).toHaveText("错误：这个字号已有人使用，请换一个");
});

test("Form: rules have the shape of async-validator", async ({ page }) => {
  await openStory(page, FORM);
  for (const [rule, text, message] of [
    [{ required: true, whitespace: true }, "  ", "姓名不能只有空格"],
    [{ type: "email" }, "chen", "姓名应当是电子邮箱，例如 name@example.cn"],
    [{ min: 3 }, "陈小", "姓名至少 3 个字"],
    [{ max: 1 }, "陈小", "姓名最多 1 个字"],
    [{ len: 3 }, "陈小", "姓名应当是 3 个字"],
    [{ pattern: "^1\\d+$", message: "以 1 开头" }, "2", "以 1 开头"],
    [{ pattern: "^1\\d+$", message: "以 1 开头" }, "12", undefined],
    [{ enum: ["甲", "乙"] }, "丙", "请从给出的选项中选择姓名"],
    [{ enum: ["甲", "乙"] }, "乙", undefined],
    // Nothing is not looked at unless it is required.
    [{ type: "email", min: 3 }, "", undefined],
    [
      [
        { required: true, message: "一" },
        { min: 9, message: "二" },
      ],
      "陈",
      "二",
    ],
  ] as const) {
    await changeProps(page, { rules: { name: rule } });
    await write(page, "姓名", "先写别的");
    await write(page, "姓名", text);
    const shown = error(page, "name");
    await expect(shown, `${JSON.stringify(rule)} of “${text}”`).toHaveText(message === undefined ? [] : [`错误：${message}`]);
  }
});

test("Form: a rule's validator answers by callback, by what it returns or by a promise", async ({ page }) => {
  await loadStory(page, FORM);
  await page.evaluate(() => {
    type Answer = (verdict?: Error | string) => void;
    const isFirst = (value: unknown) => value === "甲";
    window.story!.initialArgs["rules"] = {
      name: { validator: (_rule: unknown, value: unknown, callback: Answer) => callback(isFirst(value) ? undefined : new Error("回话")) },
      phone: { validator: (_rule: unknown, value: unknown) => isFirst(value), message: "规则的话" },
      email: { asyncValidator: (_rule: unknown, value: unknown) => (isFirst(value) ? Promise.resolve() : Promise.reject(new Error("后来的话"))) },
      note: { transform: (value: string) => value.trim(), len: 1, message: "一个字" },
    };
  });
  await showStory(page);
  for (const [label, name, message] of [
    ["姓名", "name", "回话"],
    ["手机号码", "phone", "规则的话"],
    ["电子邮箱", "email", "后来的话"],
  ] as const) {
    await write(page, label, "乙");
    await expect(error(page, name)).toHaveText(`错误：${message}`);
    await write(page, label, "甲");
    await expect(item(page, name)).toHaveAttribute("data-state", "success");
  }
  await write(page, "备注", "  甲  ");
  await expect(item(page, "note")).toHaveAttribute("data-state", "success");
});

test("Form: an empty array fails min, and an empty string is no array", async ({ page }) => {
  const model = { name: "", phone: "", email: "", by: "", delivery: [], city: "", note: "", agreed: false };
  await openStory(page, FORM, {
    props: { defaultModel: model, rules: { delivery: { type: "array", min: 1, message: "至少一种" }, note: { type: "array", message: "不是列表" } } },
  });
  await submit(page);
  await expect(page.getByRole("alert", { name: "有 2 处需要改正" }).getByRole("link")).toHaveText(["至少一种", "不是列表"]);
  await page.getByRole("checkbox", { name: "窗口领取" }).check();
  await expect(page.getByRole("alert", { name: "有 1 处需要改正" }).getByRole("link")).toHaveText(["不是列表"]);
});
