import * as calls from "@onehall/api";
import { inNameOf } from "../support/contract";
import { axeFaults, hydrated, movePointer } from "../support/page";
import { guideCode } from "../support/pages";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** Pages saved on the device. @see PAGE-55 */
for (const face of ["v2", "v3"]) {
  test(`a saved checklist is read without a network, with its styles, pictures and date, until it is removed (${face})`, async ({
    page,
    context,
    complaints,
  }) => {
    const checklist = `/portal/${face}/guide/${await guideCode(origin())}/checklist`;
    await page.goto(checklist);
    const keep = page.getByRole("button", { name: "存到这台设备" });
    await expect(keep).toBeHidden();
    await movePointer(page);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await keep.click();
    await expect(page.getByText("已经存在这台设备上")).toBeVisible();
    const looks = () =>
      page.evaluate(() => ({
        title: document.querySelector("h1")?.textContent,
        colour: getComputedStyle(document.querySelector("main")!).color,
        box: document.querySelector("main li")!.getBoundingClientRect().height,
        items: [...document.querySelectorAll("main li b")].map(({ textContent }) => textContent),
      }));
    const online = await looks();
    await page.reload(); // from here on the worker answers

    await context.setOffline(true);
    // For half a minute the browser has the page itself.
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    await page.goto(checklist);
    expect(await looks()).toEqual(online);
    await expect(page.getByRole("complementary", { name: "保存日期" })).toContainText(/\d{4}年\d{1,2}月\d{1,2}日/);
    expect(await page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0) && document.images.length)).toBeGreaterThan(0);
    expect(await page.locator("script, form, header, footer, nav[aria-label=快捷工具]").count()).toBe(0);
    expect(await axeFaults(page, "main")).toEqual([]);
    await page.goto(`/portal/${face}/faq`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("网络断开了");
    await page.getByRole("link", { name: /材料清单/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(online.title ?? "");

    await context.setOffline(false);
    const live = page.waitForEvent("load");
    await page.getByRole("link", { name: "有网络时看最新的" }).click();
    await live;
    await movePointer(page);
    await page.getByRole("button", { name: "从这台设备删除" }).click();
    await expect(keep).toBeFocused();
    await expect(page.getByText("已经删除")).toBeVisible();
    expect(await page.evaluate(async () => (await (await caches.open("onehall-saved")).keys()).length)).toBe(0);
    // The browser names pages that it could not fetch.
    expect(complaints.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED|status of 503/.test(text))).toEqual([]);
  });
}

test("a saved guide is read without a network, with the date, its parts open by a press", async ({ page, context, complaints }) => {
  const guide = `/portal/v3/guide/${await guideCode(origin())}`;
  await page.goto(guide);
  await movePointer(page);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.getByText("更多", { exact: true }).click();
  await page.getByRole("button", { name: "存到这台设备" }).click();
  await expect(page.getByText("已经存在这台设备上")).toBeVisible();
  const answer = await page.locator("main dl").first().innerText();
  await page.reload();
  await context.setOffline(true);
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await page.goto(guide);
  await expect(page.getByRole("complementary", { name: "保存日期" })).toContainText(/\d{4}年\d{1,2}月\d{1,2}日/);
  // Whether the hall is open is true at the moment alone, and not saved.
  expect((await page.locator("main dl").first().innerText()).replaceAll(/\s/g, "")).toBe(answer.replaceAll(/现在不?开门|\s/g, ""));
  await page.getByRole("heading", { level: 2, name: "办不成怎么办" }).click();
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  expect(await axeFaults(page, "main")).toEqual([]);
  expect(complaints.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED|status of 503/.test(text))).toEqual([]);
});

