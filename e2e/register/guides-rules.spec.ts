import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { auditItemDetail, benefits, type Guide, sceneGuideData } from "@onehall/api";
import { load } from "cheerio";
import { readPdf } from "../../apps/server/src/documents/pdf/testing-read";
import { WHOLE_PACK } from "../../apps/server/src/province/testing-whole-pack";
import { ask, FACES, guidesIn, guideWhere } from "../support/contract";
import { guidePath, isSingle, said, squeezed, textsOf } from "../support/page-parts";
import { guideCode } from "../support/pages";
import { root, startPortal } from "../support/portal";
import { sampleLogin } from "../support/sample-login";
import { servedPage, textOf } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/** What decides a case, as data: questions, answers, benefits. docs/requirements/guides.md */

/** Packages of the server, which tests do not depend on by themselves. */
const requireOfServer = createRequire(join(root, "apps/server/package.json"));
const Libsql = requireOfServer("libsql") as new (path: string) => { prepare(sql: string): { get(): unknown; run(...values: string[]): void }; close(): void };

/** A county whose guides are looked at: it does tasks of every kind. */
const REGION = "440106";

const answered = (answers: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.entries(answers).map(([id, option]) => [`a.${id}`, option])).toString();
const asContract = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers)
    .map(([id, option]) => `${id}:${option}`)
    .join(",");
/** The first option of each question that does not end the matter. */
const someAnswers = ({ rules }: Guide) => Object.fromEntries(rules.questions.map(({ id, options }) => [id, options.find(({ stop }) => !stop)?.id ?? ""]));

test("answers to a scene guide make a personal list of what this person must bring, or say why it cannot be done here", async () => {
  const guide = await guideWhere(
    REGION,
    ({ rules }) =>
      rules.questions.some(({ options }) => options.some(({ stop, instead }) => stop && instead)) && rules.parts.some(({ id }) => id.startsWith("materials.")),
  );
  const answers = someAnswers(guide);
  const wanted = await ask(sceneGuideData, { id: guide.code, answers: asContract(answers) });
  expect(wanted).toMatchObject({ complete: true, stop: null });
  const stopping =
    guide.rules.questions.flatMap(({ id, options }) => options.filter(({ stop }) => stop).map(({ id: option }) => ({ ...answers, [id]: option })))[0] ?? {};
  const { stop } = await ask(sceneGuideData, { id: guide.code, answers: asContract(stopping) });
  for (const face of FACES) {
    const path = (given: Readonly<Record<string, string>>) =>
      `/portal/${face === "v3" ? "v3/" : ""}scene-guide/data?${new URLSearchParams([["id", guide.code], ...Object.entries(given).map(([id, option]) => ["answer", `${id}:${option}`])])}`;
    const $ = await servedPage(path(answers));
    const toBring = $("#materials")
      .closest("section")
      .find("ol > li")
      .toArray()
      .map((item) => squeezed($(item).text()));
    expect(toBring).toEqual(wanted.materials.map(({ name }) => expect.stringContaining(squeezed(name))));
    const ended = said(await servedPage(path(stopping)));
    expect(ended).toContain(squeezed(stop?.text ?? "no reason"));
    expect(ended).toContain(squeezed(stop?.instead?.name ?? "nothing instead"));
  }
});

