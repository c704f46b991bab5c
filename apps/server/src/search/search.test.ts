import fc from "fast-check";
import { expect, test } from "vitest";
import { onEachDatabase } from "../data/testing";
import { guangdong } from "../province/testing";
import { small } from "../province/testing-small";
import { createLexicon } from "./lexicon";
import { searchModel } from "./model";
import { normalise, withoutMarkup } from "./normalise";
import { pinyinReadings, soundKey, syllables } from "./pinyin";
import { createPlaces, createVillageNames, villageAt, villagesMentioned } from "./places";
import { modifiersOf, noVisitWords, stripQuestionPhrases, splitRequests } from "./question";
import { candidateLimit, createSearch, MAX_COMPARED } from "./search";
import { createSegmenter, indexTokens, bigrams } from "./tokens";
import { MAX_TOKENS, synonymsOf, tokensOf, queryTerms } from "./query-terms";

const cutter = createSegmenter(["网约车"]);

test.each([
  ["護照辦理", "护照办理"],
  ["有人跟著我", "有人跟着我"],
  ["軟著登記 著作權", "软著登记 著作权"],
  ["衞生許可證", "卫生许可证"],
  ["ＩＣＰ备案（个人）", "icp备案 个人"],
  ["  身份证\u3000到期？ ", "身份证 到期"],
  ["😀!?", ""],
  ["⿰豈", "岂"],
])("%j is compared as %j", (text, form) => expect(normalise(text)).toBe(form));

test.each([
  ["身份证<script>(", "身份证 ("],
  ["<b>身份证</b>&nbsp;${换领}", "身份证"],
  ["<script>", "<script>"],
  ["年龄<18", "年龄<18"],
])("of %j %j is asked", (typed, asked) => expect(withoutMarkup(typed).replaceAll(/ +/g, " ").trim()).toBe(asked));

test("the same words get the same cutter in whatever order, other words one of their own", () => {
  expect(createSegmenter(["网约车", "居住证"])).toBe(createSegmenter(["居住证", "网约车", "网约车"]));
  expect(createSegmenter(["居住证"]).cut("网约车")).not.toEqual(["网约车"]);
  expect(cutter.cut("网约车")).toEqual(["网约车"]);
});

test("the same content gets the same model, other words another one", async () => {
  const { synonyms, vocabulary } = guangdong();
  const content = { words: [], regions: [], villages: [], tasks: [], departments: [], synonyms, vocabulary, classifier: undefined };
  const model = await searchModel(content);
  expect(await searchModel({ ...content, synonyms: [...synonyms] })).toBe(model);
  const other = await searchModel({ ...content, synonyms: [["身份证", "身份证件"]] });
  expect(other).not.toBe(model);
  expect(other.synonyms.get("身份证")).toContain("身份证件");
});

test("a form stays what it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text));
    }),
  );
});

