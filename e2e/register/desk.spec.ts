import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as calls from "@onehall/api";
import { contract, FACES, inNameOf, numberIn } from "../support/contract";
import { FormWalk } from "../support/form-walk";
import { HttpBrowser } from "../support/http-browser";
import { root } from "../support/portal";
import { servedPage, textOf } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** What the desk and the applicant say to one another, and drafts in two tabs. docs/requirements/applications.md */
const COUNTY = "440106";
const TASK = "机动车驾驶证遗失补证";

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof calls.PortalError ? error.status : error),
  );

/** Opens the first step of an application of one's own. */
async function begin(face: (typeof FACES)[number], task: string, account: string): Promise<FormWalk> {
  const walk = await FormWalk.of(origin(), account);
  await walk.open(`/portal/${face}/apply?task=${task}`);
  await walk.click("登录并开始申请");
  for (let question = 0; question < 8 && walk.heading === "您的情况"; question += 1) await walk.press("保存并继续");
  expect(walk.heading).toBe("您的资料");
  return walk;
}

test("of two tabs each keeps what it has changed; where both changed the same field, the later one counts and the other text is shown", async () => {
  const task = await taskCode(origin(), TASK, COUNTY);
  for (const [index, face] of FACES.entries()) {
    const mobile = `1380013800${index}`;
    const [one, other, third] = [await begin(face, task, "newlywed"), await begin(face, task, "newlywed"), await begin(face, task, "newlywed")];
    await one.press("保存并继续", { address: `样例路 1 号 ${face}` });
    await other.press("保存并继续", { mobile });
    const { call } = await inNameOf("newlywed");
    expect((await call(calls.applicationForm, { task })).draft.form).toMatchObject({ address: `样例路 1 号 ${face}`, mobile });
    await third.press("保存并继续", { address: `样例路 3 号 ${face}` }, 409);
    expect(third.text).toContain(`刚在另一个窗口改成了“样例路 1 号 ${face}”`);
    expect((await call(calls.applicationForm, { task })).draft.form).toMatchObject({ address: `样例路 3 号 ${face}`, mobile });
  }
});

test("in the demonstration every department that is applied to online has staff for the whole province", async () => {
  const page = await (await new HttpBrowser(origin()).logIn()).response.text();
  const pack = readFileSync(join(root, "apps/server/province/guangdong/departments.yaml"), "utf8");
  const departments = new Map([...pack.matchAll(/^- \{ id: ([a-z-]+), .*? name: ([^,]+),/gm)].map(([, id, name]) => [name, id]));
  const appliedTo = new Set<string>();
  for (let number = 1; number <= 3; number += 1)
    for (const { online, deptName } of (await contract().call(calls.auditItems, { AREA_CODE: "440000", pageNum: number, PAGESIZE: 200 })).items) {
      const id = departments.get(deptName);
      if (online && id !== undefined) appliedTo.add(id);
    }
  expect(appliedTo.size).toBeGreaterThan(20);
  expect([...appliedTo].filter((id) => !page.includes(`value="desk-${id}"`))).toEqual([]);
});

test("answers that were given at a guide come along into the application, in both faces", async () => {
  const task = await taskCode(origin(), TASK, COUNTY);
  const { call } = await inNameOf("veteran");
  const { questions } = await call(calls.applicationForm, { task });
  const [question] = questions;
  for (const [index, face] of FACES.entries()) {
    const option = question?.options[index];
    const guide = await servedPage(`/portal/${face}/guide/${task}?a.${question?.id}=${option?.id}`);
    const href = guide('main a[href*="/apply?"]').first().attr("href") ?? "";
    const walk = await FormWalk.of(origin(), "veteran");
    await walk.open(href);
    await walk.click("登录并开始申请");
    await walk.press("保存并继续");
    expect((await call(calls.applicationForm, { task })).draft.answers, face).toMatchObject({ [question?.id ?? ""]: option?.id });
  }
});

test("staff read and answer feedback about their department's tasks in their region alone, once", async () => {
  const task = await taskCode(origin(), TASK, COUNTY);
  const content = "办理时限那一行看不清楚。";
  const { id: receipt } = await contract().call(calls.feedbackAdd, { kind: "error", url: `/portal/v2/guide/${task}`, content });
  const { id: other } = await contract().call(calls.feedbackAdd, { kind: "error", url: "/portal/v2/index", content: "首页有一个错字。" });
  const [id, general] = [numberIn(receipt), numberIn(other)];
  const shown = async (account: string) => {
    const { call } = await inNameOf(account);
    return (await call(calls.deskFeedback, { pageSize: 100 })).list.map((letter) => letter.id).filter((one) => one === id || one === general);
  };
  expect(await Promise.all(["desk-police-tianhe", "desk-police", "desk-health", "desk-data"].map(shown))).toEqual([[id], [id], [], [general]]);
  const [tianhe, health] = [await inNameOf("desk-police-tianhe"), await inNameOf("desk-health")];
  const answer = { id, status: "answered", reply: "已经改正，谢谢您。" } as const;
  expect(await refusal(health.call(calls.deskFeedbackAnswer, answer))).toBe(404);
  expect(await refusal(tianhe.call(calls.deskFeedbackAnswer, answer))).toBe(200);
  expect(await refusal(tianhe.call(calls.deskFeedbackAnswer, answer))).toBe(409);
  expect((await contract().call(calls.feedbackGet, { id: receipt })).progress.at(-1)?.text).toBe(answer.reply);
});

test("the desk points at a field; the applicant changes that one in place and nothing else, and the old value stays on record", async () => {
  const task = await taskCode(origin(), TASK, COUNTY);
  const walk = await begin("v3", task, "graduate");
  await walk.press("用样例数据填写空着的");
  await walk.press("保存并继续");
  await walk.press("用样例图片补齐");
  await walk.press("材料齐了，继续");
  await walk.press("提交申请", { declared: "1" });
  const receipt = walk.url.searchParams.get("id") ?? "";
  const desk = await inNameOf("desk-police-tianhe");
  await desk.call(calls.deskAct, { receipt, act: "ask", note: "地址不全。", fields: "address", stage: "submitted" });
  await walk.open(walk.url.pathname + walk.url.search);
  expect(walk.text).toContain("地址不全。");
  const { call } = await inNameOf("graduate");
  const old = (await call(calls.applicationCase, { receipt })).asked.map(({ value }) => value);
  await walk.press("提交补正", { note: "补了门牌号。", address: "样例路 2 号 301 房", name: "别人" });
  const mended = await desk.call(calls.deskCase, { receipt });
  const values = Object.fromEntries(mended.details.map(({ id, value }) => [id, value]));
  expect([old.length, values["address"], values["name"]]).toEqual([1, "样例路 2 号 301 房", expect.not.stringContaining("别人")]);
  expect(mended.events.at(-1)?.note).toContain(`“联系地址”原来是“${old[0]}”。`);
  const page = await servedPage(`/portal/desk/case?id=${receipt}`, { cookie: desk.cookie });
  expect(textOf(page("main"))).toContain(`原来是“${old[0]}”`);
});