test("the checker that is built with the portal refuses fields that contradict each other, conditions that nobody meets, figures and laws that no guide has, fees without amount or reason, long leads and sentences", async () => {
  const slips: Readonly<Record<string, [from: string, to: string][]>> = {
    "tasks/civil/marriage.md": [
      ["promised: 15", "promised: 61"],
      [
        "need: 必要, source: 申请人自备 }",
        "need: 必要, source: 申请人自备 }\n  - { name: 离婚证, type: 原件, copies: 1, need: 非必要, source: 申请人自备, when: { who: one, first: again } }",
      ],
    ],
    "tasks/police/id-card.md": [
      ["promised: 0", "promised: 3"],
      [", amount: { yuan: 20, per: 证 }", ""],
      ["\n---\n", `\n---\n${"身份证到期了换一张新的，".repeat(10)}都可以。`],
    ],
  };
  const slipped = WHOLE_PACK.map(({ file, text }) => ({ file, text: (slips[file] ?? []).reduce((whole, [from, to]) => whole.replace(from, to), text) }));
  const added = [
    {
      file: "benefits.yaml",
      text: "facts:\n  - { id: age, question: 多大年纪？, options: [{ id: young, text: 不满60岁 }, { id: old, text: 60岁以上 }] }\nbenefits:\n  - { task: id-card, kind: 优待, when: { age: old }, amount: { yuan: 25, per: 每人每年, law: 婚姻登记条例 } }\n",
    },
    { file: "vocabulary/dialect.yaml", text: "- { say: [车牌照], mean: 号牌 }\n" },
    { file: "vocabulary/trade.yaml", text: "- { say: [车牌照], mean: 驾驶证 }\n" },
  ];
  const check = async (sources: readonly { file: string; text: string }[]) => {
    const folder = await mkdtemp(join(tmpdir(), "onehall-pack-"));
    for (const { file, text } of sources) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    const { stdout, status } = spawnSync(process.execPath, ["dist/province.js", "check", folder], { cwd: join(root, "apps/server"), encoding: "utf8" });
    await rm(folder, { recursive: true });
    return { stdout, status };
  };
  const whole = await check(WHOLE_PACK);
  expect(whole).toMatchObject({ status: 0, stdout: expect.stringContaining("内容包没有错误") });
  for (const line of [/ 有情形问题的事项 +1\n/, / 对谁都一样的事项 +1\n/]) expect(whole.stdout).toMatch(line);
  const unsaid = await check(WHOLE_PACK.map(({ file, text }) => ({ file, text: text.replace("facts: []\n", "") })));
  expect(unsaid).toMatchObject({ status: 1, stdout: expect.stringContaining("“facts”没有写") });
  const { stdout, status } = await check([...slipped, ...added]);
  expect(status).toBe(1);
  for (const problem of [
    "承诺办结时限 61 超过法定办结时限 60",
    "即办件的承诺办结时限应为 0",
    "when 永远不成立",
    "事项 id-card 的指南里没有 25元",
    "的 basis 没有引用“婚姻登记条例”",
    "“工本费”要写 amount",
    "这句话有",
    "导语有",
    "“车牌照”在 vocabulary/dialect.yaml 里已经有了",
  ])
    expect(stdout).toContain(problem);
});

test("a saved guide tells what became different since it was saved, by facts, until that was seen; both faces", async () => {
  const portal = await startPortal();
  try {
    const cookie = await sampleLogin(portal.origin, "student");
    const code = await guideCode(portal.origin);
    const post = (path: string, form: Record<string, string>) =>
      fetch(portal.origin + path, { method: "POST", headers: { cookie, origin: portal.origin }, body: new URLSearchParams(form) });
    expect((await post("/yhzx/apis/general/saveGuide", { taskCode: code })).status).toBe(200);
    const changesOf = async () => {
      const answer = (await (await fetch(`${portal.origin}/yhzx/apis/general/listSavedGuides`, { headers: { cookie } })).json()) as {
        data: { list: { changes: string[] }[] };
      };
      return answer.data.list.map(({ changes }) => changes);
    };
    expect(await changesOf()).toEqual([[]]);
    // As if it had been saved from an earlier pack, with other facts and another wording.
    const database = new Libsql(join(portal.dataDir, "onehall.db"));
    const row = database.prepare("SELECT facts FROM person_guide").get() as { facts: string };
    const facts = JSON.parse(row.facts) as Record<string, unknown>;
    database.prepare("UPDATE person_guide SET pack = 'earlier', facts = ?").run(JSON.stringify({ ...facts, 承诺办结: "99 个工作日", 开头: "另一种说法" }));
    database.close();
    const changes = [[`承诺办结：99 个工作日，改为${String(facts["承诺办结"])}`]];
    expect(await changesOf()).toEqual(changes);
    for (const face of FACES) {
      const html = await (await fetch(`${portal.origin}/portal/${face}/user/guides`, { headers: { cookie } })).text();
      expect(load(html)("main").text()).toContain(changes[0]?.[0]);
    }
    await post("/portal/v2/user/guides", { seen: code });
    expect(await changesOf()).toEqual([[]]);
  } finally {
    await portal.stop();
  }
});