test("every pair of neighbouring characters is a token, so that no word of two is missed", () => {
  const han = fc.string({ unit: fc.constantFrom(..."身份证居住登记办理护照社会保险公积金个税"), minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(han, (text) => {
      const tokens = indexTokens(text, cutter);
      for (const pair of bigrams(normalise(text))) expect(tokens.has(pair)).toBe(true);
      for (const sign of normalise(text).replaceAll(" ", "")) expect(tokens.has(sign)).toBe(true);
    }),
  );
});

test.each([
  ["大埔县", ["dabuxian", "dapuxian"]],
  ["东涌镇", ["dongchongzhen", "dongyongzhen"]],
  ["六都镇", ["luduzhen", "liuduzhen"]],
  ["旅游", ["lvyou"]],
  ["银行", ["yinhang"]],
])("%s is typed as %j", (text, full) => expect(pinyinReadings(text).map((reading) => reading.full)).toEqual(full));

test("what sounds alike in the south has one key", () => {
  expect(soundKey(syllables("身份证"))).toBe(soundKey(syllables("森昏增").map((part, index) => (index === 1 ? "fen" : part))));
  expect(soundKey(["nan"])).toBe(soundKey(["lan"]));
});

test.each([
  ["身份证怎么办理", "身份证"],
  ["请问在哪里办居住证", "居住证"],
  ["结婚登记需要带什么", "结婚登记"],
  ["怎么办", "怎么办"],
])("%s asks for %s", (text, content) => expect(stripQuestionPhrases(normalise(text))).toBe(content));

const word = (text: string, weight = 1) => ({ word: text, pinyin: syllables(text).join(" "), weight });
const lexicon = createLexicon(["身份证", "身份", "护照", "公积金", "居住证", "换", "工", "积金", "营业执照", "二手房", "西安"].map((text) => word(text)));

test.each([
  ["shenfenzheng", "身份证"],
  ["sfz", "身份证"],
  ["huanshenfenzheng", "换身份证"],
  ["banhuzhao", undefined],
  ["senfenzeng", "身份证"],
  ["gjj", "公积金"],
  ["xian", "西安"],
  ["qwrt", undefined],
  ["a", undefined],
])("letters %s spell %s", (letters, text) => expect(lexicon.fromLatin(letters)).toBe(text));

test.each([
  ["工积金", "公积金"],
  ["身份正", "身份证"],
  ["户找", "护照"],
  ["营业执召", "营业执照"],
  ["居注证", "居住证"],
  ["身份证", undefined],
  ["换身份证", undefined],
  ["二手车", undefined],
  ["世界杯", undefined],
])("%s is mended to %s", (slip, text) => expect(lexicon.correct(slip, cutter)).toBe(text));

test("a slip is looked for in a sentence, not in whatever fills the box", () => {
  expect(lexicon.correct(`${"好".repeat(30)}居注证`, cutter)).toBe(`${"好".repeat(30)}居住证`);
  expect(lexicon.correct(`${"好".repeat(60)}居注证`, cutter)).toBeUndefined();
});

test.each([
  ["shenfenz", "身份证"],
  ["huz", "护照"],
  ["xia", "西安"],
  ["zz", undefined],
])("letters %s begin to spell %s", (letters, text) => expect(lexicon.complete(letters)).toBe(text));

test("a question is compared with so many names at most, one of people's length with all candidates", () => {
  expect(candidateLimit(1)).toBe(candidateLimit(40));
  for (let tokens = 1; tokens <= MAX_TOKENS; tokens++) expect(candidateLimit(tokens) * tokens).toBeLessThanOrEqual(MAX_COMPARED);
  expect(candidateLimit(MAX_TOKENS)).toBeGreaterThan(50);
});

const regionOf = new Map(guangdong().regions.map((region) => [region.code, region]));
/** Names from the city down. */
function pathOf(code: string): string {
  const region = regionOf.get(code);
  if (!region?.parent) return "";
  const above = pathOf(region.parent);
  return `${above}${above && "/"}${region.name}`;
}

const villageNames = createVillageNames(guangdong().regions.filter((region) => region.level === "village"));
const places = createPlaces(
  guangdong().regions.filter((region) => region.level !== "village"),
  { has: (text) => ["新兴", "光明", "长沙"].includes(text), isOrdinary: (text) => cutter.isOrdinary(text), cut: (text) => cutter.cut(text) },
  { size: villageNames.size, nicknames: guangdong().vocabulary.nicknames ?? [] },
);

test.each([
  ["天河区办身份证", "440000", "440106", "办身份证"],
  ["广州市天河区五山街道办身份证", "440000", "440106001000", "办身份证"],
  ["天河 社保卡", "440000", "440106", "社保卡"],
  ["深圳居住证", "440106", "440300", "居住证"],
  ["广东省居住证", "440106", "440106", "居住证"],
  ["横琴粤澳深度合作区税务", "440000", "440405", "税务"],
  ["在南山办护照", "440000", "440305", "在 办护照"],
])("%s, asked in %s, is about %s", (text, from, region, rest) => expect(places.find(text, from)).toMatchObject({ region, rest }));

test.each([
  ["东莞长安居住证", "东莞市/长安镇", "居住证"],
  ["东莞 长安 居住证", "东莞市/长安镇", "居住证"],
  ["虎门", "东莞市/虎门镇", ""],
  ["南海狮山营业执照", "佛山市/南海区/狮山镇", "营业执照"],
  ["茂名电白水东", "茂名市/电白区/水东街道", ""],
  ["电白县水东镇低保", "茂名市/电白区/水东街道", "低保"],
  ["石牌", "广州市/天河区/石牌街道", ""],
  ["海丰公平营业执照", "汕尾市/海丰县/公平镇", "营业执照"],
  ["开平长沙公积金", "江门市/开平市/长沙街道", "公积金"],
  ["中山小榄镇社保卡", "中山市/小榄镇", "社保卡"],
  ["中山火炬开发区居住证", "中山市", "居住证"],
  ["长安镇办事", "东莞市/长安镇", "办事"],
  ["流沙有冇得办护照", "揭阳市/普宁市", "有冇得办护照"],
  ["我老公屋企系虎门嘅 想办老人证", "东莞市/虎门镇", "我老公屋企系 嘅 想办老人证"],
  ["龙江镇办执照 顺德的", "佛山市/顺德区/龙江镇", "办执照 的"],
  ["湛江户口在广州办身份证", "广州市", "户口在 办身份证"],
  ["珠江新城办居住证", "广州市/天河区", "办居住证"],
  ["番禺市桥办护照", "广州市/番禺区/市桥街道", "办护照"],
  ["番禺市办护照", "广州市/番禺区", "办护照"],
  ["萝岗区人才入户", "广州市/黄埔区", "人才入户"],
  ["开平赤坎古镇摆摊", "江门市/开平市/赤坎镇", "摆摊"],
  ["陈村镇花城社区居委会低保", "佛山市/顺德区/陈村镇", "花城社区居委会低保"],
])("%s is about %s, whatever the names are written with", (text, names, rest) => {
  const found = places.find(text, "440000");
  expect([pathOf(found?.region ?? ""), found?.rest]).toEqual([names, rest]);
});

test.each(["公平竞争举报", "不公平", "长沙公积金", "长沙市公积金", "经济开发区环评", "回民安葬", "因公牺牲军人和家属", "上坪镇办居住证"])(
  "%s names no town",
  (text) => expect(places.find(text, "440000")).toBeUndefined(),
);

test("of towns of one name the likelier one is taken and the others are told; where none is, all of them are", () => {
  const told = places.find("长安镇居住证", "440000")?.others ?? [];
  expect(told.map(pathOf)).toEqual(["肇庆市/封开县/长安镇"]);
  expect(places.ambiguous("上坪镇居住证", "440000")?.regions.map(pathOf)).toEqual(["河源市/龙川县/上坪镇", "河源市/连平县/上坪镇"]);
  expect(places.ambiguous("上坪镇居住证", "441622")).toBeUndefined();
  expect(places.ambiguous("虎门镇居住证", "440000")).toBeUndefined();
});

test.each([
  ["exit entry office near humen dongguan", "东莞市/虎门镇", "exit entry office near"],
  ["kaiping tangkou town phone", "江门市/开平市/塘口镇", "phone"],
  ["tangkou kaiping phone", "江门市/开平市/塘口镇", "phone"],
  ["office in canton", "广州市", "office in"],
  ["where is xuwen", "湛江市/徐闻县", "where is"],
  ["change my passport", undefined, undefined],
])("%s is about %s", (text, names, rest) => {
  const found = places.findSpelt(text.split(" "), "440000", (said) => said.join(" ") === "passport");
  expect([found && pathOf(found.region), found?.rest.join(" ")]).toEqual([names, rest]);
});

test("villages are said before 村, 社区 and 居委会, the longest name first; of one name there may be several", () => {
  expect(villagesMentioned("我住柏桥村委会")).toEqual([
    { said: "我住柏桥村委会", short: "我住柏桥" },
    { said: "住柏桥村委会", short: "住柏桥" },
    { said: "柏桥村委会", short: "柏桥" },
  ]);
  expect(villagesMentioned("农村低保")).toEqual([]);
  expect(villageNames.named("柏桥").map((code) => pathOf(`${code.slice(0, 9)}000`))).toEqual(["茂名市/高州市/根子镇"]);
  expect(villageNames.named("南岗").length).toBeGreaterThan(1);
  expect(villageNames.size("440605124000")).toBe(guangdong().regions.filter(({ parent }) => parent === "440605124000").length);
});

test("a village is found after its town, with or without what it is called; not where several are called so", () => {
  const villages = guangdong().regions.filter(({ level, parent }) => level === "village" && parent === "441900003000");
  const [village] = villages;
  const short = village?.name.replace(/(?:社区|村)?(?:居民委员会|村民委员会)$/, "") ?? "";
  for (const said of [short, `${short}社区`, village?.name ?? ""]) expect(villageAt(`${said}居住证`, villages)?.code).toBe(village?.code);
  expect(villageAt("居住证", villages)).toBeUndefined();
  expect(
    villageAt(
      "新村",
      [1, 2].map((number) => ({ code: `44190000300${number}`, parent: null, name: "新村村民委员会", level: "village" })),
    ),
  ).toBeUndefined();
});

test.each([
  ["护照还要港澳通行证", ["护照", "港澳通行证"]],
  ["换驾照顺便办港澳通行证", ["换驾照", "港澳通行证"]],
  ["护照和身份证一起办", ["护照", "身份证"]],
  ["身份证和户口簿能同时办吗", ["身份证", "户口簿能"]],
  ["夫妻和父母", undefined],
  ["居住证", undefined],
])("%s is two wishes or one: %j", (text, wishes) => expect(splitRequests(text)).toEqual(wishes));

test.each([
  ["不想去现场办身份证", "不想去现场"],
  ["唔想排队办社保卡", "唔想排队"],
  ["懒得跑一趟换驾照", "懒得跑一趟"],
  ["不想去办身份证", "不想去"],
  ["工资不能到账", null],
  ["不能出境证明", null],
  ["不想去现场", null],
])("%s asks for what needs no visit: %s", (text, words) => expect(noVisitWords(text)).toBe(words));

test.each([
  ["不要房产证只要居住证", { rest: "居住证", negated: "不要房产证", forWhom: null }],
  ["没有房产证能不能办居住证", { rest: "能不能办居住证", negated: "没有房产证", forWhom: null }],
  ["帮妈妈办护照", { rest: "办护照", negated: null, forWhom: "帮妈妈" }],
  ["帮妈妈", { rest: "帮妈妈", negated: null, forWhom: null }],
  ["只要居住证", { rest: "居住证", negated: null, forWhom: null }],
])("%s leaves out what is not wanted, and for whom it is: %j", (text, asides) => expect(modifiersOf(text)).toEqual(asides));

test.each(["身份证", "新兴产业扶持", "光明前途", ""])("%s names no place", (text) => expect(places.find(text, "440000")).toBeUndefined());

test("a name that several places have is that of the place one stands in, or none", () => {
  expect(places.find("城区办证", "441500")).toBeUndefined(); // too short to be told from the word
  expect(places.find("河西街道办证", "441900")).toBeUndefined();
  const double = guangdong().regions.filter((region) => region.level === "town" && region.name === "新城街道");
  for (const region of double) expect(places.find("新城街道办证", region.parent)?.region).toBe(region.code);
});

test("a question falls into the words that say something", () => {
  const synonyms = synonymsOf([["驾照", "驾驶证"]]);
  const texts = (question: string) => queryTerms(question, synonyms, cutter).map((unit) => unit.text);
  expect(texts("我的驾照丢了")).toEqual(["驾照", "丢"]);
  expect(texts("门特 摇号")).toEqual(["门特", "摇号"]);
  expect(texts("怎么办")).toHaveLength(1);
  expect(texts("")).toEqual([]);
  const [licence] = queryTerms("驾照", synonyms, cutter);
  expect(licence?.alternatives.map((one) => one.token)).toEqual(expect.arrayContaining(["驾照", "驾驶证"]));
  expect(tokensOf(queryTerms("证".repeat(100), synonyms, cutter)).length).toBeLessThanOrEqual(160);
});

const asked: unknown[] = [];

const HOSTILE =
  "登记许可证明变更办理申请身份证户口社保养老公司补贴驾驶证企业注销结婚离婚护照公积金提取居住证食品经营执照医疗生育工伤失业退休残疾低保救助收养殡葬房产契税"
    .repeat(2)
    .slice(0, 100);

onEachDatabase((name, open) => {
  test("who asks again, or asks for the same words otherwise, costs the database nothing but the question of which import it is from", async () => {
    const database = await open({ template: small });
    let count = 0;
    const counting = { ...database, all: (...given: Parameters<typeof database.all>) => ((count += 1), database.all(...given)) } as typeof database;
    const search = await createSearch(counting, guangdong().synonyms, true, guangdong().vocabulary);
    const statements = async (question: string, region = "440000"): Promise<number> => {
      count = 0;
      await search.tasks(question, region);
      return count;
    };
    expect(await statements("身份证 登记")).toBeGreaterThan(0);
    expect(await statements("身份证 登记", "440106")).toBe(0);
    expect(await statements("登记身份证怎么办理")).toBe(0);
    expect(await statements("身份证 13800138000 李小明")).toBe(0); // stands nowhere: neither looked for nor kept, as it may be somebody's
    expect(await statements(HOSTILE)).toBeLessThanOrEqual(4);
    const { tasks, units } = await search.tasks(HOSTILE, "440000");
    expect(tasks.length).toBeLessThanOrEqual(candidateLimit(tokensOf(units).length));
    const fresh = await createSearch(database, guangdong().synonyms, false, guangdong().vocabulary);
    for (const question of ["身份证 登记", "登记", HOSTILE]) expect(await fresh.tasks(question, "440000")).toEqual(await search.tasks(question, "440000"));
  });

  test("counties and cities that are not of the province are left out and said; what only sounds like one stays", async () => {
    const search = await createSearch(await open({ template: small }), guangdong().synonyms, false, guangdong().vocabulary);
    const read = async (question: string) => {
      const { plain, outside, unplaced } = await search.tasks(question, "440000");
      return [plain, outside, unplaced];
    };
    for (const [question, ...said] of [
      ["北京朝阳区居住证", "居住证", "北京", null],
      ["上海浦东新区落户", "落户", "上海", null],
      ["鼓楼区居住证", "居住证", "鼓楼区", null],
      ["义乌市公司注册", "公司注册", "义乌市", null],
      ["张家镇居住证", "居住证", null, "张家镇"],
      ["小区充电桩", "小区充电桩", null, null],
      ["超市营业执照", "超市营业执照", null, null],
      ["灾区补助", "灾区补助", null, null],
      ["市场监管", "市场监管", null, null],
      ["龙南市政务大厅电话", "电话", "龙南市", null],
      ["诸暨开公司", "营业执照 设立", "诸暨", null],
      ["商城退款", "商城退款", null, null],
    ] as const)
      expect(await read(question), question).toEqual(said);
  });

  test("a question that shares no word with a guide finds it by what people say of it, and what is done elsewhere is told by its likeness too", async () => {
    const { synonyms, vocabulary } = guangdong();
    const search = await createSearch(await open({ template: small }), synonyms, false, {
      ...vocabulary,
      elsewhereExamples: { pets: ["猫两天没精神又不吃东西", "小狗呕吐拉稀怎么医"], ordinary: ["给狗上牌打针"] },
    });
    const ask = async (question: string) => {
      const { tasks, elsewhere, sure } = await search.tasks(question, "440000");
      return { first: tasks[0]?.task.name, elsewhere, sure };
    };
    expect(await ask("户口本给老鼠咬得稀巴烂")).toMatchObject({ first: "居民户口簿补领、换领", elsewhere: [], sure: false });
    expect(await ask("我家猫两天不吃东西没精神")).toMatchObject({ elsewhere: ["pets"], sure: false });
    expect((await ask("给狗打针上牌")).elsewhere).toEqual([]);
  });

  test("an answer is kept once its question has come again, and only if it is made of the catalogue's own words", async () => {
    const database = await open({ template: small });
    const search = await createSearch(database, guangdong().synonyms);
    const asks = async (question: string) => {
      const answers = [await search.tasks(question, "440000"), await search.tasks(question, "440000"), await search.tasks(question, "440000")];
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      return new Set(answers.map(({ units }) => units)).size; // a newly parsed query is another object
    };
    expect(await asks("身份证 登记")).toBe(2);
    expect(await asks("身份证 13800138000")).toBe(3);
  });

  test("answers do not depend on the database", { timeout: 60_000 }, async () => {
    const database = await open({ template: small });
    const search = await createSearch(database, guangdong().synonyms);
    const answers: unknown[] = [];
    for (const question of ["身份证", "证", "登记", "天河区社保", "sfz", "工积金", "怎么办", "", "企业注销", "补贴"])
      answers.push(await search.tasks(question, "440000"));
    if (name === "sqlite") asked.push(...answers);
    else expect(answers).toEqual(asked);
    expect(answers.length).toBe(10);
  });
});