test("what cannot be saved is said; a log-out removes what was", async ({ page, context, complaints }) => {
  await page.goto(`/portal/v3/guide/${await guideCode(origin())}/checklist`);
  await movePointer(page);
  const keep = page.getByRole("button", { name: "存到这台设备" });
  await expect(keep).toBeVisible();
  await page.route("**/*.css", (route) => route.abort());
  await keep.click();
  await expect(page.getByText("没有存成")).toBeVisible();
  await page.unroute("**/*.css");
  expect(complaints.splice(0).filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
  await keep.click();
  await expect(page.getByText("已经存在这台设备上")).toBeVisible();
  await context.addCookies([{ name: "logged-out", value: "1", url: `${origin()}/portal/` }]);
  await page.goto("/portal/v3/index?region=440106");
  expect(await page.evaluate(() => caches.has("onehall-saved"))).toBe(false);
});

test("what is filled in without a network, a picture too, is kept on the device and put into the live form by a press", async ({
  page,
  context,
  complaints,
}) => {
  const feedback = "/portal/v3/feedback";
  await page.goto(feedback);
  await movePointer(page);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.getByRole("button", { name: "存到我自己的设备" }).click();
  await expect(page.getByText("已经存在这台设备上，退出登录时会删除")).toBeVisible();
  await page.reload();
  await context.setOffline(true);
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await page.goto(feedback);
  await expect(page.getByRole("complementary", { name: "保存日期" })).toContainText("没网也可以接着填");
  expect(await page.locator("main button").count()).toBe(0);
  await page.getByRole("radio", { name: "建议" }).check();
  await page.getByRole("textbox", { name: "内容" }).fill("没有网络时写的");
  await page.locator("[name=images]").setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from("iVBORw0KGgo=", "base64") });
  const kept = page.getByRole("status").filter({ hasText: "填的内容已经存在这台设备上" });
  await expect(kept).toContainText(/\d{4}年\d{1,2}月\d{1,2}日/);
  await page.waitForTimeout(400); // the pause after which the last of it is kept
  await page.reload();
  await expect(page.getByRole("textbox", { name: "内容" })).toHaveValue("没有网络时写的");
  expect(await axeFaults(page, "main")).toEqual([]);

  await context.setOffline(false);
  const live = page.waitForEvent("load");
  await page.getByRole("link", { name: "有网络时看最新的" }).click();
  await live;
  await movePointer(page);
  await page.getByRole("button", { name: "放回表单" }).click();
  await expect(page.getByRole("textbox", { name: "内容" })).toHaveValue("没有网络时写的");
  await expect(page.getByRole("radio", { name: "建议" })).toBeChecked();
  expect(await page.locator("[name=images]").evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe("photo.png");
  await page.getByRole("button", { name: "从这台设备删除" }).click();
  await expect(page.getByText("已经删除")).toBeVisible();
  expect(await page.evaluate(async () => (await (await caches.open("onehall-saved")).keys()).length)).toBe(0);
  expect(complaints.splice(0).filter((text) => !/ERR_INTERNET_DISCONNECTED|status of 503/.test(text))).toEqual([]);
});

test("a step of an application that is sent without a network stays, says so, and is sent afterwards", async ({ page, context, complaints }) => {
  const task = await taskCode(origin(), "居住证申领", "440106001000");
  const { call, cookie } = await inNameOf("jobless");
  const { questions } = await call(calls.applicationForm, { task });
  await call(calls.applicationDraft, { task, answers: JSON.stringify(Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? ""]))) });
  await context.addCookies(
    cookie.split("; ").map((one) => ({ name: one.split("=")[0] ?? "", value: one.slice(one.indexOf("=") + 1), url: `${origin()}/portal/` })),
  );
  await page.goto(`/portal/v3/apply/step?task=${task}&step=details`);
  await hydrated(page);
  await movePointer(page);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  const typed = page.getByLabel("其他要说明的（选填）");
  await typed.fill("没有网络时写的");
  await context.setOffline(true);
  await page.getByRole("button", { name: "保存，以后再填" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "没有网络，还没有保存" });
  await expect(notice).toBeFocused();
  await expect(typed).toHaveValue("没有网络时写的");
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole("button", { name: "保存，以后再填" }).click();
  await expect(page).toHaveURL(/\/user\b/);
  await page.goto(`/portal/v3/apply/step?task=${task}&step=details`);
  await expect(typed).toHaveValue("没有网络时写的");
  expect(complaints.splice(0).filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
