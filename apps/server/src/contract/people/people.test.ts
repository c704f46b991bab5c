import * as calls from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { PACK_MARK } from "../../data/pack-mark";
import { onEachDatabase, type Open } from "../../data/testing";
import type { Visitor } from "../../identity";
import { callsOfFamily, openHost } from "../testing";
import { contractRouter } from "../router/router";

const visitor = (person: string): Visitor => ({ person, user: { name: "测*", level: "0", account_type: "person", corp: null } });

/** The contract as two people and a stranger see it. */
async function openPeople(open: Open) {
  const host = await openHost(open);
  const router = contractRouter(host.services);
  const as = (who: Visitor | undefined) =>
    calls.createClient({
      baseUrl: "http://host.test",
      validate: validateAnswer,
      fetch: async (input, init) => router.fetch(new Request(input, init), who ? { visitor: who } : {}),
    });
  return {
    ...host,
    guardian: as(visitor("guardian")),
    founder: as(visitor("founder")),
    elder: as(visitor("elder")),
    trade: as(visitor("trade")),
    stranger: as(undefined),
  };
}

/** Calls that answer a stranger too. */
const FOR_ALL = ["/_tif_sso_loginuser_maskget/", "node/gdbsOther/portalSwitch", calls.licenceCheck.path];
/** What is recommended: everybody gets some. */
const RECOMMENDED = [calls.recommendedItems.path, calls.recommendedItemsById.path];
/** What some calls cannot be asked without. */
const INPUTS = new Map<unknown, object>([
  [calls.guideSave, { taskCode: "1".repeat(31) }],
  [calls.guideUnsave, { taskCode: "1".repeat(31) }],
  [calls.licencePresent, { id: "guardian-1" }],
  [calls.licenceCheck, { code: `x.${"A".repeat(22)}` }],
]);
const ANSWERS = new Map<unknown, unknown>([
  [calls.loginUser, null],
  [calls.portalSwitch, { gj_sso: "0" }],
  [calls.licenceCheck, { result: "unknown", licence: null, until: null }],
]);

