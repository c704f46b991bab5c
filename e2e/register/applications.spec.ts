import * as calls from "@onehall/api";
import { load } from "cheerio";
import { heard } from "../support/captcha";
import { contract, FACES, inNameOf, send } from "../support/contract";
import { readPdf } from "../../apps/server/src/documents/pdf/testing-read";
import { FormWalk } from "../support/form-walk";
import { servedPage, textOf } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** Applications, appointments and the desk, as one program after the other asks for them. docs/requirements/applications.md */
type Person = Awaited<ReturnType<typeof inNameOf>>;

const COUNTY = "440106";
const TASK = "机动车驾驶证遗失补证";
/** A picture of one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";
const image = (bytes: Uint8Array<ArrayBuffer> | string, name = "证件.png") => new File([bytes], name, { type: "image/png" });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof calls.PortalError ? error.status : error),
  );

/** Fills a draft in with made-up data, with the first answer to every question. */
async function fill({ call }: Person, task: string) {
  const { questions } = await call(calls.applicationForm, { task });
  const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
  await call(calls.applicationDraft, { task, answers: JSON.stringify(answers) });
  for (const step of ["details", "materials"] as const) await call(calls.applicationSample, { task, step });
  return call(calls.applicationForm, { task });
}

const squeezed = (text: string): string => text.replaceAll(/\s/g, "");

/** The document about an application, or a licence, for its owner; nothing keeps a copy of it. */
async function documentOf({ cookie }: Person, id: string, what: "case" | "licence" = "case") {
  const answer = await fetch(`${origin()}/portal/pdf/${what}/${id}.pdf`, { headers: { cookie } });
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([200, "application/pdf", "private, no-store"]);
  return readPdf(new Uint8Array(await answer.arrayBuffer()));
}

/** What the progress query answers to a name and a receipt number. */
async function progressOf(sqrmc: string, sblsh: string) {
  const asked = await contract().call(calls.captchaSound, { type: "BJJD" });
  const json = { sqrmc, sblsh, captcha: heard(asked.sound), captcha_type: "BJJD", captcha_token: asked.token };
  return (await send("POST has-progress", {}, { json })).json();
}

test("the same draft handed in twice is one application with one receipt, which desk, progress query and ratings know", async () => {
  const task = await taskCode(origin(), TASK, COUNTY);
  const applicant = await inNameOf("guardian");
  const { draft, version } = await fill(applicant, task);
  const submission = { task, key: draft.id, version, declared: "1" } as const;
  const [one, two] = await Promise.all([applicant.call(calls.applicationSubmit, submission), applicant.call(calls.applicationSubmit, submission)]);
  expect(two.receipt).toBe(one.receipt);
  const { receipt, link } = await applicant.call(calls.applicationSubmit, submission);
  expect(receipt).toBe(one.receipt);

  const { due } = await applicant.call(calls.applicationCase, { receipt });
  expect(due).toMatch(/^\d{4}-\d\d-\d\d$/);
  // To whoever has the link: the stage, masked, and nothing else.
  const linked = await contract().call(calls.applicationLink, { link });
  expect(linked).toMatchObject({ result: "valid", case: { receipt, stage: "submitted", applicant: "张*" } });
  expect(JSON.stringify(linked)).not.toContain("张样例");

  // The last day as a calendar file, for the applicant alone.
  const calendar = (cookie: string) => fetch(`${origin()}/portal/calendar/application/${receipt}.ics`, { headers: { cookie } });
  expect(await (await calendar(applicant.cookie)).text()).toMatch(new RegExp(`DTSTART;VALUE=DATE:${due.replaceAll("-", "")}[\\s\\S]*${receipt}`));
  const desk = await inNameOf("desk-police-tianhe");
  for (const cookie of [desk.cookie, ""]) expect((await calendar(cookie)).status).toBe(404);
  expect((await desk.call(calls.deskQueue, { stage: "submitted" })).list.map((entry) => entry.receipt)).toContain(receipt);
  await desk.call(calls.deskAct, { receipt, act: "ask", note: "请补拍证件背面。", stage: "submitted" });
  const asked = await applicant.call(calls.applicationCase, { receipt });
  expect([asked.stage, asked.events.at(-1)?.note, asked.may.correct]).toEqual(["correction", "请补拍证件背面。", true]);
  await applicant.call(calls.applicationCorrect, { receipt, note: "已补拍。" });
  for (const act of ["accept", "approve", "issue"] as const) {
    const { stage } = await desk.call(calls.deskCase, { receipt });
    await desk.call(calls.deskAct, { receipt, act, stage });
  }
  // One source of cases: the progress query and the ratings.
  expect(await progressOf("张样例", receipt)).toMatchObject({ code: "200", data: { bjjd: [{ sblsh: receipt, sqrmc: "张*", bjzt: "已办结" }] } });
  expect(await progressOf("李样例", receipt)).toEqual({ code: "200", data: { bjjd: [] } });
  const notice = await documentOf(applicant, receipt);
  for (const said of [receipt, "办理结果通知书", "予以办理", "样例，没有法律效力", TASK, "张样例"]) expect(notice.text).toContain(squeezed(said));
  await applicant.call(calls.applicationRate, { receipt, level: 5 });
  expect(await refusal(applicant.call(calls.applicationRate, { receipt, level: 1 }))).toBe(409);
  const rated = await contract().call(calls.ratingList, { region: COUNTY, pageSize: 20 });
  expect(rated.list).toContainEqual(expect.objectContaining({ taskName: TASK, applicant: "张*", level: 5 }));
  // A case that is over cannot be withdrawn; one that runs can.
  expect(await refusal(applicant.call(calls.applicationWithdraw, { receipt }))).toBe(409);
  const second = await fill(applicant, task);
  const other = await applicant.call(calls.applicationSubmit, { task, key: second.draft.id, version: second.version, declared: "1" });
  await applicant.call(calls.applicationWithdraw, { receipt: other.receipt });
  expect((await applicant.call(calls.applicationCase, { receipt: other.receipt })).stage).toBe("withdrawn");
});

