import { homeIndex, type InputOf, normalise, searchAll, searchQuality, searchService, suggest } from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Database, sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { fill, once, smallPack, withFamilies } from "../../province/testing";
import { type Host, openHost } from "../testing";

type Input = InputOf<typeof searchAll>;

/** The same numbers at every run. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

type ScannedItem = { taskId: number; region: string; org: string; kind: string; audience: number; online: number; dept: string };

const everyItem = sql<ScannedItem>`SELECT item.task_id AS "taskId", item.region, item.org, task.kind, task.audience, task.online, task.dept_id AS dept
  FROM item JOIN task ON task.id = item.task_id ORDER BY item.region, item.id`;
const everyRegion = sql<{ code: string; parent: string | null }>`SELECT code, parent FROM region WHERE hidden = 0 ORDER BY code`;
const everyOffice = sql<{ org: string; deptId: string }>`SELECT org, dept_id AS "deptId" FROM department ORDER BY org`;

/** Everything that is offered, looked through from the first to the last: no index, no roll-up, no clever statement. */
async function scan(database: Database) {
  const [items, regions, offices] = await Promise.all([database.all(everyItem), database.all(everyRegion), database.all(everyOffice)]);
  const parents = new Map(regions.map(({ code, parent }) => [code, parent]));
  const above = (code: string): string[] => {
    const parent = parents.get(code);
    return parent ? [parent, ...above(parent)] : [];
  };
  const ofTask = new Map<number, ScannedItem[]>();
  for (const item of items) {
    const own = ofTask.get(item.taskId);
    if (own) own.push(item);
    else ofTask.set(item.taskId, [item]);
  }
  const isInside = (code: string, region: string): boolean => above(code).includes(region);

  /** The item of a task that a region's people are led to. */
  function nearest(task: number, region: string, onlyHere: boolean): ScannedItem | undefined {
    const own = ofTask.get(task) ?? [];
    const at = (code: string) => own.find((item) => item.region === code);
    if (onlyHere) return at(region);
    const higher = above(region)
      .map(at)
      .find((item) => item !== undefined);
    return at(region) ?? higher ?? own.find((item) => isInside(item.region, region));
  }
  function total(tasks: readonly number[], region: string, { kind, audience, onlyOnline, departmentCode, onlyCorrespondingLevel }: Input): number {
    const onlyHere = onlyCorrespondingLevel === "1";
    const dept = offices.find(({ org }) => org === departmentCode)?.deptId;
    return tasks.filter((task) => {
      const item = nearest(task, region, onlyHere);
      return (
        item !== undefined &&
        (kind === undefined || item.kind === kind) &&
        (audience === undefined || item.audience === Number(audience) || item.audience === 3) &&
        (onlyOnline !== "1" || item.online >= 3) &&
        (departmentCode === undefined || (onlyHere ? item.org === departmentCode : item.dept === dept))
      );
    }).length;
  }
  return { regions: regions.map(({ code }) => code), offices: offices.filter(({ org }) => items.some((item) => item.org === org)), total };
}

const WORDS = [
  "身份证",
  "登记",
  "证",
  "办理",
  "户口",
  "社保",
  "养老",
  "公证",
  "企业",
  "申请",
  "结婚",
  "老人",
  "驾驶证",
  "fuwu",
  "sfz",
  "退休",
  "补贴",
  "许可",
  "没有这种事情",
];
const KINDS = ["01", "05", "07", "11", "TC"];

/** Statements of one search at most, however it is asked: two readings of the question, each kind of hit, help where little is found. */
const MAX_STATEMENTS = 20;

/** Hostile questions that are asked; the first ones of one sequence, of which HOSTILE_QUESTIONS asks as many as wanted. Fewer where only the database is another. */
const HOSTILE = { sqlite: Number(process.env.HOSTILE_QUESTIONS ?? 2_000), postgres: 500 };

const asked: unknown[] = [];

/** The small pack with a task less, one more, and one renamed. */
const changedPack = once(() => {
  const pack = smallPack();
  const changed = pack.tasks
    .filter((task) => task.id !== "flexible-retirement")
    .map((task) => (task.id === "dog-registration" ? { ...task, name: "宠物犬芯片植入备案", phrase: "给小狗打芯片", aliases: ["狗狗芯片"] } : task));
  const added = changed.flatMap((task) =>
    task.id === "door-plate"
      ? [{ ...task, id: "balloon-filing", code: "440899999000", name: "载人热气球升空报备", phrase: "热气球报备", aliases: ["热气球备案"] }]
      : [],
  );
  const faqs = pack.faqs.filter((faq) => faq.task !== "flexible-retirement");
  return withFamilies({ ...pack, tasks: [...changed, ...added], faqs });
});

