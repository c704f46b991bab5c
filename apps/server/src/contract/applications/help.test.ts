import * as calls from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { verifyAudit } from "../../data/audit";
import { deletePerson, exportPerson } from "../../data/personal-data";
import { applyRetention } from "../../data/retention";
import { onEachDatabase, type Open } from "../../data/testing";
import type { Visitor } from "../../identity";
import { contractRouter } from "../router/router";
import { openHost } from "../testing";

const DAY = 86_400_000;

/** Three people and somebody of the staff, before a portal whose clock can be put forward; the guardian has a draft, and may write into it. */
async function open(database: Open) {
  const host = await openHost(database);
  let days = 0;
  const services = { ...host.services, now: () => new Date(host.services.now().getTime() + days * DAY) };
  const router = contractRouter(services);
  const as = (person: string, staff?: Visitor["staff"]) => {
    const user = { name: "测*", level: "2", account_type: "person", corp: null } as const;
    const visitor: Visitor = { person, user, ...(staff && { staff }) };
    const send = async (input: string | URL | Request, init?: RequestInit) => router.fetch(new Request(input, init), { visitor });
    return calls.createClient({ baseUrl: "http://host.test", validate: validateAnswer, fetch: send });
  };
  const row = await host.database.get(
    sql<{ code: string }>`SELECT item.code FROM item JOIN task ON task.id = item.task_id
      WHERE task.dept_id = 'police' AND task.online >= 3 AND item.region = '440106' ORDER BY task.hot DESC, task.id LIMIT 1`,
  );
  const task = row?.code ?? "";
  const owner = as("guardian");
  await owner.call(calls.applicationDraft, { task, form: JSON.stringify({ name: "张样例", address: "样例路 1 号" }) });
  const forward = (by: number) => void (days += by);
  return { ...host, task, owner, helper: as("founder"), other: as("elder"), police: as("desk-police", { department: "police", region: "440000" }), forward };
}

type Opened = Awaited<ReturnType<typeof open>>;
type Client = Opened["owner"];

const status = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof calls.PortalError ? error.status : error),
  );
const said = (work: Promise<unknown>) =>
  work.then(
    () => "",
    (error: unknown) => (error as Error).message,
  );
const invite = async ({ owner, task }: Opened) => (await owner.call(calls.applicationHelpInvite, { task })).link;
const accept = (client: Client, link: string, name = "张样例") => client.call(calls.applicationHelpAccept, { link, name });
/** The guardian's draft with the founder as helper. @returns the number of the help */
const helped = async (host: Opened): Promise<string> => (await accept(host.helper, await invite(host))).help;
const write = ({ helper, task }: Opened, help: string, form: Record<string, string>) =>
  helper.call(calls.applicationDraft, { task, help, form: JSON.stringify(form) });

async function picture(): Promise<File> {
  const data = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#888" } }).png().toBuffer();
  return new File([new Uint8Array(data)], "照片.png", { type: "image/png" });
}