test("the e-licence that comes of an application has a number, a last day and a PDF, and fills a later application", async () => {
  const applicant = await inNameOf("retiring");
  const desk = await FormWalk.of(origin(), "desk-land");
  const registration = await taskCode(origin(), "不动产变更登记（姓名、面积、用途等变化）", COUNTY);
  const { draft, version } = await fill(applicant, registration);
  const { receipt } = await applicant.call(calls.applicationSubmit, { task: registration, key: draft.id, version, declared: "1" });
  for (const [button, typed] of [
    ["受理", {}],
    ["予以办理", {}],
    ["送达结果", { licenceNumber: "粤（2026）样例市不动产权第 0000021 号", licenceUntil: "2096-11-18" }],
  ] as const) {
    await desk.open(`/portal/desk/case?id=${receipt}`);
    await desk.press(button, typed);
    expect(desk.text, button).toContain("已经办好");
  }
  const { licence } = await applicant.call(calls.applicationCase, { receipt });
  const { list } = await applicant.call(calls.licences, { pageSize: 100 });
  expect(list.find(({ id }) => id === licence?.id)).toMatchObject({ name: "不动产权证书", expiresOn: "2096-11-18", state: "有效" });
  const { text } = await documentOf(applicant, licence?.id ?? "", "licence");
  for (const said of ["不动产权证书", "粤（2026）样例市不动产权第 0000021 号", "2096-11-18", "样例，没有法律效力"]) expect(text).toContain(squeezed(said));
  const strangers = [(await inNameOf("founder")).cookie, (await inNameOf("desk-land")).cookie, ""];
  for (const cookie of strangers) expect((await fetch(`${origin()}/portal/pdf/licence/${licence?.id}.pdf`, { headers: { cookie } })).status).toBe(404);

  // Shown with where it comes from, and it can be corrected.
  const query = await taskCode(origin(), "不动产登记信息查询（房产证明）", COUNTY);
  const { questions } = await applicant.call(calls.applicationForm, { task: query });
  await applicant.call(calls.applicationDraft, {
    task: query,
    answers: JSON.stringify(Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? ""]))),
  });
  const later = await applicant.call(calls.applicationForm, { task: query });
  const field = later.fields.find(({ label }) => label === "不动产权证号")?.id ?? "";
  expect(later.known[field]).toEqual({ value: "粤（2026）样例市不动产权第 0000021 号", from: "电子证照“不动产权证书”" });
  await applicant.call(calls.applicationDraft, { task: query, form: JSON.stringify({ [field]: "改过的" }) });
  expect((await applicant.call(calls.applicationForm, { task: query })).draft.form[field]).toBe("改过的");

  // The draft is deleted in two presses, without scripts, in both faces.
  for (const face of FACES) {
    const walk = await FormWalk.of(origin(), "retiring");
    await walk.open(`/portal/${face}/apply/step?task=${query}&step=details`);
    await walk.press("保存，以后再填");
    await walk.open(`/portal/${face}/apply/step?task=${query}`);
    expect(walk.text, face).toContain("删除这份草稿");
    await walk.press("确定删除");
    expect(walk.text, face).toContain("草稿已经删除");
    expect((await applicant.call(calls.applicationForm, { task: query })).draft, face).toMatchObject({ savedAt: null, form: {}, answers: {} });
  }
});

