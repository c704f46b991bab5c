import * as calls from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase, type Open } from "../../data/testing";
import type { Visitor } from "../../identity";
import { deriveFigures } from "../../province/families/supervision/derive";
import { contractRouter } from "../router/router";
import { callsOfFamily, openHost } from "../testing";
import { moveSamples } from "./sample-office";
import { signatureOf } from "./outbox";

const visitor = (person: string, staff?: Visitor["staff"]): Visitor => ({
  person,
  user: { name: "测*", level: "2", account_type: "person", corp: null },
  ...(staff && { staff }),
});
const POLICE = visitor("desk-police", { department: "police", region: "440000" });
const TIANHE_POLICE = visitor("desk-police-tianhe", { department: "police", region: "440106" });
const HEALTH = visitor("desk-health", { department: "health", region: "440000" });

async function openApplications(open: Open) {
  const host = await openHost(open);
  const router = contractRouter(host.services);
  const as = (who: Visitor | undefined) =>
    calls.createClient({
      baseUrl: "http://host.test",
      validate: validateAnswer,
      fetch: async (input, init) => router.fetch(new Request(input, init), who ? { visitor: who } : {}),
    });
  return { ...host, router, as, guardian: as(visitor("guardian")), founder: as(visitor("founder")), stranger: as(undefined) };
}

type Client = ReturnType<typeof calls.createClient>;

/** A task of the police in Tianhe that can be done online. */
async function policeTask({ database }: { database: Awaited<ReturnType<typeof openHost>>["database"] }, region = "440106"): Promise<string> {
  const row = await database.get(
    sql<{ code: string }>`SELECT item.code FROM item JOIN task ON task.id = item.task_id
      WHERE task.dept_id = 'police' AND task.online >= 3 AND item.region = ${"region"} ORDER BY task.hot DESC, task.id LIMIT 1`,
    { region },
  );
  if (!row) throw new Error("the small pack has no such task");
  return row.code;
}

const png = async (): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 30, height: 20, channels: 3, background: "#888" } })
          .png()
          .toBuffer(),
      ),
    ],
    "证件.png",
    { type: "image/png" },
  );

/** Fills a draft in, with the first answer to every question and made-up data. */
async function fill(client: Client, task: string): Promise<calls.ApplicationDefinition> {
  const empty = await client.call(calls.applicationForm, { task });
  const answers = Object.fromEntries(empty.questions.map(({ id, options }) => [id, options[0]?.id ?? ""]));
  await client.call(calls.applicationDraft, { task, answers: JSON.stringify(answers) });
  await client.call(calls.applicationSample, { task, step: "details" });
  await client.call(calls.applicationSample, { task, step: "materials" });
  return client.call(calls.applicationForm, { task });
}