onEachDatabase((_name, database) => {
  test("a helper fills in the one draft and says so; the applicant reads what was done, and hands it in", { timeout: 60_000 }, async () => {
    const host = await open(database);
    const { owner, helper, task } = host;
    const link = await invite(host);
    expect(await helper.call(calls.applicationHelpLink, { link })).toMatchObject({ result: "valid", invitation: { applicant: "张*", task: { taskCode: task } } });
    const { help } = await accept(helper, link);
    expect(await helper.call(calls.applicationHelpLink, { link })).toMatchObject({ result: "mine", help });

    // What was saved, and nothing from the profile or the e-licences of either.
    const seen = await helper.call(calls.applicationForm, { task, help });
    expect(seen).toMatchObject({ known: {}, draft: { id: "", form: { name: "张样例", address: "样例路 1 号" } }, help: { role: "helper", name: "张*", ready: false } });
    expect(seen.materials.filter(({ licence }) => licence !== null)).toEqual([]);
    expect((await owner.call(calls.applicationForm, { task })).help).toMatchObject({ role: "applicant", name: "梁*" });

    await helper.call(calls.applicationDraft, { task, help, answers: JSON.stringify(Object.fromEntries(seen.questions.map(({ id, options }) => [id, options[0]?.id ?? ""]))) });
    await write(host, help, { mobile: "10000000104", address: "样例路 2 号" });
    await helper.call(calls.applicationSample, { task, help, step: "details" });
    const [material] = (await helper.call(calls.applicationForm, { task, help })).materials.filter(({ filled, saved }) => !filled && !saved);
    if (!material) throw new Error("the task asks for no material");
    const own = await owner.call(calls.applicationUpload, { task, material: material.name, images: [await picture()] });
    const added = await helper.call(calls.applicationUpload, { task, help, material: material.name, images: [await picture()] });
    for (const { id } of [own, added]) expect((await helper.call(calls.applicationImage, { id })).type).toBe("image/jpeg");
    // Only what the helper has added can be removed by the helper.
    expect(await helper.call(calls.applicationUploadRemove, { id: own.id, help })).toEqual({ removed: false });
    expect((await helper.call(calls.applicationForm, { task, help })).help?.uploads).toEqual([added.id]);
    expect(await helper.call(calls.applicationUploadRemove, { id: added.id, help })).toEqual({ removed: true });

    await helper.call(calls.applicationHelpReady, { help });
    expect((await owner.call(calls.messages, {})).list.map(({ title }) => title)).toEqual(expect.arrayContaining(["申请已填好，请本人确认", "梁* 开始帮您填写申请"]));
    expect((await owner.call(calls.waitingItems, {})).list.find(({ kind }) => kind === "draft")).toMatchObject({ id: task, state: "已填好" });
    const { history } = await owner.call(calls.applicationHelp, { task });
    expect(history.map(({ kind }) => kind).filter((kind) => kind !== "filled")).toEqual(["invited", "accepted", "uploaded", "removed", "ready"]);
    expect(history.map(({ note }) => note).join()).toContain("“手机号码”、“联系地址”（原来是“样例路 1 号”）");
    expect(history.slice(1).every(({ name }) => name === "梁*")).toBe(true);

    // The applicant hands it in; the help is over, and its history goes along. The desk sees that somebody helped.
    await owner.call(calls.applicationSample, { task, step: "materials" });
    const { draft, version } = await owner.call(calls.applicationForm, { task });
    const { receipt } = await owner.call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" });
    const file = await owner.call(calls.applicationCase, { receipt });
    expect(file.help.at(-1)).toMatchObject({ kind: "submitted", name: "" });
    expect(file.events[0]?.note).toBe("梁* 帮忙填写过，由申请人本人核对、承诺和提交。");
    expect(await said(helper.call(calls.applicationForm, { task, help }))).toContain("已经提交");
    expect(await status(helper.call(calls.applicationImage, { id: own.id }))).toBe(404);
    expect(await status(helper.call(calls.applicationCase, { receipt }))).toBe(404);

    // Every grant, act and end is in the audit log, without what was written.
    const entries = await host.database.all(
      sql<{ action: string; actor: string; detail: string }>`SELECT action, actor, detail FROM audit_entry WHERE action LIKE 'help.%' ORDER BY seq`,
    );
    expect(entries.map(({ action }) => action)).toEqual(file.help.map(({ kind }) => `help.${kind}`));
    expect([entries[0]?.actor, entries[1]?.actor, entries.at(-1)?.actor]).toEqual(["guardian", "founder", "guardian"]);
    expect(JSON.stringify(entries)).not.toContain("样例路");
    expect(await verifyAudit(host.database)).toMatchObject({ brokenAt: undefined });
  });

  test("a helper cannot hand in, and reaches nothing else of the applicant", { timeout: 60_000 }, async () => {
    const host = await open(database);
    const { owner, helper, other, task, police } = host;
    const link = await invite(host);
    // Neither the wrong name nor one's own link, nor staff; a link of another purpose is none.
    expect(await status(accept(helper, link, "李样例"))).toBe(400);
    expect(await status(accept(owner, link))).toBe(409);
    expect(await status(accept(police, link))).toBe(403);
    expect(await status(accept(helper, `${link.slice(0, -22)}${"A".repeat(22)}`))).toBe(409);
    const [one, two] = await Promise.all([status(accept(helper, link)), status(accept(other, link))]);
    expect([one, two].sort(), "of two who accept at once one does").toEqual([200, 409]);
    await owner.call(calls.applicationHelpEnd, { help: (await owner.call(calls.applicationHelp, { task })).help?.id ?? "" });
    const help = await helped(host);
    expect(await other.call(calls.applicationHelpLink, { link })).toMatchObject({ result: "used", invitation: null });
    expect(await status(owner.call(calls.applicationHelpInvite, { task })), "one helper at a time").toBe(409);

    const { draft, version } = await owner.call(calls.applicationForm, { task });
    expect(await status(helper.call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" }))).toBe(409);
    expect((await owner.call(calls.applicationForm, { task })).draft.savedAt).not.toBeNull();
    // The number is nobody else's, and good for no other task.
    const elsewhere = `${task.slice(0, -1)}${task.endsWith("9") ? "8" : "9"}`;
    const refusals = [
      other.call(calls.applicationForm, { task, help }),
      other.call(calls.applicationDraft, { task, help, form: JSON.stringify({ name: "x" }) }),
      other.call(calls.applicationHelpReady, { help }),
      other.call(calls.applicationHelpEnd, { help }),
      owner.call(calls.applicationForm, { task, help }),
      helper.call(calls.applicationForm, { task: elsewhere, help }),
      helper.call(calls.applicationDraft, { task: elsewhere, help, form: JSON.stringify({ name: "x" }) }),
    ].map(status);
    expect(new Set(await Promise.all(refusals))).toEqual(new Set([404]));
    // What the helper asks without it is the helper's own.
    expect((await helper.call(calls.applicationForm, { task })).draft).toMatchObject({ savedAt: null, form: {} });
    expect((await helper.call(calls.applicationHelp, { task })).history).toEqual([]);
    const about = await Promise.all([
      helper.call(calls.ownProfile, {}),
      helper.call(calls.waitingItems, {}),
      helper.call(calls.messages, {}),
      helper.call(calls.licences, {}),
    ]);
    expect(JSON.stringify(about)).not.toContain("张");
    const upload = await owner.call(calls.applicationUpload, {
      task,
      material: (await owner.call(calls.applicationForm, { task })).materials[0]?.name ?? "",
      images: [await picture()],
    });
    expect(await status(other.call(calls.applicationImage, { id: upload.id }))).toBe(404);
  });

  test("taken back, given up and out of time: it ends at once, with a sentence, and what was typed meanwhile changes nothing", { timeout: 60_000 }, async () => {
    const host = await open(database);
    const { owner, helper, other, task, forward } = host;
    const first = await helped(host);
    await write(host, first, { mobile: "10000000104" });
    expect(await owner.call(calls.applicationHelpEnd, { help: first })).toEqual({ ended: true });
    expect(await owner.call(calls.applicationHelpEnd, { help: first })).toEqual({ ended: false });
    expect(await said(write(host, first, { mobile: "10000000105" }))).toContain("已经收回");
    expect(await status(helper.call(calls.applicationUpload, { task, help: first, material: "x", images: [await picture()] }))).toBe(409);
    expect((await owner.call(calls.applicationForm, { task })).draft.form["mobile"]).toBe("10000000104");

    const second = await helped(host);
    expect(await helper.call(calls.applicationHelpEnd, { help: second })).toEqual({ ended: true });
    expect(await said(write(host, second, { mobile: "1" }))).toContain("您已经不再帮忙");
    expect((await owner.call(calls.messages, {})).list.map(({ title }) => title)).toContain("梁* 不再帮您填写申请");

    const third = await helped(host);
    forward(8);
    expect(await said(write(host, third, { mobile: "1" }))).toContain("期限已经过了");
    expect((await owner.call(calls.applicationForm, { task })).help).toBeNull();
    const late = await owner.call(calls.applicationHelp, { task });
    expect([late.help, late.history.at(-1)?.kind]).toEqual([null, "expired"]);

    // An invitation ends too; a new one makes the earlier one void.
    const [old, fresh] = [await invite(host), await invite(host)];
    expect(await status(accept(other, old))).toBe(409);
    forward(8);
    expect(await other.call(calls.applicationHelpLink, { link: fresh })).toMatchObject({ result: "expired" });
    expect(await status(accept(other, fresh))).toBe(409);
    const tried = await invite(host);
    for (let time = 0; time < 10; time += 1) expect(await status(accept(other, tried, "李样例"))).toBe(400);
    expect(await status(accept(other, tried)), "names are not tried without end").toBe(429);
    const { history } = await owner.call(calls.applicationHelp, { task });
    expect(history.map(({ kind }) => kind)).toEqual([
      ...["invited", "accepted", "filled", "taken-back", "invited", "accepted", "given-up", "invited", "accepted", "expired"],
      ...["invited", "taken-back", "invited", "expired", "invited"],
    ]);
  });

  test("personal data: each gets what is theirs; a deletion leaves nothing, and the other one a sentence", { timeout: 60_000 }, async () => {
    const host = await open(database);
    const { helper, task } = host;
    const help = await helped(host);
    await write(host, help, { mobile: "10000000104" });
    const [ofOwner, ofHelper] = [await exportPerson(host.database, "guardian"), await exportPerson(host.database, "founder")];
    expect([ofOwner["application_help"]?.length, ofOwner["application_help_event"]?.length]).toEqual([1, 3]);
    expect(JSON.stringify(ofOwner)).not.toContain("founder");
    expect([ofHelper["application_help"], ofHelper["application_helped"]?.length]).toEqual([[], 1]);
    expect(JSON.stringify(ofHelper)).not.toMatch(/guardian|张/);

    await deletePerson(host.database, "guardian");
    expect(await said(write(host, help, { mobile: "1" }))).toContain("申请人已经删除了草稿");
    expect(await status(helper.call(calls.applicationForm, { task, help }))).toBe(404);
    const left = async () =>
      host.database.get(sql`SELECT (SELECT COUNT(*) FROM application_help) AS helps, (SELECT COUNT(*) FROM application_help_event) AS events`);
    expect(await left()).toEqual({ helps: 0, events: 0 });

    const again = await open(database);
    await helped(again);
    await deletePerson(again.database, "founder");
    expect(await again.owner.call(calls.applicationHelp, { task: again.task })).toMatchObject({ help: null, history: [{ kind: "invited" }, { kind: "accepted" }] });
    await invite(again);
    expect(await applyRetention(again.database, 36, new Date("2027-01-10T00:00:00Z"))).toMatchObject({ application_help: 1, application_draft: 0 });
  });
});