test("staff see and move what was sent to their department in their region, and nobody else's", async () => {
  const task = await taskCode(origin(), TASK, "440105");
  const applicant = await inNameOf("founder");
  const { draft, version } = await fill(applicant, task);
  const { receipt } = await applicant.call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" });
  const province = await inNameOf("desk-police");
  expect((await province.call(calls.deskQueue, {})).list.map((entry) => entry.receipt)).toContain(receipt);
  for (const account of ["desk-police-tianhe", "desk-health"]) {
    const { call, cookie } = await inNameOf(account);
    expect(
      (await call(calls.deskQueue, {})).list.map((entry) => entry.receipt),
      account,
    ).not.toContain(receipt);
    expect(await refusal(call(calls.deskCase, { receipt })), account).toBe(404);
    expect(await refusal(call(calls.deskAct, { receipt, act: "accept", stage: "submitted" })), account).toBe(404);
    await servedPage(`/portal/desk/case?id=${receipt}`, { cookie, status: 404 });
  }
  const stranger = await inNameOf("elder");
  expect(await refusal(stranger.call(calls.deskQueue, {}))).toBe(403);
  expect(await refusal(stranger.call(calls.applicationCase, { receipt }))).toBe(404);
  const whole = await province.call(calls.deskCase, { receipt });
  expect(whole.stage).toBe("submitted");
  // Who looked at it and who did what, for the staff of the department.
  expect(whole.log[0]).toMatchObject({ act: "view", staff: "梁样例" });

  // The decision against somebody: with reasons and what can be done about it, for the applicant alone.
  const file = `/portal/pdf/case/${receipt}.pdf`;
  expect((await fetch(origin() + file, { headers: { cookie: applicant.cookie } })).status, "before the decision").toBe(404);
  await province.call(calls.deskAct, { receipt, act: "accept", stage: "submitted" });
  await province.call(calls.deskAct, { receipt, act: "refuse", note: "驾驶证已经注销。", stage: "accepted" });
  const { text } = await documentOf(applicant, receipt);
  for (const said of ["不予批准决定书", "驾驶证已经注销。", "不服怎么办", "行政复议"]) expect(text).toContain(squeezed(said));
  for (const cookie of [stranger.cookie, province.cookie, ""]) expect((await fetch(origin() + file, { headers: { cookie } })).status).toBe(404);
  expect((await province.call(calls.deskCase, { receipt })).log.map(({ act }) => act).slice(0, 4)).toEqual(["view", "refuse", "accept", "view"]);
  const seen = textOf((await servedPage(`/portal/desk/case?id=${receipt}`, { cookie: province.cookie }))("#log").parent());
  expect(seen).toContain("：不予批准");
  // What staff have to do stands before what waits for applicants, and that before what has ended; after an act the next is a press away.
  const ranks = (await province.call(calls.deskQueue, { pageSize: 100 })).list.map(({ stage }) =>
    ["submitted", "accepted", "decided"].includes(stage) ? 0 : stage === "correction" ? 1 : 2,
  );
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  const done = await servedPage(`/portal/desk/case?id=${receipt}&done=1`, { cookie: province.cookie });
  expect(textOf(done("#done"))).toMatch(/下一件：|没有别的等您办的了/);
});

