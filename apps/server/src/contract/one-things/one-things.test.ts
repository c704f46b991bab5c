import { auditItemDetail, auditItems, comboProcessing, oneThingIndex, searchAll, sceneGuide, sceneGuideData, sceneGuides, suggest } from "@onehall/api";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { smallPack } from "../../province/testing";
import { openHost } from "../testing";

const MARRIAGE = "公民婚育一件事";
const COUNTY = "440106";

onEachDatabase((_, open) => {
  test("a one-thing is found, listed and read, and leads to its members", { timeout: 120_000 }, async () => {
    const { client, statements, request } = await openHost(open);
    const within = async <T>(most: number, work: Promise<T>): Promise<T> => {
      statements.count = 0;
      const result = await work;
      expect(statements.count, "statements of one answer").toBeLessThanOrEqual(most);
      return result;
    };

    const list = await within(3, client.call(oneThingIndex, { region: COUNTY }));
    expect(list.map((one) => one.name)).toEqual(expect.arrayContaining([MARRIAGE, "企业职工退休一件事", "外国人来华工作一件事"]));
    const marriage = list.find((one) => one.name === MARRIAGE);
    if (!marriage) throw new Error(`no ${MARRIAGE}`);
    expect(marriage).toMatchObject({ audience: "person", tasks: 5, url: `/portal/guide-combo/${marriage.taskCode}` });
    expect(marriage.taskCode).toMatch(/^11440106[0-9A-Z]{23}$/);

    const found = await within(22, client.call(searchAll, { keyword: "结婚一件事", region: COUNTY }));
    expect(found.guide.list[0]).toMatchObject({ taskCode: marriage.taskCode, kind: "TC", kindLabel: "一件事" });
    expect(found.serve.list[0]).toMatchObject({ id: marriage.taskCode, name: MARRIAGE, url: marriage.url });
    expect(await client.call(searchAll, { keyword: "结婚", region: COUNTY, kind: "TC" })).toMatchObject({ guide: { list: [{ name: MARRIAGE }] } });
    const offered = await client.call(suggest, { keyword: "公民婚育", region: COUNTY });
    expect(offered.list[0]).toMatchObject({ type: "guide", payload: marriage.taskCode });
    const items = await client.call(auditItems, { TASK_TYPE: "TC", AREA_CODE: COUNTY, PAGESIZE: 50 });
    expect(items.items.map((item) => item.taskCode).toSorted()).toEqual(list.map((one) => one.taskCode).toSorted());

    const guide = await within(6, client.call(auditItemDetail, { TASK_CODE: marriage.taskCode }));
    expect(guide).toMatchObject({ name: MARRIAGE, kind: { code: "TC", label: "一件事" }, region: { code: COUNTY }, promisedDays: 25, complete: true });
    expect(new Set(guide.materials.map((material) => material.name)).size).toBe(guide.materials.length);
    expect(guide.steps.map((step) => step.name)).toEqual(guide.combo?.stages.map((stage) => stage.name));
    const member = guide.combo?.members.find((one) => one.name === "结婚登记");
    expect(member).toMatchObject({ always: true, deptName: "天河区民政局" });
    expect(member?.url).toBe(`/portal/v2/guide/${member?.taskCode}`);
    expect((await client.call(auditItemDetail, { TASK_CODE: member?.taskCode ?? "" })).name).toBe("结婚登记");
    // The small pack has no tasks of the health commission: such a member stays, without an address.
    expect(guide.combo?.members.find((one) => one.name === "生育登记")).toMatchObject({ taskCode: "", url: "", always: false });
    expect(guide.combo?.saved.find((entry) => entry.material === "结婚证")).toMatchObject({ how: "共享", from: "结婚登记" });
    expect(guide.combo?.questions[0]?.options[0]).toEqual({ id: "no", text: "都没有" });

    const stages = await within(5, client.call(comboProcessing, { TASK_CODE: marriage.taskCode }));
    expect(stages.totalDays).toBe(guide.promisedDays);
    expect(stages.stages.at(-1)).toMatchObject({ name: "生育登记和房产", parallel: true, startDay: 5, endDay: 8, date: "2026-12-02" });
    expect(stages.stages.find((stage) => stage.name === "迁户口")?.members).toEqual(["夫妻投靠户口迁移"]);
    const wrong = await request(`node/gdbsOneThing/processing?TASK_CODE=${member?.taskCode}`);
    expect([wrong.status, await wrong.text()]).toEqual([404, expect.stringContaining("不是一件事")]);
  });

  test("answers make a personal list, for a one-thing and for a single task", { timeout: 120_000 }, async () => {
    const { client, statements, request } = await openHost(open);
    const list = await client.call(oneThingIndex, { region: COUNTY });
    const id = list.find((one) => one.name === MARRIAGE)?.taskCode ?? "";
    expect(await client.call(sceneGuide, { id })).toMatchObject({ state: 3, questions: [{ id: "before" }, { id: "checkup" }, { id: "move" }, { id: "next" }] });

    statements.count = 0;
    const first = await client.call(sceneGuideData, { id, answers: "before:no,checkup:not,move:stay,next:none" });
    expect(statements.count).toBeLessThanOrEqual(12);
    expect(first).toMatchObject({ complete: true, open: [], stop: null });
    expect(first.members.map((member) => member.name)).toEqual(["结婚登记"]);
    const moving = await client.call(sceneGuideData, { id, answers: "before:no,move:move" });
    expect(moving).toMatchObject({ complete: false, open: ["checkup", "next"] });
    expect(moving.members.map((member) => member.name)).toEqual(["结婚登记", "夫妻投靠户口迁移"]);
    expect(moving.saved.map((material) => material.name)).toEqual(expect.arrayContaining(["居民户口簿", "结婚证"]));
    expect(first.saved.map((material) => material.name)).not.toContain("居民户口簿");
    const abroad = await client.call(sceneGuideData, { id, answers: "before:abroad" });
    expect(abroad).toMatchObject({
      complete: true,
      open: [],
      materials: [],
      members: [],
      stop: { instead: { name: expect.stringContaining("涉外") as string } },
    });

    const scenes = await client.call(sceneGuides, { region: COUNTY });
    const renewal = scenes.list.find((task) => task.name === "居民身份证换领");
    expect(renewal).toMatchObject({ questions: 3, url: `/portal/scene-guide/${renewal?.taskCode}` });
    const card = renewal?.taskCode ?? "";
    expect(await client.call(sceneGuide, { id: card })).toMatchObject({ state: 2, region: { code: COUNTY } });
    const child = await client.call(sceneGuideData, { id: card, answers: "condition:expired,age-16:child,household:here" });
    expect(child.materials.map((material) => material.name)).toContain("原居民身份证");
    expect(child.saved.map((material) => material.name)).toContain("监护人居民身份证");
    expect(child.conditions).toContain("由监护人陪同孩子到场。");
    expect(child.windows).not.toEqual([]);
    const adult = await client.call(sceneGuideData, { id: card, answers: "condition:expired,age-16:adult,household:here" });
    expect(adult.saved.map((material) => material.name)).not.toContain("监护人居民身份证");
    const lost = await client.call(sceneGuideData, { id: card, answers: "condition:lost" });
    expect(lost.stop?.instead).toMatchObject({ name: "居民身份证丢失补领", url: expect.stringContaining("/portal/v2/guide/") as string });

    const { name = "" } =
      smallPack().tasks.find(({ offered, kind, rules }) => offered.includes("county") && kind !== "TC" && rules.questions.length === 0) ?? {};
    const plain = await client.call(auditItems, { AREA_CODE: COUNTY, KEY_WORD: name });
    const without = plain.items.find((item) => item.name === name);
    expect(await client.call(sceneGuide, { id: without?.taskCode ?? "" })).toMatchObject({ state: 1, questions: [] });
    const refusals = ["why:perhaps", "colour:red", "why"].map(
      async (answers) => (await request(`node/gdbsScene/data?id=${card}&answers=${answers}`, { method: "POST" })).status,
    );
    expect(await Promise.all(refusals)).toEqual([400, 400, 400]);
    expect((await request("node/gdbsScene/index?id=11440106000000000000000000000000X")).status).toBe(404);
  });
});