onEachDatabase((_name, open) => {
  test("what is recommended to somebody says why it suits; a stranger gets what everybody gets", { timeout: 120_000 }, async () => {
    const { elder, trade, stranger } = await openPeople(open);
    const general = await stranger.call(calls.recommendedItems, {});
    expect(general.length).toBeGreaterThan(3);
    expect(general.every(({ reason }) => reason === undefined)).toBe(true);
    const own = await elder.call(calls.recommendedItems, {});
    expect(own[0]?.reason).toMatch(/^您今年 \d{2,3} 岁，可能符合条件$/);
    expect(new Set(own.map(({ service_code: code }) => code)).size).toBe(own.length);
    const company = await trade.call(calls.recommendedItems, { audience: "2" });
    expect(company.some(({ reason }) => reason?.includes("岁"))).toBe(false);
  });

  test("what belongs to somebody, and to nobody else", { timeout: 120_000 }, async () => {
    const { guardian, founder, elder, trade, stranger, statements, request, logged } = await openPeople(open);

    // A stranger: 401 and a sentence for each, and no word more.
    for (const call of [...callsOfFamily("person"), calls.portalSwitch].filter(({ path }) => !RECOMMENDED.includes(path))) {
      const asked = stranger.call(call, INPUTS.get(call) ?? {});
      if (FOR_ALL.includes(call.path)) expect(await asked).toEqual(ANSWERS.get(call));
      else
        await expect(asked).rejects.toMatchObject({ name: "PortalError", status: 401, code: "401", message: "您还没有登录，或者登录已经过期。请登录后再试。" });
    }
    const refused = await request("/yhzx/apis/messaging/list");
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([401, "no-store"]);
    const open401 = await request("/_tif_sso_loginuser_maskget/");
    expect([open401.headers.get("cache-control"), open401.headers.get("etag")]).toEqual(["private, no-store", null]);

    // Masked all over.
    const profile = await guardian.call(calls.ownProfile, {});
    expect(profile).toEqual({
      ...visitor("guardian").user,
      gender: "女",
      born: "1990-**-**",
      number: expect.stringMatching(/^4499\*{10}\d{3}[\dX]$/),
      phone: "100****0106",
      place: "广东省广州市天河区",
      relations: [
        { relation: "女儿", name: "张*" },
        { relation: "父亲", name: "张*" },
      ],
    });
    expect(await trade.call(calls.ownProfile, {})).toMatchObject({ gender: null, born: null, number: expect.stringMatching(/^9144\*{10}/), relations: [] });

    // Licences, with the state of the day.
    statements.count = 0;
    const licences = await founder.call(calls.licences, {});
    expect(statements.count).toBe(2);
    expect(licences.list.map(({ name, state }) => [name, state])).toEqual([
      ["居民身份证", "有效"],
      ["机动车驾驶证", "即将到期"],
      ["社会保障卡", "有效"],
    ]);
    for (const { number } of licences.list) expect(number).toMatch(/\*{2,}/);
    expect(await elder.call(calls.licences, { page: 2, pageSize: 2 })).toMatchObject({ total: 3, page: 2, list: [{ name: "社会保障卡", expiresOn: null }] });

    // Affairs under way, with what leads to their guides.
    statements.count = 0;
    const affairs = await guardian.call(calls.affairsInProgress, {});
    expect(statements.count).toBe(2);
    expect(affairs.list.map(({ receipt, taskName, state, updatedAt }) => [receipt, taskName, state, updatedAt])).toEqual([
      ["YL00000600000001", "往来港澳通行证签注", "送达", "2026-11-19 10:00"],
      ["YL00000600000002", "社会保障卡申领", "受理", "2026-11-18 10:00"],
    ]);
    expect(affairs.list[0]?.deptName).toBe("广州市公安局天河区分局");
    const [first] = affairs.list;
    expect(first?.taskCode).toMatch(/^[0-9A-Z]{31}$/);
    expect((await elder.call(calls.affairsInProgress, {})).list.map(({ taskName }) => taskName)).toEqual(["社会保险待遇领取资格认证"]);

    expect((await guardian.call(calls.abstracts, {})).list.map(({ title, date }) => [title, date])).toEqual([
      ["职工医疗保险", "2026-11-08"],
      ["委托", "2026-08-22"],
      ["生育登记", "2026-01-24"],
    ]);

    // Messages: read by one, unread for the other; nobody marks those of another.
    const own = await guardian.call(calls.messages, {});
    expect(own).toMatchObject({ total: 3, unread: 3 });
    expect(own.list.map(({ sentAt }) => sentAt)).toEqual(["2026-11-19 17:10", "2026-11-18 11:30", "2026-11-08 09:00"]);
    expect(await founder.call(calls.messagesRead, { ids: own.list.map(({ id }) => id).join(",") })).toBe(2);
    expect(await guardian.call(calls.messageCount, {})).toBe(3);
    expect(await guardian.call(calls.messagesRead, { ids: own.list[0]?.id ?? "" })).toBe(2);
    expect((await guardian.call(calls.messages, {})).list.map(({ read }) => read)).toEqual([true, false, false]);
    expect(await guardian.call(calls.messagesRead, {})).toBe(0);
    expect(await guardian.call(calls.messagesRead, {})).toBe(0);
    expect(await founder.call(calls.messageCount, {})).toBe(2);

    // Saved guides.
    const taskCode = first?.taskCode ?? "";
    for (const code of [taskCode, taskCode]) expect(await guardian.call(calls.guideSave, { taskCode: code })).toEqual({ saved: true });
    expect((await guardian.call(calls.savedGuides, {})).list).toEqual([
      { taskCode, taskName: "往来港澳通行证签注", deptName: "广州市公安局天河区分局", regionName: "天河区", savedAt: "2026-11-20 10:00", changes: [] },
    ]);
    expect(await founder.call(calls.guideUnsave, { taskCode })).toEqual({ saved: false });
    expect(await guardian.call(calls.savedGuides, {})).toMatchObject({ total: 1 });
    expect(await guardian.call(calls.guideUnsave, { taskCode })).toEqual({ saved: false });
    expect(await guardian.call(calls.savedGuides, {})).toMatchObject({ total: 0, list: [] });
    await expect(guardian.call(calls.guideSave, { taskCode: "9".repeat(31) })).rejects.toMatchObject({ status: 404 });

    // Feedback sent while logged in stands in one's own history only.
    const { id } = await guardian.call(calls.feedbackAdd, { kind: "suggestion", url: "/portal/index", content: "希望周六也能办" });
    await stranger.call(calls.feedbackAdd, { kind: "suggestion", url: "/portal/index", content: "没有登录" });
    expect(await guardian.call(calls.feedbackHistory, {})).toMatchObject({
      total: 1,
      list: [{ id, kind: "suggestion", status: "received", createdAt: "2026-11-20 10:00" }],
    });
    expect(await founder.call(calls.feedbackHistory, {})).toMatchObject({ total: 0 });
    expect(logged).toEqual([]);
  });

  test("what waits for somebody stands in the order of its urgency, and nothing of anybody else", { timeout: 120_000 }, async () => {
    const { guardian, founder, database, services } = await openPeople(open);
    const kinds = async () => (await guardian.call(calls.waitingItems, {})).list.map(({ kind, name, state, at }) => [kind, name, state, at]);
    const before = await kinds();
    expect(before).toEqual([
      ["result", "往来港澳通行证签注", "送达", ""],
      ["message", "港澳签注已经办好", "", "2026-11-19 17:10"],
      ["message", "女儿的社会保障卡申请已经受理", "", "2026-11-18 11:30"],
      ["message", "父亲的资格认证", "", "2026-11-08 09:00"],
      ["running", "社会保障卡申领", "受理", ""],
    ]);
    expect((await founder.call(calls.waitingItems, {})).list.slice(0, 2).map(({ kind, name, state }) => [kind, name, state])).toEqual([
      ["correction", "一次性创业资助申领", "待补正"],
      ["licence", "机动车驾驶证", "即将到期"],
    ]);

    const taskCode = (await guardian.call(calls.affairsInProgress, {})).list[0]?.taskCode ?? "";
    const [day] = (await guardian.call(calls.appointmentSlots, { task: taskCode })).days;
    const hall = (await guardian.call(calls.appointmentSlots, { task: taskCode })).hall;
    const kind = (await guardian.call(calls.appointmentSlots, { task: taskCode })).kind;
    const slot = day?.slots.find(({ left }) => left > 0)?.slot ?? "";
    const { id } = await guardian.call(calls.appointmentBook, { region: hall.region, kind, day: day?.day ?? "", slot });
    expect((await kinds())[0]).toEqual(["appointment", hall.name, slot, day?.day]);
    await guardian.call(calls.appointmentCancel, { id });
    expect(await kinds()).toEqual(before);

    // A month later nobody is asked to rate any more, and what is cancelled or past does not wait.
    const later = contractRouter({ ...services, now: () => new Date("2027-01-20T02:00:00Z") });
    const answer = await later.fetch(new Request(`http://host.test${calls.waitingItems.path}`), { visitor: visitor("guardian") });
    expect(((await answer.json()) as { data: { total: object } }).data.total).toMatchObject({ result: 0, appointment: 0, running: 1, message: 3 });

    // A saved guide: silent until an import changes what it says, and again after it was saved anew.
    await guardian.call(calls.guideSave, { taskCode });
    expect(await kinds()).toEqual(before);
    const task = await database.get(
      sql<{ id: number; guide: string }>`SELECT task.id, guide FROM task JOIN item ON item.task_id = task.id WHERE item.code = ${"taskCode"}`,
      {
        taskCode,
      },
    );
    const guide = JSON.parse(task?.guide ?? "") as {
      promisedDays: number;
      lead: string;
      term?: object;
      materials: { name: string }[];
      rules: { materials?: unknown[] };
    };
    const gone = guide.materials[0]?.name ?? "";
    const changed = {
      ...guide,
      lead: "换一种说法。",
      promisedDays: 99,
      term: { ...guide.term, promised: { days: 99, unit: "工作日", from: "受理" } },
      materials: guide.materials.map((one) => (one.name === gone ? { ...one, name: "新的材料" } : one)),
    };
    const write = sql`UPDATE task SET guide = ${"guide"} WHERE id = ${"id"}`;
    const mark = sql`UPDATE setting SET value = ${"value"} WHERE key = ${"key"}`;
    await database.run(write, { id: task?.id ?? 0, guide: JSON.stringify({ ...guide, lead: "换一种说法。" }) });
    await database.run(mark, { key: PACK_MARK, value: "wording" });
    expect(await kinds()).toEqual(before);
    await database.run(write, { id: task?.id ?? 0, guide: JSON.stringify(changed) });
    await database.run(mark, { key: PACK_MARK, value: "substance" });
    const told = (await guardian.call(calls.waitingItems, {})).list.find((one) => one.kind === "guide");
    expect(told).toMatchObject({ id: taskCode, name: "往来港澳通行证签注", at: "2026-11-20 10:00" });
    expect(told?.changes).toEqual([expect.stringMatching(/^承诺办结：.*，改为99 个工作日（自受理之日起）$/), "材料增加了“新的材料”", `材料不再有“${gone}”`]);
    expect((await guardian.call(calls.savedGuides, {})).list[0]?.changes).toEqual(told?.changes);
    await guardian.call(calls.guideSave, { taskCode });
    expect(await kinds()).toEqual(before);
  });

  test("a licence is shown whole to its holder alone, and masked by its code for five minutes", { timeout: 120_000 }, async () => {
    const { guardian, founder, stranger, request, services } = await openPeople(open);
    const [own] = (await guardian.call(calls.licences, {})).list;
    const id = own?.id ?? "";
    const { number, code, until } = await guardian.call(calls.licencePresent, { id });
    expect([number, number.replaceAll("*", "")]).toEqual([number, number]);
    expect(number.length).toBe(own?.number.length);
    expect(until).toBe("2026-11-20T02:05:00.000Z");
    expect(code).not.toContain(number);
    await expect(founder.call(calls.licencePresent, { id })).rejects.toMatchObject({ status: 404 });

    const seen = await stranger.call(calls.licenceCheck, { code });
    expect(seen).toMatchObject({ result: "valid", until, licence: { name: own?.name, number: own?.number, holder: expect.stringMatching(/^.\*$/) } });
    expect(JSON.stringify(seen)).not.toContain(number);
    expect((await request(`${calls.licenceCheck.path}?code=${code}`)).headers.get("cache-control")).toBe("private, no-store");

    const [text = "", signature = ""] = code.split(".");
    const forged = Buffer.from(Buffer.from(text, "base64url").toString().replace(/ .*$/, " founder-1")).toString("base64url");
    for (const wrong of [`${forged}.${signature}`, `${text}.${"A".repeat(22)}`])
      expect(await stranger.call(calls.licenceCheck, { code: wrong })).toEqual({ result: "unknown", licence: null, until: null });
    for (const wrong of ["", "x", "<script>.", `${"x".repeat(500)}.${signature}`])
      expect((await request(`${calls.licenceCheck.path}?code=${encodeURIComponent(wrong)}`)).status).toBe(400);

    const later = contractRouter({ ...services, now: () => new Date(until) });
    const answer = await later.fetch(new Request(`http://host.test${calls.licenceCheck.path}?code=${code}`));
    expect(await answer.json()).toMatchObject({ data: { result: "expired", licence: null, until } });
  });
});