test("staff confirm what guides say, or write what is wrong: the guide of their region shows the day", async () => {
  const staff = await FormWalk.of(origin(), "desk-police-tianhe");
  const { call } = await inNameOf("desk-police-tianhe");
  const { total } = await call(calls.deskFacts, { days: "0" });
  const last = (await call(calls.deskFacts, { days: "0", page: total, pageSize: 1 })).list[0];
  if (!last) throw new Error("the police has no tasks");
  await staff.open(`/portal/desk/facts?days=0&page=${Math.ceil(total / 20)}`);
  expect(staff.text).toContain(last.name);
  await staff.pressWithin(`input[name="task"][value="${last.task}"]`, "仍然正确");
  expect(staff.text).toContain("已经办好");
  const { confirmed } = await contract().call(calls.auditItemDetail, { TASK_CODE: last.taskCode });
  expect(confirmed).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const face of FACES) expect(textOf((await servedPage(`/portal/${face}/guide/${last.taskCode}`))("main")), face).toContain("最近核实");
  const inEnglish = (await call(calls.deskFacts, { days: "0", pageSize: 100 })).list.find(({ task }) => task === "lost-property");
  await call(calls.deskConfirm, { task: inEnglish?.task ?? "", result: "right" });
  expect(textOf((await servedPage(`/portal/en/guide/${inEnglish?.taskCode}`))("main"))).toContain("The department last confirmed it on");
  await staff.open(`/portal/desk/facts?days=0&page=${Math.ceil(total / 20)}`);
  await staff.pressWithin(`input[name="task"][value="${last.task}"]`, "提交纠错", { note: "咨询电话换了。" });
  expect(staff.text).toContain("已经办好");
});

test("images of materials are limited in size and number and encoded anew; what is no image is refused", async () => {
  const task = await taskCode(origin(), TASK, COUNTY);
  const { call } = await inNameOf("commuter");
  const { materials } = await call(calls.applicationForm, { task });
  const material = materials[0]?.name ?? "";
  const png = Uint8Array.from(Buffer.from(PIXEL, "base64"));
  expect(await refusal(call(calls.applicationUpload, { task, material, images: [image("<script>alert(1)</script>")] }))).toBe(415);
  expect(await refusal(call(calls.applicationUpload, { task, material, images: [image(new Uint8Array(calls.EVIDENCE.bytes + 1))] }))).toBe(413);
  const { id } = await call(calls.applicationUpload, { task, material, images: [image(png)] });
  const stored = await call(calls.applicationImage, { id });
  expect([stored.type, Buffer.from(stored.data, "base64").subarray(0, 2).toString("hex")]).toEqual(["image/jpeg", "ffd8"]);
  const sent: unknown[] = [];
  for (let number = 0; number < 40 && !sent.includes(409); number += 1)
    sent.push(await refusal(call(calls.applicationUpload, { task, material, images: [image(png)] })));
  expect(sent.at(-1), `${sent.length} images`).toBe(409);
  for (const { id: one } of (await call(calls.applicationForm, { task })).draft.uploads) await call(calls.applicationUploadRemove, { id: one });
});

test("appointments are booked, changed and cancelled; no seat of a slot is given twice", async () => {
  const { kind, days } = await contract().call(calls.appointmentSlots, { region: "440103" });
  const [before, last] = days.slice(-2);
  const slot = last?.slots.at(-1);
  const wanted = { region: "440103", kind, day: last?.day ?? "", slot: slot?.slot ?? "" };
  const people = await Promise.all(
    ["graduate", "veteran", "migrant", "newlywed", "guardian", "commuter", "founder", "disabled", "jobless", "retiring", "elder"].map((account) =>
      inNameOf(account),
    ),
  );
  const answers = await Promise.all(
    people.map(({ call }) =>
      call(calls.appointmentBook, wanted).then(
        ({ id }) => id,
        (error: unknown) => (error instanceof calls.PortalError ? error.status : error),
      ),
    ),
  );
  const booked = answers.filter((answer) => typeof answer === "string");
  expect([new Set(booked).size, new Set(answers.filter((answer) => typeof answer !== "string"))]).toEqual([slot?.left, new Set([409])]);
  const left = async () =>
    (await contract().call(calls.appointmentSlots, { region: "440103", kind })).days
      .find(({ day }) => day === wanted.day)
      ?.slots.find((one) => one.slot === wanted.slot)?.left;
  await expect.poll(left, { timeout: 40_000 }).toBe(0);
  const holder = people[answers.findIndex((answer) => typeof answer === "string")];
  const other = people[answers.findIndex((answer) => typeof answer !== "string")];
  const id = String(booked[0]);
  expect(await other?.call(calls.appointmentCancel, { id })).toEqual({ cancelled: false });
  const moved = await holder?.call(calls.appointmentBook, { ...wanted, day: before?.day ?? "", slot: before?.slots[0]?.slot ?? "", replaces: id });
  expect((await holder?.call(calls.appointments, {}))?.list.filter((one) => [id, moved?.id].includes(one.id)).map((one) => [one.id, one.cancelled])).toEqual([
    [moved?.id, false],
    [id, true],
  ]);
  expect(await holder?.call(calls.appointmentCancel, { id: moved?.id ?? "" })).toEqual({ cancelled: true });
  for (const [index, answer] of answers.entries()) if (typeof answer === "string") await people[index]?.call(calls.appointmentCancel, { id: answer });
});