onEachDatabase((name, open) => {
  test("totals are those of a scan through everything, for 500 random questions and filters", { timeout: 240_000 }, async () => {
    const { database, client, services } = await openHost(open);
    const { regions, offices, total } = await scan(database);
    const below = dice(20_261_122);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
    const maybe = <T>(one: () => T): T | undefined => (below(3) === 0 ? one() : undefined);
    const totals: number[] = [];
    for (let round = 0; round < 500; round++) {
      const input: Input = {
        keyword: below(8) === 0 ? "" : [pick(WORDS), ...(below(3) === 0 ? [pick(WORDS)] : [])].join(below(2) === 0 ? "" : " "),
        region: pick(below(3) === 0 ? regions : regions.filter((code) => code.length === 6)),
        kind: maybe(() => pick(KINDS)),
        audience: maybe(() => pick(["1", "2"] as const)),
        onlyOnline: maybe(() => "1" as const),
        onlyCorrespondingLevel: maybe(() => "1" as const),
        departmentCode: below(6) === 0 ? pick(offices).org : undefined,
        order: maybe(() => "hot" as const),
      };
      const found = await services.search.tasks(input.keyword ?? "", input.region ?? "");
      const every = input.keyword === "" ? smallPack().tasks.map((_task, index) => index + 1) : found.tasks.map(({ task }) => task.id);
      const { guide } = await client.call(searchAll, { ...input, searchType: "guide" });
      expect(guide.total, JSON.stringify(input)).toBe(total(every, found.region, input));
      expect(guide.list).toHaveLength(Math.min(10, guide.total));
      totals.push(guide.total);
    }
    expect(totals.filter((one) => one > 0).length).toBeGreaterThan(150);
    if (name === "sqlite") asked.push(totals);
    else expect([totals]).toEqual(asked);
  });

  test("a question that was asked before, and its words in another county, take few statements", async () => {
    const { client, statements } = await openHost(open);
    const counted = async (ask: () => Promise<unknown>): Promise<number> => {
      statements.count = 0;
      await ask();
      return statements.count;
    };
    const search = (keyword: string, region: string) => counted(async () => client.call(searchAll, { keyword, region }));
    const offer = (keyword: string, region: string) => counted(async () => client.call(suggest, { keyword, region }));
    expect(await search("身份证", "440100")).toBeGreaterThan(1);
    expect(await search("身份证", "440100")).toBe(1);
    expect(await search("身份证怎么办", "440100")).toBe(1);
    expect(await search("身份证", "440300")).toBeLessThanOrEqual(7); // the region, its offices; which items serve it and what they are: for the hits, and for the tasks of the questions
    expect(await offer("身份", "440100")).toBeGreaterThan(1);
    expect(await offer("身份", "440100")).toBe(1);
  });

  test("a task that is renamed, added or ended is found or gone at once", { timeout: 60_000 }, async () => {
    const { database, client } = await openHost(open);
    const first = async (keyword: string) => (await client.call(searchAll, { keyword })).guide.list[0]?.name;
    const offered = async (keyword: string) => (await client.call(suggest, { keyword })).list.map((offer) => offer.name);
    expect(await first("养犬登记")).toBe("养犬登记和年审");
    expect(await first("弹性延迟退休")).toBe("弹性提前、延迟退休申请");

    await fill(database, changedPack(), "changed");

    expect(await first("宠物犬芯片植入备案")).toBe("宠物犬芯片植入备案");
    expect(await first("热气球")).toBe("载人热气球升空报备");
    expect(await first("热气球备案")).toBe("载人热气球升空报备");
    expect(await first("弹性延迟退休")).not.toBe("弹性提前、延迟退休申请");
    expect(await offered("宠物犬")).toContain("宠物犬芯片植入备案");
    expect(await offered("reqiqiu")).toContain("热气球报备");
    expect(await offered("弹性提前")).not.toContain("弹性提前、延迟退休申请");
  });

  test("a search that finds little names the themes that speak of it, and a spelling that finds something", async () => {
    const { client, statements } = await openHost(open);
    const themesFor = async (keyword: string, region = "440000") => (await client.call(searchAll, { keyword, region })).nearest?.map((theme) => theme.name);
    // Words of one theme, in a question that no task answers.
    expect((await themesFor("结婚蛋糕"))?.[0]).toBe("婚姻登记");
    const { guide, nearest } = await client.call(searchAll, { keyword: "结婚蛋糕", region: "440106" });
    expect(guide.total).toBeLessThan(3);
    expect(nearest?.length).toBeGreaterThan(0);
    for (const theme of nearest ?? []) {
      expect(theme.url).toMatch(/^\/portal\/v2\/(?:personal|legal)\/theme\?region=440106&catalogCode=00100[12]\d{3}$/);
      expect(theme.count).toBeGreaterThan(0);
    }
    // Enough is enough; nothing in common with the catalogue has no theme.
    expect((await client.call(searchAll, { keyword: "身份证" })).nearest).toBeUndefined();
    expect(await themesFor("鑫㵘龘")).toEqual([]);
    const slip = await client.call(searchAll, { keyword: "居注证蛋糕" });
    expect([slip.guide.total, slip.correction, slip.guess]).toEqual([0, null, "居住证"]);
    statements.count = 0;
    await themesFor("结婚电影票");
    expect(statements.count).toBeLessThanOrEqual(MAX_STATEMENTS);
  });

  test("below danger or need stand the guides of its topic, and what the catalogue has by name is not done elsewhere", async () => {
    const { client } = await openHost(open);
    const hungry = await client.call(searchAll, { keyword: "三日冇食饭" });
    expect(hungry.help?.map(({ id }) => id)).toEqual(["hunger"]);
    expect(hungry.best).toBe(false);
    expect(hungry.guide.list.slice(0, 2).map((hit) => hit.name)).toEqual(["生活无着的流散人员救助", "临时救助对象认定和救助金给付"]);
    const named = await client.call(searchAll, { keyword: "搬家变更居住地址" });
    expect(named.elsewhere).toEqual([]);
    expect(named.guide.total).toBeGreaterThan(0);
    const moving = await client.call(searchAll, { keyword: "搬家公司" });
    expect([moving.elsewhere?.[0]?.id, moving.best, moving.correction]).toEqual(["household", false, null]);
  });

  test("where no visit is wanted, what can be applied for online comes first, with the words that said so", async () => {
    const { client } = await openHost(open);
    expect((await client.call(searchAll, { keyword: "身份证" })).understood?.noVisit).toBeNull();
    const { understood, guide } = await client.call(searchAll, { keyword: "不想去现场办身份证" });
    expect(understood).toMatchObject({ noVisit: "不想去现场", words: "办身份证" });
    const close = guide.list.filter((hit) => hit.name.includes("居民身份证")).map(({ online }) => online);
    expect(close.length).toBeGreaterThan(2);
    expect(close).toEqual([...close].sort((one, other) => Number(other) - Number(one)));
  });

  test("a question is read into department, theme, code, what is not wanted and for whom", async () => {
    const { client, database } = await openHost(open);
    const item = await database.get(sql<{ code: string }>`SELECT code FROM item WHERE region = '440106' ORDER BY code LIMIT 1`);
    const nothing = { department: null, theme: null, negated: null, forWhom: null, code: null };
    for (const [keyword, said] of [
      ["天河区公安局在哪", { department: "公安局" }],
      ["车管所电话", { department: "车管所" }],
      ["户籍办理", { theme: "户籍办理" }],
      ["不要房产证只要居住证", { negated: "不要房产证" }],
      ["帮妈妈办护照", { forWhom: "帮妈妈" }],
      [item?.code ?? "", { code: item?.code }],
      ["居住证", {}],
    ] as const)
      expect((await client.call(searchAll, { keyword })).understood, keyword).toMatchObject({ ...nothing, ...said });
  });

  test("a theme that letters begin, or that is asked for in English, is the first entrance, with its English name", async () => {
    const { client } = await openHost(open);
    for (const [keyword, theme, english] of [
      ["zhunyingzh", "准营准办", "Business permits"],
      ["exit and entry", "出境入境", "Exit and entry"],
    ] as const)
      expect((await client.call(searchAll, { keyword })).entrance.list[0], keyword).toMatchObject({ type: "theme", name: theme, english });
  });

  test("an office is an entrance to where it works: a county's to its window, a town's to its hall", async () => {
    const { client } = await openHost(open);
    const office = async (keyword: string, region: string) => {
      const { entrance } = await client.call(searchAll, { keyword, region });
      return entrance.list.find(({ type }) => type === "department")?.url;
    };
    expect(await office("换身份证", "440106")).toBe("/portal/v2/branch-hall?orgCode=U64901068&region=440106");
    expect(await office("居住证", "440106001000")).toBe("/portal/v2/country-hall?region=440106001000");
  });

  test("an exact code leads to its guide, wherever one stands", async () => {
    const { client } = await openHost(open);
    const { guide } = await client
      .call(searchAll, { keyword: "护照", region: "440306" })
      .catch(() => client.call(searchAll, { keyword: "护照", region: "440300" }));
    const [hit] = guide.list;
    expect(hit).toBeDefined();
    const code = hit?.taskCode ?? "";
    const found = await client.call(searchAll, { keyword: ` ${code.toLowerCase()} `, region: "440106" });
    expect(found.guide.list.map((one) => one.taskCode)).toEqual([code]);
    const [task] = smallPack().tasks;
    const basic = await client.call(searchAll, { keyword: task?.code ?? "", region: "440000" });
    expect(basic.guide.list.map((one) => one.name)).toContain(task?.name);
    expect((await client.call(searchAll, { keyword: "9".repeat(31) })).guide.total).toBe(0);
  });

  test("the figures of the search are those of what was asked; hot words begin with what people search", async () => {
    const { client } = await openHost(open);
    expect(await client.call(searchQuality, {})).toMatchObject({
      day: "2026-11-20",
      days: 30,
      searches: 0,
      empty: 0,
      median: null,
      precision: { questions: expect.any(Number) },
    });
    for (let round = 0; round < 6; round++) await client.call(searchAll, { keyword: "离婚登记" });
    await client.call(searchAll, { keyword: "qwrtqwrt" });
    await client.call(searchAll, { keyword: "离婚登记", page: 2 });
    await client.call(searchAll, { keyword: "离婚登记", searchType: "guide" });
    const figures = await client.call(searchQuality, {});
    expect([figures.searches, figures.empty]).toEqual([7, 1]);
    expect((await client.call(homeIndex, { region: "440000" })).hotWords[0]).toBe("离婚登记");
    expect((await client.call(searchService, { region: "440000" })).hotWords[0]).toEqual({ name: "离婚登记" });
  });

  test("hostile questions: every one is answered or refused, with the work of an ordinary one", { timeout: 300_000 }, async () => {
    const host: Host = await openHost(open);
    const tricks = fc.constantFrom(
      "' OR 1=1 --", "\"; DROP TABLE task; --", "%_!%", "(a+)+$", "[\\", ".*", "<script>alert(1)</script>", "{{7*7}}", "${jndi:ldap://x}", "../../etc/passwd", "\u0000", "\u001b[2J", "\r\nSet-Cookie: a=b",
      "\u202E\u2066\u2069", "\u200b", "\uFEFF", "👩‍👩‍👧‍👦", "🇨🇳", "é̂̃̄", "\uD800", "\uDFFF", "ﷺ", "証", "ß", "ı", "身份证", "天河区", "shenfenzheng", "怎么办理", "12345", "-1e999", "null", "__proto__", "constructor",
    ); // prettier-ignore
    const keyword = fc.oneof(
      fc.array(tricks, { maxLength: 8 }).map((parts) => parts.join("")),
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(..."身份证户口社保登记办理龘靐齉a1 '%"), maxLength: 110 }),
      fc.string({ minLength: 5_000, maxLength: 20_000 }),
      fc.tuple(tricks, fc.integer({ min: 2, max: 120 })).map(([part, times]) => part.repeat(times)),
      // The longest that is looked up, made of words that half of the catalogue has.
      fc.array(fc.constantFrom(...WORDS), { minLength: 40, maxLength: 60 }).map((parts) => [...parts.join(" ")].slice(0, 100).join("")),
    );
    const enormous = [" ".repeat(1_000_000), `${" ".repeat(1_000_000)}身份证`, "证".repeat(300_000), "((((".repeat(100_000)];
    let count = 0;
    async function ask(text: string): Promise<void> {
      count += 1;
      host.statements.count = 0;
      const body = new URLSearchParams({ keyword: Buffer.from(text).toString(), page: "1" });
      const [call, answer] =
        count % 2 === 0
          ? [searchAll, await host.request("solr/search/item", { method: "POST", body })]
          : [suggest, await host.request(`solr/suggest?${body.toString().slice(0, 6_000)}`)];
      expect([200, 400, 413, 414]).toContain(answer.status);
      const said = await answer.text();
      if (answer.status === 200) validateAnswer(call, normalise(200, JSON.parse(said), call.path));
      else expect(said.length).toBeLessThan(1_000); // a sentence, not the question again
      expect(host.statements.count).toBeLessThanOrEqual(MAX_STATEMENTS);
    }
    await fc.assert(fc.asyncProperty(keyword, ask), { numRuns: HOSTILE[name], seed: 6, endOnFailure: true });
    for (const text of enormous.flatMap((one) => [one, one])) await ask(text);
    expect(count).toBe(HOSTILE[name] + 2 * enormous.length);
    expect(host.logged).toEqual([]);
    expect((await host.client.call(searchAll, { keyword: "身份证" })).guide.total).toBeGreaterThan(0);
  });
});
