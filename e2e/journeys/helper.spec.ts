import * as calls from "@onehall/api";
import { inNameOf } from "../support/contract";
import { FormWalk } from "../support/form-walk";
import { axeFaults, hydrated, overflow } from "../support/page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** Somebody fills in an application for somebody else, with consent. @see APPLY-14 */
test.describe.configure({ timeout: 90_000 });

test("a helper continues a draft in the applicant's name: invited, accepted, filled in, taken back; the applicant alone hands it in", async ({
  page,
  context,
}) => {
  const task = await taskCode(origin(), "机动车驾驶证遗失补证", "440106");
  // The applicant: in elder mode, in the modern face, with scripts and by keyboard.
  await context.addCookies([{ name: "elder", value: "1", url: origin() }]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/portal/v3/apply?task=${task}`);
  await page.getByRole("link", { name: "请家人或者信得过的人帮您填" }).click();
  await page.getByRole("button", { name: /谢样例/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("请别人帮我填");
  const look = async (name: string) => {
    await hydrated(page);
    expect(await overflow(page), name).toBeLessThanOrEqual(0);
    expect(await axeFaults(page, "main"), name).toEqual([]);
  };
  await look("before");
  await page.getByRole("link", { name: "我自己接着填" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("您的情况");
  // One question a screen.
  const address = page.getByLabel("联系地址", { exact: true });
  for (let screen = 0; (await address.count()) === 0 && screen < 12; screen += 1) {
    const option = page.getByRole("main").getByRole("radio").first();
    if (await option.count()) await option.check({ force: true });
    await page.getByRole("button", { name: "保存并继续" }).click();
  }
  await address.fill("样例路 7 号");
  await page.getByRole("button", { name: "请别人帮我填" }).press("Enter");
  await page.getByRole("button", { name: "同意，生成邀请链接" }).press("Enter");
  await look("invited");
  const link = (await page.getByRole("link", { name: "邀请链接" }).getAttribute("href")) ?? "";

  // The helper: in the classic face, without scripts.
  const helper = await FormWalk.of(origin(), "migrant");
  await helper.open(link.replace("/v3/", "/v2/"));
  expect(helper.heading).toBe("谢* 请您帮忙填写申请");
  expect(helper.text).not.toContain("谢样例");
  await helper.press("同意帮忙，开始填写", { name: "谢样例" });
  const help = helper.url.searchParams.get("help") ?? "";
  for (let question = 0; question < 8 && helper.heading === "申请人的情况"; question += 1) await helper.press("保存并继续");
  expect([helper.heading, helper.text.includes("您在帮 谢* 填写")]).toEqual(["申请人的资料", true]);
  await helper.press("用样例数据填写空着的");
  await helper.press("保存并继续", { mobile: "10000000777" });
  await helper.press("用样例图片补齐");
  await helper.press("材料齐了，继续");
  expect(helper.heading).toBe("核对");
  expect(helper.text).toContain("样例路 7 号");
  expect(helper.text).not.toContain("提交申请");
  await helper.press("已填好，请本人确认");
  expect(helper.text).toContain("已经告诉 谢*");

  // The applicant is told, sees what was done, and takes it back with one press.
  await page.goto("/portal/v3/user");
  await expect(page.getByRole("link", { name: "申请已填好，请本人确认" }).first()).toBeVisible();
  await page.getByRole("link", { name: /^请您确认：/ }).click();
  await expect(page.getByRole("main")).toContainText("韦* 已经填好，请您核对后提交");
  await look("review");
  await page.getByRole("link", { name: "看填了什么，收回" }).click();
  await expect(page.getByRole("region", { name: "帮忙填写的记录" })).toContainText("“手机号码”");
  await look("helping");
  await page.getByRole("button", { name: "收回，不再让 韦* 填" }).press("Enter");
  await expect(page.locator("#done")).toContainText("已经收回");

  // At once: what the helper types now is refused, shown, and changes nothing; nor can the helper hand it in.
  const { call, cookie } = await inNameOf("migrant");
  const body = new URLSearchParams({ name: "别人", labels: JSON.stringify({ name: "姓名" }) });
  const late = await fetch(`${origin()}/portal/v2/apply/step?task=${task}&step=details&help=${help}`, {
    method: "POST",
    headers: { cookie, origin: origin() },
    body,
  });
  expect([late.status, late.headers.get("cache-control")]).toEqual([409, "private, no-store"]);
  expect(await late.text()).toMatch(/申请人已经收回[\s\S]*您刚才填的没有保存[\s\S]*别人/);
  const refused = await call(calls.applicationSubmit, { task, key: "k", version: 1, declared: "1" }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 409 });

  // The applicant hands it in; the case says who helped.
  await page.goto(`/portal/v3/apply/step?task=${task}&step=review`);
  await expect(page.getByRole("main")).toContainText("10000000777");
  await page.getByRole("checkbox").check({ force: true });
  await page.getByRole("button", { name: "提交申请" }).click();
  await expect(page.locator("#done")).toContainText("申请已经提交");
  await expect(page.getByRole("region", { name: "帮忙填写的记录" })).toContainText("韦*");
});