test("办理 and 预约 of lists and guides lead to where it is done, and are not shown where it cannot be done", async () => {
  const [online, atWindow] = [await taskCode(origin(), TASK, COUNTY), await taskCode(origin(), "居民身份证换领", COUNTY)];
  for (const face of ["v2", "v3"] as const) {
    const [can, cannot] = [await servedPage(`/portal/${face}/guide/${online}`), await servedPage(`/portal/${face}/guide/${atWindow}`)];
    expect(textOf(can(`main a[href="/portal/${face}/apply?task=${online}"]`).first()), face).toContain("在线办理");
    expect(cannot('main a[href*="/apply?task="]').length, face).toBe(0);
    for (const [guide, code] of [
      [can, online],
      [cannot, atWindow],
    ] as const)
      expect(guide(`main a[href^="/portal/${face}/appointment?task=${code}"]`).length, face).toBeGreaterThan(0);
    expect(textOf((await servedPage(`/portal/${face}/apply?task=${online}`))("main"))).toContain("申请要先登录");
  }
  const list = await servedPage(`/portal/v2/search?region=${COUNTY}&areaCode=${COUNTY}&keyword=${encodeURIComponent(TASK)}`);
  expect(list(`a[href="/portal/v2/apply?task=${online}"], a[href="/portal/v2/guide/${online}"]`).length).toBeGreaterThan(0);
});

