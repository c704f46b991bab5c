import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guangdong } from "../province/testing";
import { GUANGDONG } from "../province/testing-tiny";
import { normalise } from "./normalise";
import { createPhraseFinder, createTopicReader } from "./phrases";
import { createVocabularyReader, NO_VOCABULARY } from "./vocabulary";

const reader = createVocabularyReader(guangdong().vocabulary);

test("phrases are found longest first; those of letters only as whole words", () => {
  const finder = createPhraseFinder(["家暴", "家", "etc", "老公打我"]);
  expect(finder.longestAt("家暴怎么办", 0)).toBe("家暴");
  expect([...finder.within("etc 余额, setc")]).toEqual(["etc"]);
  expect(finder.within("老公打我").has("老公打我")).toBe(true);
});

test("a topic needs one word of every part, in any order, and none of what excludes it", () => {
  const topics = createTopicReader([{ id: "violence", says: ["老公|丈夫+打我"], unless: ["打我电话"] }], normalise);
  expect(topics("丈夫打我")).toEqual(["violence"]);
  expect(topics("打我 老公")).toEqual(["violence"]);
  expect(topics("老公打我电话")).toEqual([]);
  expect(topics("老公")).toEqual([]);
});

test.each([
  ["想自杀", "self-harm"],
  ["被老公打", "violence"],
  ["家暴", "violence"],
  ["小孩走丢了", "missing"],
  ["被骗了钱", "fraud"],
  ["没饭吃", "hunger"],
  ["没钱看病", "illness"],
  ["老板拖欠工资", "wages"],
  ["i want to kill myself", "self-harm"],
])("%s needs help: %s", (text, topic) => expect(reader.help(normalise(text))).toContain(topic));

test.each(["身份证丢了", "孩子上学报名", "老人优待证", "公积金贷款", "宣告失踪", "户口本不见了", "工伤认定", "家庭医生"])(
  "%s is an ordinary question",
  (text) => expect(reader.help(normalise(text))).toEqual([]),
);

test.each([
  ["交电费", "electricity"],
  ["查快递", "parcel"],
  ["买火车票", "train"],
  ["预约挂号", "doctor"],
  ["明天天气", "weather"],
])("%s is done elsewhere: %s", (text, topic) => expect(reader.elsewhere(normalise(text))).toContain(topic));

test.each([
  ["how to renew passport", "普通护照换发", true],
  ["Lost driver's license", "机动车驾驶证遗失补证", true],
  ["身份证唔见咗", "身份证 丢失", false],
  ["回乡证", "港澳居民来往内地通行证", false],
  ["地税局", "税务局", false],
  ["地税局开完税证明", "开完税证明", false],
  ["shenfenzheng", "shenfenzheng", false],
])("%s is searched as %s", (text, words, english) => expect(reader.translate(normalise(text))).toMatchObject({ text: words, english }));

/** One or two words of every file of the folder: what is searched for them, the topic that they tell of, the place outside that they name, or the tasks below a topic. */
const FAMILIES: Readonly<Record<string, readonly [said: string, understood: string][]>> = {
  "departments.yaml": [
    ["食药监在哪", "市场监督管理局"],
    ["卫计委电话", "卫生健康"],
  ],
  "dialect.yaml": [
    ["揸车牌", "驾驶证"],
    ["bb仔", "新生儿"],
  ],
  "elsewhere.yaml": [
    ["交电费", "electricity"],
    ["查快递", "parcel"],
  ],
  "english.yaml": [
    ["lost id card", "居民身份证丢失补领"],
    ["social security services", "社会保障"],
  ],
  "everyday.yaml": [
    ["出世纸", "出生医学证明"],
    ["老人卡", "老年人优待证"],
  ],
  "help.yaml": [
    ["冇饭食", "hunger"],
    ["被老公打", "violence"],
  ],
  "help-examples.yaml": [
    ["他把门反锁了不给我出去，手里拿着皮带", "violence"],
    ["阿嬷早上出去买菜到现在都没回家", "missing"],
  ],
  "help-tasks.yaml": [
    ["hunger", "homeless-assistance"],
    ["wages", "labour-complaint"],
  ],
  "hong-kong-macao.yaml": [
    ["综援", "低保"],
    ["生果金", "高龄津贴"],
  ],
  "outside.yaml": [
    ["北京身份证", "北京"],
    ["上海社保转移", "上海"],
  ],
  "places.yaml": [
    ["珠江新城", "440106"],
    ["xiaobei", "440104"],
  ],
  "elsewhere-examples.yaml": [["猫吐了一天", "pets"]],
  "task-examples.yaml": [["my wife chinese id card lost", "id-card-loss"]],
  "spoken.yaml": [
    ["外嫁女分红", "collective-membership"],
    ["cannot afford a lawyer", "legal-aid-application"],
  ],
  "trade.yaml": [
    ["安许证", "安全生产许可证"],
    ["竣备", "竣工验收备案"],
  ],
};