test("no guide asks more than five questions, and each of them changes what some answer leaves", async () => {
  const asking = (await guidesIn(REGION)).filter(({ rules }) => rules.questions.length > 0);
  expect(asking.length).toBeGreaterThan(50);
  const ids = new Map<string, string>();
  for (const { name, rules } of asking) {
    expect(rules.questions.length, name).toBeLessThanOrEqual(5);
    // What is asked in the same words is the same fact.
    for (const { id, text, options } of rules.questions) {
      const words = [text, ...options.map((option) => option.text).toSorted()].join("/");
      expect(ids.get(words) ?? id, `${name}: ${words}`).toBe(id);
      ids.set(words, id);
    }
    const used = JSON.stringify([rules.parts, rules.stops, rules.cases, rules.questions.map(({ when }) => when)]);
    for (const { id, options } of rules.questions)
      expect(used.includes(`"${id}"`) || options.some(({ note, stop }) => note || stop), `${name}: ${id}`).toBe(true);
    // What concerns some is data: each part says for whom.
    for (const { when } of rules.parts) expect(when.length, name).toBeGreaterThan(0);
  }
});

test("the answers of one person give the same materials on both pages, the checklist, in PDF, Markdown and the contract", async () => {
  const guide = await guideWhere(REGION, (one) => isSingle(one) && one.rules.parts.filter(({ id }) => id.startsWith("materials.")).length > 1);
  const options = guide.rules.questions.map(({ id, options: all }) => all.map((option) => [id, option] as const));
  for (const choose of [0, -1]) {
    const answers = Object.fromEntries(
      options.map((all) => all.filter(([, { stop }]) => !stop).at(choose) ?? all[0]).flatMap((one) => (one ? [[one[0], one[1].id]] : [])),
    );
    const { materials, personal } = await ask(auditItemDetail, { TASK_CODE: guide.code, ANSWERS: asContract(answers) });
    const names = materials.map(({ name }) => name);
    expect(names.length + (personal?.excluded.materials.length ?? 0)).toBe(guide.materials.length);
    for (const face of FACES) {
      const $ = await servedPage(`${guidePath(face, guide)}?${answered(answers)}`);
      const rows = $("#materials-title").closest("section").find("table").first().find("tbody tr th").toArray();
      expect(rows.map((cell) => textOf($(cell).clone().children().remove().end()))).toEqual(names);
      const checklist = await servedPage(`/portal/${face}/guide/${guide.code}/checklist?${answered(answers)}`);
      const boxes = textsOf(checklist, "main li label b");
      expect(boxes.filter((name) => names.includes(name)).toSorted()).toEqual(names.toSorted());
      expect(boxes.filter((name) => personal?.excluded.materials.includes(name))).toEqual([]);
    }
    const printed = await fetch(`${origin()}/portal/pdf/guide/${guide.code}.pdf?${answered(answers)}`);
    const { text } = await readPdf(new Uint8Array(await printed.arrayBuffer()));
    const markdown = await (await fetch(`${origin()}/portal/v2/guide/${guide.code}.md?${answered(answers)}`)).text();
    for (const name of names) {
      expect(text, name).toContain(squeezed(name));
      expect(squeezed(markdown), name).toContain(squeezed(name));
    }
  }
});