test("a wrong identity number, credit code or mobile number is refused, what was typed is kept, and the right one is taken", async () => {
  const WRONG: Readonly<Record<string, string>> = { idNumber: "449999199003071234", mobile: "12345678901", creditCode: "91440000000000000X" };
  const seen = new Set<string>();
  for (const [account, name, region] of [
    ["disabled", TASK, COUNTY],
    ["factory", "营业执照变更登记", "440100"],
  ] as const) {
    const task = await taskCode(origin(), name, region);
    const person = await inNameOf(account);
    const { fields, draft: right } = await fill(person, task);
    const submit = async () => {
      const { draft, version } = await person.call(calls.applicationForm, { task });
      return refusal(person.call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" }));
    };
    for (const { id, kind } of fields.filter((field) => field.kind in WRONG)) {
      const form = { [id]: WRONG[kind] ?? "" };
      await person.call(calls.applicationDraft, { task, form: JSON.stringify(form) });
      expect((await person.call(calls.applicationForm, { task })).draft.form, kind).toMatchObject(form);
      expect(await submit(), `${account} ${kind}`).toBe(409);
      await person.call(calls.applicationDraft, { task, form: JSON.stringify({ [id]: right.form[id] }) });
      seen.add(kind);
    }
    expect(await submit(), account).toBe(200);
  }
  expect(seen).toEqual(new Set(Object.keys(WRONG)));
});

test("a draft begun on one device is continued on another by the code of its step, after a log-in of the same account, in both faces", async () => {
  const task = await taskCode(origin(), TASK, COUNTY);
  const [computer, phone] = [await inNameOf("retiring"), await inNameOf("retiring")];
  expect(phone.cookie).not.toBe(computer.cookie);
  await fill(computer, task);
  for (const [index, face] of FACES.entries()) {
    const typed = `1000000020${index}`;
    await computer.call(calls.applicationDraft, { task, form: JSON.stringify({ mobile: typed }) });
    const step = await servedPage(`/portal/${face}/apply/step?task=${task}&step=details`, { cookie: computer.cookie });
    const [way = "", code = ""] = [step("main details a").attr("href"), step("main details img").attr("src")];
    expect(way).toBe(`/portal/${face}/apply/step?task=${task}&step=details`);
    expect(code).toBe(`/portal/qr.svg?${new URLSearchParams({ path: way })}`);
    expect((await fetch(origin() + code)).headers.get("content-type")).toContain("image/svg+xml");
    const there = await servedPage(way, { cookie: phone.cookie });
    expect(there('input[name="mobile"]').attr("value")).toBe(typed);
    const stranger = await fetch(origin() + way, { redirect: "manual" });
    expect([stranger.status, stranger.headers.get("location")], "without a log-in").toEqual([303, expect.stringContaining("login")]);
  }
});

test("what is typed at a step after the session has ended stands on the page that says so, and is kept once one is logged in again", async () => {
  // Another district than that of other tests: a task and a person have one draft.
  const task = await taskCode(origin(), TASK, "440103");
  const { call, cookie } = await inNameOf("jobless");
  for (const face of FACES) {
    const step = `${origin()}/portal/${face}/apply/step?task=${task}&step=details`;
    const typed = { mobile: "13800138000", remark: `登录失效以后（${face}）` };
    const sendStep = (body: Record<string, string>, as: string) =>
      fetch(step, { method: "POST", redirect: "manual", headers: { cookie: as, origin: origin(), accept: "text/html" }, body: new URLSearchParams(body) });
    const ended = await sendStep(typed, "");
    expect(ended.status, face).toBe(401);
    const page = load(await ended.text());
    const kept = Object.fromEntries(
      page("form input")
        .toArray()
        .map((one) => [page(one).attr("name") ?? "", page(one).attr("value") ?? ""]),
    );
    expect([kept, page("form").attr("action")], face).toEqual([typed, new URL(step).pathname + new URL(step).search]);
    await sendStep(kept, cookie);
    expect((await call(calls.applicationForm, { task })).draft.form, face).toMatchObject(typed);
  }
});

test("what the forms of a task and of the members of a one-thing ask is asked once, in groups, and a form that is typed is not uploaded", async () => {
  const licence = await taskCode(origin(), "食品经营许可证新办", COUNTY);
  const applicant = await inNameOf("trade");
  const { fields, draft, materials } = await fill(applicant, licence);
  const form = materials.find(({ filled }) => filled);
  expect([form?.need, draft.uploads.some(({ material }) => material === form?.name)]).toEqual(["必要", false]);
  const shop = fields.find(({ label }) => label === "经营场所");
  expect([shop?.group, shop && draft.form[shop.id]]).toEqual(["经营", "广东省示例市样例区示范路16号"]);
  expect(fields.find(({ label }) => label === "主体业态")?.options).toContain("餐饮服务经营者");
  for (const face of FACES) {
    const page = await servedPage(`/portal/${face}/apply/step?task=${licence}&step=details`, { cookie: applicant.cookie });
    expect(
      page("main fieldset > legend")
        .map((_, one) => textOf(page(one)))
        .get(),
      face,
    ).toEqual(expect.arrayContaining(["申请单位", "经营", "人员", "办理"]));
    expect(page(`main input[name="${shop?.id}"]`).attr("value"), face).toBe("广东省示例市样例区示范路16号");
  }
  const { version } = await applicant.call(calls.applicationForm, { task: licence });
  const { receipt } = await applicant.call(calls.applicationSubmit, { task: licence, key: draft.id, version, declared: "1" });
  const filed = await applicant.call(calls.applicationCase, { receipt });
  expect(filed.details).toContainEqual(expect.objectContaining({ label: "经营：经营场所", value: "广东省示例市样例区示范路16号" }));
  expect(filed.materials).toContainEqual(expect.objectContaining({ name: form?.name, filled: true }));

  const restaurant = await taskCode(origin(), "开办餐饮店一件事", COUNTY);
  const whole = await fill(applicant, restaurant);
  const asked = whole.fields.map(({ group, label }) => `${group}/${label}`);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toContain("经营/经营场所");
});
