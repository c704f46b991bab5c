import { expect } from "@playwright/test";
import type { Face } from "./contract";
import { FormWalk } from "./form-walk";
import { taskCode } from "./task-code";
import type { Walk } from "./walk";

/** A matter of life in a region: what is asked, who applies, who decides. */
export type Matter = {
  name: string;
  /** What is typed into the search of the home page; absent: it begins at the guide. */
  words?: string;
  region: string;
  account: string;
  desk: string;
  /** It is done at a window: an appointment in place of an application. */
  atWindow?: boolean;
};

/** What happens between two steps, such as a server that dies. @returns the walk that goes on */
export type Between = (walk: Walk, step: string) => Promise<Walk>;
const undisturbed: Between = async (walk) => walk;

/** From the question to the guide. */
async function find(face: Face, { name, words, region }: Matter, walk: Walk): Promise<void> {
  const task = await taskCode(walk.at, name, region);
  if (words === undefined) return walk.open(`/portal/${face}/guide/${task}`);
  await walk.open(`/portal/${face}/index?region=${region}`);
  await walk.search(words);
  await walk.follow(`a[href$="/${task}"]`);
  expect(await walk.heading, `${name}: the guide`).toContain(name);
}

const MOST_SCREENS = 12;

/** From the question to the receipt number. */
export async function apply(face: Face, matter: Matter, begun: Walk, between = undisturbed): Promise<[walk: Walk, receipt: string]> {
  const { name } = matter;
  let walk = begun;
  await find(face, matter, walk);
  await walk.follow('a[href*="/apply?task="]');
  await walk.follow('a[href*="/apply/step?"]');
  for (let question = 0; question < MOST_SCREENS && (await walk.heading) === "您的情况"; question += 1) await walk.press("保存并继续");
  expect(await walk.heading, name).toBe("您的资料");
  await walk.press("用样例数据填写空着的");
  // In elder mode every question is a screen of its own.
  for (let screen = 0; screen < MOST_SCREENS && (await walk.heading) === "您的资料"; screen += 1) await walk.press("保存并继续");
  walk = await between(walk, "details");
  expect(await walk.heading, name).toBe("材料");
  await walk.press("用样例图片补齐");
  for (let screen = 0; screen < MOST_SCREENS && (await walk.text).includes("下一份"); screen += 1) await walk.press("下一份");
  await walk.press("材料齐了，继续");
  walk = await between(walk, "materials");
  expect(await walk.heading, name).toBe("核对并提交");
  await walk.press("提交申请", { declared: "1" });
  expect(await walk.text, name).toContain("申请已经提交");
  const receipt = walk.url.searchParams.get("id") ?? "";
  return [await between(walk, "submitted"), receipt];
}

/** The desk asks for a correction, gets it, decides, and issues. */
async function settle(face: Face, { desk, name }: Matter, walk: Walk, receipt: string): Promise<void> {
  const staff = await FormWalk.of(walk.at, desk);
  const act = async (button: string, typed: Record<string, string> = {}) => {
    await staff.open(`/portal/desk/case?id=${receipt}`);
    await staff.press(button, typed);
    expect(staff.text, `${name}: ${button}`).toContain("已经办好");
  };
  await act("要求补正", { note: "请写清楚。" });
  await walk.open(`/portal/${face}/apply/case?id=${receipt}`);
  expect(await walk.text, name).toContain("请写清楚。");
  await walk.press("提交补正", { note: "已写清楚。" });
  for (const button of ["受理", "予以办理", "送达结果"]) await act(button);
  await walk.open(`/portal/${face}/apply/case?id=${receipt}`);
  expect(await walk.text, name).toContain("已送达");
}

/** From the guide to the result, where a pack has no ratings. */
export async function applyAndSettle(face: Face, matter: Matter, begun: Walk): Promise<void> {
  const [walk, receipt] = await apply(face, matter, begun);
  await settle(face, matter, walk, receipt);
}

const numbersIn = (text: string): string[] => text.match(/(?<=预约号 )[0-9A-Z]{16}/g) ?? [];

/** From the question to the window: booked, put off, kept, rated. @param fromEnd which slot is taken, so that walks of one person take different ones */
async function visit(face: Face, matter: Matter, begun: Walk, between: Between, fromEnd: number): Promise<Walk> {
  const { name, desk } = matter;
  const mine = `/portal/${face}/appointment/mine`;
  let walk = begun;
  await walk.open(mine);
  const earlier = numbersIn(await walk.text);
  const booked = async () => numbersIn(await walk.text).find((number) => !earlier.includes(number)) ?? "";
  const book = 'a[href*="/appointment/book?"]';
  await find(face, matter, walk);
  await walk.follow('a[href*="/appointment?"]');
  await walk.follow(book, fromEnd);
  await walk.press("确认预约");
  expect(await walk.text, name).toContain("预约成功");
  walk = await between(walk, "booked");
  await walk.open(mine);
  await walk.follow(`a[href*="replaces=${await booked()}"]`);
  await walk.follow(book, fromEnd + 1);
  await walk.press("确认改期");
  walk = await between(walk, "changed");
  await walk.open(mine);
  const number = await booked();
  const own = `input[name="id"][value="${number}"]`;
  const staff = await FormWalk.of(walk.at, desk);
  await staff.open("/portal/desk/appointments");
  await staff.pressWithin(own, "已到场办结");
  walk = await between(walk, "kept");
  await walk.open(mine);
  expect(await walk.text, name).toContain("已到场办结");
  await walk.pressWithin(own, "提交评价", { level: "5" });
  return walk;
}

/** From the question to the rating, with a correction asked on the way (an appointment is put off), and the desk on the other side. @see APPLY-22 */
export async function wholeWay(face: Face, matter: Matter, begun: Walk, between = undisturbed, fromEnd = 1): Promise<void> {
  let walk = begun;
  if (matter.atWindow) walk = await visit(face, matter, begun, between, fromEnd);
  else {
    const [applied, receipt] = await apply(face, matter, begun, between);
    walk = applied;
    await settle(face, matter, walk, receipt);
    await walk.press("提交评价", { level: "5" });
  }
  expect(await walk.text, matter.name).toContain("您给这次服务的评价是 5 分");
}

const COUNTY = "440106";
const STREET = "440106001000";

/** Six matters, each of somebody else: tests run beside. */
export const MATTERS = {
  newborn: { name: "新生儿出生一件事", words: "生小孩", region: COUNTY, account: "newlywed", desk: "desk-health" },
  restaurant: { name: "开办餐饮店一件事", words: "开饭店", region: COUNTY, account: "restaurant", desk: "desk-market" },
  "lost identity card": {
    name: "居民身份证丢失补领",
    words: "身份证丢了怎么补",
    region: COUNTY,
    account: "retiring",
    desk: "desk-police-tianhe",
    atWindow: true,
  },
  "residence permit": { name: "居住证申领", words: "居住证怎么办", region: STREET, account: "migrant", desk: "desk-town" },
  "company change": { name: "营业执照变更登记", words: "营业执照变更", region: COUNTY, account: "logistics", desk: "desk-market" },
  "elder allowance": { name: "高龄老年人津贴", words: "高龄津贴", region: STREET, account: "elder", desk: "desk-town-tianhe" },
} as const satisfies Readonly<Record<string, Matter>>;
