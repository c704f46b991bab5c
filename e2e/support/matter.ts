import { expect } from "@playwright/test";
import type { Face } from "./contract";
import { FormWalk } from "./form-walk";
import { taskCode } from "./task-code";

/** A matter of life in a region: who applies, and who decides. */
export type Matter = { name: string; region: string; account: string; desk: string };

/** What happens between two steps, such as a server that dies. @returns the walk that goes on */
export type Between = (walk: FormWalk, step: "details" | "materials" | "submitted") => Promise<FormWalk>;
const undisturbed: Between = async (walk) => walk;

/** From the guide to the receipt number. */
export async function apply(
  face: Face,
  { name, region, account }: Matter,
  at: string,
  between: Between = undisturbed,
): Promise<[walk: FormWalk, receipt: string]> {
  const task = await taskCode(at, name, region);
  let walk = await FormWalk.of(at, account);
  if (!name.endsWith("一件事")) await walk.open(`/portal/${face}/guide/${task}`);
  await walk.open(`/portal/${face}/apply?task=${task}`);
  await walk.click("登录并开始申请");
  for (let question = 0; question < 8 && walk.heading === "您的情况"; question += 1) await walk.press("保存并继续");
  expect(walk.heading, name).toBe("您的资料");
  await walk.press("用样例数据填写空着的");
  await walk.press("保存并继续");
  walk = await between(walk, "details");
  expect(walk.heading, name).toBe("材料");
  await walk.press("用样例图片补齐");
  await walk.press("材料齐了，继续");
  walk = await between(walk, "materials");
  expect(walk.heading, name).toBe("核对并提交");
  await walk.press("提交申请", { declared: "1" });
  expect(walk.text, name).toContain("申请已经提交");
  const receipt = walk.url.searchParams.get("id") ?? "";
  return [await between(walk, "submitted"), receipt];
}

/** The desk asks for a correction, gets it, and decides. */
export async function settle(face: Face, { desk, name }: Matter, walk: FormWalk, receipt: string, at: string): Promise<void> {
  const staff = await FormWalk.of(at, desk);
  const act = async (button: string, typed: Record<string, string> = {}) => {
    await staff.open(`/portal/desk/case?id=${receipt}`);
    await staff.press(button, typed);
    expect(staff.text, `${name}: ${button}`).toContain("已经办好");
  };
  await act("要求补正", { note: "请写清楚。" });
  await walk.open(`/portal/${face}/apply/case?id=${receipt}`);
  expect(walk.text, name).toContain("请写清楚。");
  await walk.press("提交补正", { note: "已写清楚。" });
  for (const button of ["受理", "予以办理", "送达结果"]) await act(button);
  await walk.open(`/portal/${face}/apply/case?id=${receipt}`);
  expect(walk.text, name).toContain("已送达");
}

/** The applicant rates what was decided. */
export async function rate({ name }: Matter, walk: FormWalk): Promise<void> {
  await walk.press("提交评价", { level: "5" });
  expect(walk.text, name).toContain("您给这次服务的评价是 5 分");
}

/** From the guide to the result. */
export async function applyAndSettle(face: Face, matter: Matter, at: string): Promise<void> {
  const [walk, receipt] = await apply(face, matter, at);
  await settle(face, matter, walk, receipt, at);
}