test("every family of the vocabulary is understood", () => {
  const { vocabulary } = guangdong();
  expect(Object.keys(FAMILIES).sort()).toEqual(readdirSync(join(GUANGDONG, "vocabulary")).sort());
  for (const [file, samples] of Object.entries(FAMILIES))
    for (const [said, understood] of samples) {
      const text = normalise(said);
      const [first = ""] = reader.translate(text).text.split(" ");
      const all = [
        first,
        ...reader.help(text),
        ...reader.elsewhere(text),
        ...reader.outside(text),
        ...reader.nicknames.filter(({ say }) => say === said).map(({ region }) => region),
        ...[vocabulary.spoken, vocabulary.taskExamples, vocabulary.elsewhereExamples].flatMap((family = {}) =>
          Object.keys(family).filter((id) => family[id]?.includes(said)),
        ),
        ...(vocabulary.help.find(({ id }) => id === said)?.tasks ?? []),
      ];
      expect(all, `${file}: ${said}`).toContain(understood);
    }
});

test("English terms lead to themes too, and every task and theme has an English name", () => {
  expect(reader.translate("exit and entry").themes).toEqual([{ said: "exit and entry", names: ["出境入境"] }]);
  const { tasks, themes, vocabulary } = guangdong();
  const named = new Set(vocabulary.english.flatMap(({ tasks: [task] = [] }) => task ?? []));
  expect(tasks.filter(({ id }) => !named.has(id)).map(({ id }) => id)).toEqual([]);
  const about = new Set(vocabulary.english.flatMap(({ themes: [theme] = [] }) => theme ?? []));
  expect([...themes.person, ...themes.company].filter(({ name }) => !about.has(name)).map(({ name }) => name)).toEqual(["其他", "其他"]);
});

test("how people speak of a task is compared in the words of the catalogue, English by the words that are not only asking", () => {
  const spoken = createVocabularyReader({
    ...NO_VOCABULARY,
    words: [{ say: ["唔见咗"], mean: "丢失" }],
    english: [
      { say: ["how", "my"], mean: "" },
      { say: ["id cards"], mean: "居民身份证", tasks: ["id-card-loss"] },
    ],
    spoken: { "id-card-loss": ["身份证唔见咗", "My wallets were stolen"] },
  });
  expect(spoken.spoken("id-card-loss")).toEqual(["身份证 丢失", "wallet were stolen", "id card"]);
  expect(spoken.contentWords("how is my id card?")).toEqual(["is", "id", "card"]);
});

test("every task is spoken of in other words than its names", () => {
  const { tasks, vocabulary } = guangdong();
  for (const { id, name, phrase, aliases } of tasks) {
    const spoken = vocabulary.spoken?.[id] ?? [];
    expect(spoken.length, id).toBeGreaterThan(0);
    expect(
      spoken.some((said) => ![name, phrase, ...aliases].includes(said)),
      id,
    ).toBe(true);
  }
});

test("an English word that is begun means the shortest one that begins so", () => expect(reader.completeEnglish("passp")).toBe("passport"));

test("there are 300 English terms, and each number says where it is from and when that was checked", () => {
  const { english, help } = guangdong().vocabulary;
  expect(english.filter(({ mean }) => mean !== "").flatMap(({ say }) => say).length).toBeGreaterThanOrEqual(300);
  for (const { contacts } of help)
    for (const { source, checked } of contacts) expect([source.length > 3, checked]).toEqual([true, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
});