async function handIn(client: Client, task: string): Promise<string> {
  const { draft, version } = await fill(client, task);
  return (await client.call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" })).receipt;
}

onEachDatabase((_name, open) => {
  test("from the first question to the rating, with a correction, and what every other page says of it", { timeout: 120_000 }, async () => {
    const host = await openApplications(open);
    const { guardian, as, stranger, database, services, logged } = host;
    const task = await policeTask(host);

    const first = await guardian.call(calls.applicationForm, { task });
    expect(first.draft).toMatchObject({ id: "", savedAt: null, form: {} });
    expect(first.sample).toBe(true);
    expect(first.known["name"]).toMatchObject({ value: "张样例" });
    const { draft, version, fields, materials } = await fill(guardian, task);
    expect(fields.filter(({ required }) => required).every(({ id }) => draft.form[id])).toBe(true);
    expect(
      materials
        .filter(({ need, licence, saved }) => need === "必要" && !licence && !saved)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(draft.uploads.map(({ material }) => material).sort());

    // Twice the same: one application.
    const submission = { task, key: draft.id, version, declared: "1" } as const;
    const [one, two] = await Promise.all([guardian.call(calls.applicationSubmit, submission), guardian.call(calls.applicationSubmit, submission)]);
    expect(two.receipt).toBe(one.receipt);
    const { receipt, link } = one;
    expect(await guardian.call(calls.applicationSubmit, submission)).toMatchObject({ receipt });
    expect(await database.get(sql`SELECT COUNT(*) AS n FROM application`)).toEqual({ n: 1 });
    expect((await guardian.call(calls.applicationForm, { task })).draft.savedAt).toBeNull();

    // The link of the receipt shows the stage, masked, and nothing else.
    const linked = await stranger.call(calls.applicationLink, { link });
    expect(linked).toMatchObject({ result: "valid", case: { receipt, stage: "submitted", applicant: "张*" } });
    expect(JSON.stringify(linked)).not.toContain("张样例");
    expect(await stranger.call(calls.applicationLink, { link: `${link.slice(0, -22)}${"A".repeat(22)}` })).toMatchObject({ result: "unknown" });

    // The desk asks for a correction; the applicant answers in place.
    const police = as(POLICE);
    const queue = await police.call(calls.deskQueue, { stage: "submitted" });
    expect(queue.list.map((entry) => [entry.receipt, entry.applicant])).toEqual([[receipt, "张*"]]);
    await expect(police.call(calls.deskAct, { receipt, act: "ask", stage: "submitted" })).rejects.toMatchObject({ status: 400 });
    await police.call(calls.deskAct, { receipt, act: "ask", note: "请补拍证件背面。", stage: "submitted" });
    await expect(police.call(calls.deskAct, { receipt, act: "accept", stage: "submitted" })).rejects.toMatchObject({ status: 409 });
    const asked = await guardian.call(calls.applicationCase, { receipt });
    expect(asked).toMatchObject({ stage: "correction", may: { correct: true, withdraw: true, rate: false } });
    expect(asked.events.at(-1)).toMatchObject({ kind: "correction-asked", note: "请补拍证件背面。" });
    expect((await guardian.call(calls.waitingItems, {})).list[0]).toMatchObject({ kind: "correction", id: receipt, here: true });
    const [material] = asked.materials;
    if (material) {
      const added = await guardian.call(calls.applicationUpload, { receipt, material: material.name, images: [await png()] });
      const shown = await police.call(calls.applicationImage, { id: added.id });
      expect((await sharp(Buffer.from(shown.data, "base64")).metadata()).format).toBe("jpeg");
    }
    await guardian.call(calls.applicationCorrect, { receipt, note: "已补拍。" });

    // A field that was filled in wrongly is pointed at, and corrected in place; nothing else can be changed, and the old value stays on record.
    await police.call(calls.deskAct, { receipt, act: "ask", note: "地址不全。", fields: "address", stage: "submitted" });
    const pointed = await guardian.call(calls.applicationCase, { receipt });
    expect(pointed.asked).toMatchObject([{ id: "address", kind: "address", label: "联系地址" }]);
    const [old] = pointed.asked;
    await expect(guardian.call(calls.applicationCorrect, { receipt, note: "x", form: JSON.stringify({ address: "" }) })).rejects.toMatchObject({ status: 400 });
    const form = JSON.stringify({ address: "样例路 2 号 301 房", name: "别人" });
    await guardian.call(calls.applicationCorrect, { receipt, note: "补了门牌号。", form });
    const mended = await police.call(calls.deskCase, { receipt });
    const values = Object.fromEntries(mended.details.map(({ id, value }) => [id, value]));
    expect([values["address"], values["name"]]).toEqual(["样例路 2 号 301 房", "张样例"]);
    expect(mended.events.at(-1)?.note).toBe(`补了门牌号。\n“联系地址”原来是“${old?.value ?? ""}”。`);
    expect((await guardian.call(calls.applicationCase, { receipt })).asked).toEqual([]);

    for (const act of ["accept", "approve", "issue"] as const) {
      const { stage } = await police.call(calls.deskCase, { receipt });
      await police.call(calls.deskAct, { receipt, act, stage });
    }
    const over = await guardian.call(calls.applicationCase, { receipt });
    expect(over).toMatchObject({ stage: "issued", result: "予以办理", rating: null, may: { rate: true, withdraw: false } });
    expect(over.events.map(({ kind }) => kind)).toEqual([
      "submitted",
      "correction-asked",
      "corrected",
      "correction-asked",
      "corrected",
      "accepted",
      "approved",
      "issued",
    ]);

    // One source of cases: the user centre, the progress query and the ratings know this receipt.
    const affairs = await guardian.call(calls.affairsInProgress, {});
    expect(affairs.list.find((affair) => affair.receipt === receipt)).toMatchObject({ state: "送达", here: true });
    const file = await database.get(
      sql<{ applicant: string; result: string; mended: string }>`SELECT applicant, result, mended FROM case_file WHERE receipt = ${"receipt"}`,
      { receipt },
    );
    expect(file).toEqual({ applicant: "张*", result: "予以办理", mended: "2026-11-20" });
    expect((await guardian.call(calls.messages, {})).list.map(({ title }) => title)).toContain("办理结果已经送达");
    expect((await guardian.call(calls.licences, { pageSize: 50 })).list.map(({ id }) => id)).toContain(over.licence?.id);

    const waits = async () => (await guardian.call(calls.waitingItems, {})).list.filter(({ id }) => id === receipt).map(({ kind, state }) => [kind, state]);
    expect(await waits()).toEqual([["result", "予以办理"]]);
    await guardian.call(calls.applicationRate, { receipt, level: 5 });
    expect(await waits()).toEqual([]);
    await expect(guardian.call(calls.applicationRate, { receipt, level: 1 })).rejects.toMatchObject({ status: 409 });
    expect(await guardian.call(calls.applicationCase, { receipt })).toMatchObject({ rating: 5, may: { rate: false } });

    // Every look and act of staff is on record; events are only added.
    const acts = await database.all(sql<{ act: string }>`SELECT act FROM desk_audit WHERE subject = ${"receipt"} ORDER BY created_at, id`, { receipt });
    expect(acts.map(({ act }) => act).sort()).toEqual(
      ["accept", "accept", "approve", "ask", "ask", "ask", "image", "issue", "view", "view", "view", "view"].sort(),
    );
    expect(services.sample).toBe(true);
    expect(logged).toEqual([]);
  });

  test("what is issued is an e-licence in every mode, by the desk or the back end; later applications are filled from it", { timeout: 60_000 }, async () => {
    const host = await openApplications(open);
    const { guardian, founder, database, services } = host;
    const code = async (slug: string) =>
      (
        await database.get(
          sql<{ code: string }>`SELECT item.code FROM item JOIN task ON task.id = item.task_id WHERE slug = ${"slug"} AND item.region = '440106'`,
          { slug },
        )
      )?.code ?? "";
    const task = await code("driving-licence-replacement");
    // As in production: nothing calls itself a sample, and one of the departments has a back end.
    const secret = "s".repeat(32);
    const real = contractRouter({ ...services, sample: false, adapter: { base: "http://back-end.invalid", secret, departments: ["police"] } });
    const desk = calls.createClient({
      baseUrl: "http://host.test",
      validate: validateAnswer,
      fetch: async (input, init) => real.fetch(new Request(input, init), { visitor: POLICE }),
    });
    const receipt = await handIn(guardian, task);
    for (const [act, stage] of [
      ["accept", "submitted"],
      ["approve", "accepted"],
    ] as const)
      await desk.call(calls.deskAct, { receipt, act, stage });
    const { draft, known: before } = await fill(guardian, task);
    const own = draft.form["idNumber"] ?? "";
    expect((await desk.call(calls.deskCase, { receipt })).licence).toEqual({ name: "机动车驾驶证", number: own });
    const issue = { receipt, act: "issue", stage: "decided", licenceNumber: "粤（2026）第 7 号" } as const;
    await expect(desk.call(calls.deskAct, { ...issue, licenceUntil: "2026-11-19" })).rejects.toMatchObject({ status: 400 });
    await desk.call(calls.deskAct, { ...issue, licenceUntil: "2032-11-20" });

    const { licence } = await guardian.call(calls.applicationCase, { receipt });
    const held = async () => (await guardian.call(calls.licences, { pageSize: 50 })).list.find(({ id }) => id === licence?.id);
    const issued = await held();
    expect(issued).toMatchObject({ name: "机动车驾驶证", issuedOn: "2026-11-20", expiresOn: "2032-11-20", state: "有效" });
    expect([issued?.number.includes("2026"), issued?.issuer.includes("样例")]).toEqual([false, false]);
    expect((await guardian.call(calls.licencePresent, { id: licence?.id ?? "" })).number).toBe("粤（2026）第 7 号");
    await expect(founder.call(calls.licencePresent, { id: licence?.id ?? "" })).rejects.toMatchObject({ status: 404 });

    // The back end of the department says the number in its signed event; what it has not signed is not taken.
    const second = await handIn(founder, task);
    const sent = String(services.now().getTime() / 1000);
    const event = (kind: "accepted" | "approved" | "issued", licenceNumber = "", signed = licenceNumber) => {
      const parts = signed === "" ? [sent, kind, second, kind, ""] : ["licence", sent, kind, second, kind, signed, "", ""];
      return desk.call(calls.applicationEvent, { id: kind, receipt: second, kind, licenceNumber, sent, signature: signatureOf(secret, parts.join(".")) });
    };
    for (const kind of ["accepted", "approved"] as const) await event(kind);
    await expect(event("issued", "7", "8")).rejects.toMatchObject({ status: 401 });
    await event("issued", "8");
    const { licence: other } = await founder.call(calls.applicationCase, { receipt: second });
    expect((await founder.call(calls.licencePresent, { id: other?.id ?? "" })).number).toBe("8");

    // A later application: the latest licence in force stands in for the paper and fills the number; one that is over does neither.
    const add = (id: string, number: string, day: string, until: string | null) =>
      database.transaction(async (tx) => {
        await tx.run(
          sql`INSERT INTO person_licence (id, person, sort, name, number, issuer, issued_on, expires_on) VALUES (${"id"}, 'guardian', 1000, '居民身份证', 'x', 'x', ${"day"}, ${"until"})`,
          { id, day, until },
        );
        await tx.run(sql`INSERT INTO person_licence_number (licence, number) VALUES (${"id"}, ${"number"})`, { id, number });
      });
    const upgrade = await code("driving-licence-upgrade");
    const shown = async () => {
      const { known, materials } = await guardian.call(calls.applicationForm, { task: upgrade });
      return [known["idNumber"]?.value, materials.find(({ name }) => name.includes("驾驶证"))?.licence?.name];
    };
    expect(await shown()).toEqual([before["idNumber"]?.value, "机动车驾驶证"]);
    await add("case-NEWER", "449999199506211422", "2026-11-19", null);
    expect(await shown()).toEqual(["449999199506211422", "机动车驾驶证"]);
    await database.run(sql`UPDATE person_licence SET expires_on = '2026-11-19' WHERE person = 'guardian' AND id IN ('case-NEWER', ${"id"})`, {
      id: licence?.id ?? "",
    });
    expect((await shown())[0]).toBe(before["idNumber"]?.value);
    expect((await held())?.state).toBe("已过期");
  });

  test("figures: the roll-ups after an application are those that an import makes of the same cases", { timeout: 120_000 }, async () => {
    const host = await openApplications(open);
    const { guardian, database, services } = host;
    const receipts = [await handIn(guardian, await policeTask(host)), await handIn(guardian, await policeTask(host, "440105"))];
    await moveSamples({ ...services, now: () => new Date("2026-11-20T03:00:00Z") }, 1000);
    await moveSamples({ ...services, now: () => new Date("2026-12-01T03:00:00Z") }, 1000);
    await guardian.call(calls.applicationWithdraw, { receipt: receipts[1] ?? "" }).catch(() => undefined);
    const months = sql`SELECT scope, month, applied, through_net, mended, answered, admitted, finished, approved, on_time FROM case_month
      WHERE scope IN ('440000', '440100', '440106', '440105') AND applied + answered + finished > 0 ORDER BY scope, month`;
    const live = await database.all(months);
    await database.transaction(deriveFigures);
    expect(await database.all(months)).toEqual(live);
  });

  test("nobody reads or changes what is somebody else's, whatever number they try", { timeout: 120_000 }, async () => {
    const host = await openApplications(open);
    const { guardian, founder, stranger, as, database } = host;
    const task = await policeTask(host);
    const { draft, version } = await fill(guardian, task);
    const [uploaded] = draft.uploads;
    const draftUpload =
      uploaded?.id ?? (await guardian.call(calls.applicationUpload, { task, material: "x", images: [await png()] }).catch(() => ({ id: "A".repeat(22) }))).id;
    const refused = async (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ status: 404 });

    if (uploaded) await refused(founder.call(calls.applicationImage, { id: draftUpload }));
    expect(await founder.call(calls.applicationUploadRemove, { id: draftUpload })).toEqual({ removed: false });
    await expect(founder.call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" })).rejects.toMatchObject({ status: 409 });
    expect((await founder.call(calls.applicationForm, { task })).draft).toMatchObject({ savedAt: null, uploads: [] });

    const { receipt } = await guardian.call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" });
    for (const other of [founder, as(POLICE), as(HEALTH)]) {
      await refused(other.call(calls.applicationCase, { receipt }));
      await refused(other.call(calls.applicationWithdraw, { receipt }));
      await refused(other.call(calls.applicationCorrect, { receipt, note: "x" }));
      await refused(other.call(calls.applicationRate, { receipt, level: 1 }));
      await refused(other.call(calls.applicationUpload, { receipt, material: "x", images: [await png()] }));
    }
    // Staff: of the department and of the region, and nobody else.
    expect((await as(TIANHE_POLICE).call(calls.deskQueue, {})).list.map((entry) => entry.receipt)).toEqual([receipt]);
    expect((await as(HEALTH).call(calls.deskQueue, {})).list).toEqual([]);
    await refused(as(HEALTH).call(calls.deskCase, { receipt }));
    await refused(as(HEALTH).call(calls.deskAct, { receipt, act: "accept", stage: "submitted" }));
    if (uploaded) await refused(as(HEALTH).call(calls.applicationImage, { id: draftUpload }));
    const elsewhere = await handIn(founder, await policeTask(host, "440105"));
    await refused(as(TIANHE_POLICE).call(calls.deskCase, { receipt: elsewhere }));
    for (const call of callsOfFamily("desk")) await expect(guardian.call(call, deskInputs(receipt))).rejects.toMatchObject({ status: 403 });
    const open401 = [calls.applicationLink.path, calls.applicationEvent.path];
    for (const call of [...callsOfFamily("applications"), ...callsOfFamily("desk")].filter(({ path }) => !open401.includes(path)))
      await expect(
        stranger.call(call, {
          task,
          ...(call.path.startsWith("desk/") ? deskInputs(receipt) : { id: "A".repeat(22) }),
          receipt,
          note: "x",
          key: "k",
          version: 1,
          declared: "1",
          material: "x",
          step: "details",
          level: 5,
          help: "A".repeat(22),
          link: `a.${"A".repeat(22)}`,
          name: "x",
        }),
      ).rejects.toMatchObject({ status: 401 });
    expect(await database.get(sql`SELECT COUNT(*) AS n FROM application WHERE stage <> 'submitted'`)).toEqual({ n: 0 });
  });

  test("a draft is deleted with all that belongs to it, by its owner alone; what was handed in stays", { timeout: 60_000 }, async () => {
    const host = await openApplications(open);
    const { guardian, founder, as, database } = host;
    const task = await policeTask(host);
    const receipt = await handIn(guardian, task);
    const { draft } = await fill(guardian, task);
    const { link } = await guardian.call(calls.applicationHelpInvite, { task });
    const { help } = await as(visitor("founder")).call(calls.applicationHelpAccept, { link, name: "张样例" });
    await founder.call(calls.applicationDraft, { task, help, form: JSON.stringify({ remark: "帮忙写的" }) });
    const used = sql<{ bytes: number }>`SELECT bytes FROM upload_usage WHERE day = '' AND sender = ''`;
    const before = (await database.get(used))?.bytes ?? 0;
    expect(await founder.call(calls.applicationDraftDelete, { task })).toEqual({ deleted: false });
    expect(await guardian.call(calls.applicationDraftDelete, { task })).toEqual({ deleted: true });
    expect(await guardian.call(calls.applicationDraftDelete, { task })).toEqual({ deleted: false });
    expect((await guardian.call(calls.applicationForm, { task })).draft).toMatchObject({ savedAt: null, form: {}, uploads: [] });
    await expect(founder.call(calls.applicationForm, { task, help })).rejects.toMatchObject({ status: 404 });
    const left = sql<{
      n: number;
    }>`SELECT (SELECT COUNT(*) FROM application_draft) + (SELECT COUNT(*) FROM application_help) + (SELECT COUNT(*) FROM application_help_event)
      + (SELECT COUNT(*) FROM application_upload WHERE owner <> ${"receipt"})
      + (SELECT COUNT(*) FROM application_image WHERE upload NOT IN (SELECT id FROM application_upload)) AS n`;
    expect(await database.get(left, { receipt })).toEqual({ n: 0 });
    expect((await database.get(used))?.bytes).toBe(before - draft.uploads.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(await guardian.call(calls.applicationCase, { receipt })).toMatchObject({ stage: "submitted" });
  });

  test("what is not complete is not taken, and nothing that was typed is lost", { timeout: 60_000 }, async () => {
    const host = await openApplications(open);
    const { guardian, database } = host;
    const task = await policeTask(host);
    await guardian.call(calls.applicationDraft, { task, form: JSON.stringify({ name: "张样例", mobile: "138 0013 8000", strange: "x" }) });
    await guardian.call(calls.applicationDraft, { task, form: JSON.stringify({ address: "样例路 1 号" }) });
    const { draft, version } = await guardian.call(calls.applicationForm, { task });
    expect(draft.form).toEqual({ name: "张样例", mobile: "13800138000", address: "样例路 1 号" });
    await expect(guardian.call(calls.applicationSubmit, { task, key: draft.id, version, declared: "1" })).rejects.toMatchObject({ status: 409 });
    await expect(guardian.call(calls.applicationForm, { task: "1".repeat(31) })).rejects.toMatchObject({ status: 404 });
    // No image: a script with the name of one, and one that claims to be larger than it may be.
    const script = new File(["<script>alert(1)</script>"], "照片.png", { type: "image/png" });
    const some = (await guardian.call(calls.applicationForm, { task })).materials[0]?.name;
    if (some === undefined) throw new Error("the task asks for nothing");
    await expect(guardian.call(calls.applicationUpload, { task, material: some, images: [script] })).rejects.toMatchObject({ status: 415 });
    // Nor more bytes than one person may send in a day.
    const full = contractRouter({ ...host.services, uploads: { ...host.services.uploads, perSenderAndDay: 10 } });
    const sender = calls.createClient({
      baseUrl: "http://host.test",
      fetch: async (input, init) => full.fetch(new Request(input, init), { visitor: visitor("guardian") }),
    });
    await expect(sender.call(calls.applicationUpload, { task, material: some, images: [await png()] })).rejects.toMatchObject({ status: 429 });
    expect(await database.get(sql`SELECT COUNT(*) AS n FROM application_image`)).toEqual({ n: 0 });
    expect((await guardian.call(calls.applicationForm, { task })).draft.form).toEqual(draft.form);
  });

  test(
    "the office of the demonstration moves on what nobody at the desk has opened, and asks for a correction in every second application of a person",
    { timeout: 60_000 },
    async () => {
      const host = await openApplications(open);
      const { guardian, founder, as, services } = host;
      const task = await policeTask(host);
      const [alone, opened] = [await handIn(guardian, task), await handIn(founder, task)];
      await as(POLICE).call(calls.deskCase, { receipt: opened });
      const later = (minutes: number) => ({ ...services, now: () => new Date(services.now().getTime() + minutes * 60_000) });
      expect(await moveSamples(services, 60_000)).toBe(0);
      for (const minutes of [2, 4, 6]) expect(await moveSamples(later(minutes), 60_000)).toBe(1);
      expect(await guardian.call(calls.applicationCase, { receipt: alone })).toMatchObject({ stage: "issued" });
      expect(await founder.call(calls.applicationCase, { receipt: opened })).toMatchObject({ stage: "submitted" });
      // Every second application of a person is sent back once.
      const second = await handIn(guardian, task);
      expect(await moveSamples(later(8), 60_000)).toBe(1);
      const asked = await guardian.call(calls.applicationCase, { receipt: second });
      expect([asked.stage, asked.asked.map(({ id }) => id)]).toEqual(["correction", ["mobile"]]);
      await guardian.call(calls.applicationCorrect, { receipt: second, note: "没有变。" });
      for (const minutes of [10, 12, 14]) expect(await moveSamples(later(minutes), 60_000)).toBe(1);
      expect(await guardian.call(calls.applicationCase, { receipt: second })).toMatchObject({ stage: "issued" });
    },
  );
});

const deskInputs = (receipt: string) => ({
  receipt,
  act: "accept",
  stage: "submitted",
  id: receipt,
  status: "answered",
  reply: "x",
  note: "x",
  task: "id-card-renewal",
  result: "right",
  outcome: "done",
  term: "出世纸",
});