test("answers are monotone: their order does not matter, one more takes nothing back, and what is asked next decides most until nothing is open", async () => {
  const asking = (await guidesIn(REGION)).filter(({ rules }) => rules.questions.length > 2).slice(0, 12);
  expect(asking.length).toBeGreaterThan(3);
  for (const { code, name, rules } of asking) {
    const given: [string, string][] = [];
    let before: string[] = [];
    for (let next = rules.questions[0] && (await ask(auditItemDetail, { TASK_CODE: code })).personal?.next; next;) {
      const question = rules.questions.find(({ id }) => id === next);
      const option = question?.options.find(({ stop }) => !stop);
      if (!option) throw new Error(`${name} asks for ${next}, which is no question of it`);
      expect(
        given.map(([id]) => id),
        name,
      ).not.toContain(next);
      given.push([next, option.id]);
      const [forward, backward] = await Promise.all(
        [given, given.toReversed()].map((pairs) => ask(auditItemDetail, { TASK_CODE: code, ANSWERS: asContract(Object.fromEntries(pairs)) })),
      );
      expect(backward, name).toEqual(forward);
      const excluded = Object.values(forward?.personal?.excluded ?? {}).flat();
      expect(excluded, `${name}: what was excluded stays so`).toEqual(expect.arrayContaining(before));
      before = excluded;
      next = forward?.personal?.next ?? null;
    }
    const left = (await ask(auditItemDetail, { TASK_CODE: code, ANSWERS: asContract(Object.fromEntries(given)) })).personal;
    expect(left?.open, name).toEqual([]);
  }
});

test("every benefit says how much it is with a law that its guide cites, or why no figure can be given; it rests on questions that are asked", async () => {
  const { list, questions } = await ask(benefits, { region: REGION });
  expect(list.length).toBeGreaterThan(20);
  const ids = new Set(questions.map(({ id }) => id));
  for (const { task, amount, formula, noAmount, waitsFor } of list) {
    expect(
      [amount, formula, noAmount].filter((one) => one !== null),
      task.name,
    ).toHaveLength(1);
    for (const id of waitsFor) expect(ids, task.name).toContain(id);
    const law = amount?.law ?? formula?.law;
    if (law === undefined) continue;
    const guide = await ask(auditItemDetail, { TASK_CODE: task.taskCode });
    expect(
      guide.basis.map((one) => one.law),
      task.name,
    ).toContain(law);
    if (amount) expect(squeezed(JSON.stringify(guide)), task.name).toMatch(new RegExp(`(?:${amount.yuan}|${amount.yuan / 10_000}万)元`));
  }
});

test("a benefit applies only when every condition is answered, what is unsure excludes nothing, and nobody is asked more than eight questions", async () => {
  const all = await ask(benefits, { region: REGION });
  expect(all.list.filter(({ state }) => state === "applies")).toEqual([]);
  const states = (answer: typeof all) => new Map(answer.list.map(({ task, state }) => [task.taskCode, state]));
  for (const choose of ["first", "last", "unsure"] as const) {
    let answer = all;
    const given: Record<string, string> = {};
    let asked = 0;
    while (answer.next) {
      const question = answer.questions.find(({ id }) => id === answer.next);
      given[answer.next] = choose === "unsure" ? "unsure" : ((choose === "first" ? question?.options[0] : question?.options.at(-1))?.id ?? "");
      const later = await ask(benefits, { region: REGION, answers: asContract(given) });
      for (const [code, state] of states(answer)) if (state !== "maybe") expect(states(later).get(code), `${code} stays ${state}`).toBe(state);
      answer = later;
      asked += 1;
      expect(asked).toBeLessThanOrEqual(8);
    }
    // What the questions cannot decide keeps a benefit at maybe.
    for (const { task, state, further, waitsFor } of answer.list) if (state === "applies") expect([further, waitsFor], task.name).toEqual([[], []]);
    if (choose === "unsure") expect(answer.list.filter(({ state }) => state !== "maybe")).toEqual([]);
  }
});
