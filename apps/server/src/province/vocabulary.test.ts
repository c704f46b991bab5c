import { expect, test } from "vitest";
import type { Problem } from "./problems";
import { readVocabulary } from "./vocabulary";

const read = (files: Record<string, string>) => {
  const problems: Problem[] = [];
  const sources = Object.entries(files).map(([file, text]) => ({ file: `vocabulary/${file}`, text }));
  const vocabulary = readVocabulary(sources, problems, {
    regions: new Set(["440104"]),
    tasks: new Set(["passport-first"]),
    themes: new Set(["出境入境"]),
    synonyms: [
      ["驾照", "驾驶证"],
      ["licence", "permit"],
    ],
  });
  return { vocabulary, problems: problems.map(({ file, line, text }) => `${file}:${line} ${text}`) };
};

test("every file of the folder is a family of words, but for those with forms of their own", () => {
  const { vocabulary, problems } = read({
    "dialect.yaml": "- { say: [唔见咗], mean: 丢失 }\n",
    "trade.yaml": "- { say: [高企], mean: 高新技术企业 }\n",
    "english.yaml": "- { say: [passport], mean: 护照, tasks: [passport-first] }\n- { say: [travel abroad], mean: 出境, themes: [出境入境] }\n",
    "outside.yaml": "[北京]\n",
    "places.yaml": '- { say: [小北, xiaobei], in: "440104" }\n',
    "spoken.yaml": "passport-first: [第一次出国, first passport]\n",
    "elsewhere.yaml": "- { id: weather, title: 天气不在这里查, text: 向气象部门查。, says: [天气] }\n",
  });
  expect(problems).toEqual([]);
  expect(vocabulary.words.map(({ mean }) => mean)).toEqual(["丢失", "高新技术企业"]);
  expect([vocabulary.english.length, vocabulary.outside, vocabulary.elsewhere.length]).toEqual([2, ["北京"], 1]);
  expect(vocabulary.nicknames).toEqual(["小北", "xiaobei"].map((say) => ({ say, region: "440104" })));
  expect(vocabulary.spoken).toEqual({ "passport-first": ["第一次出国", "first passport"] });
});

test("a word that leads to two places is a problem, in these files and in the synonyms", () => {
  const { problems } = read({
    "dialect.yaml": "- { say: [车牌照], mean: 号牌 }\n- { say: [驾照], mean: 驾驶证 }\n",
    "trade.yaml": "- { say: [車牌照], mean: 驾驶证 }\n",
  });
  expect(problems).toEqual([
    "vocabulary/dialect.yaml:2 “驾照”在 synonyms.yaml 里已经有了：一个词只能指一处，请写长一些说清是哪一处",
    "vocabulary/trade.yaml:1 “車牌照”在 vocabulary/dialect.yaml 里已经有了：一个词只能指一处，请写长一些说清是哪一处",
  ]);
});

test("everyday names of places and ways to speak of a task name what there is, once; synonyms in letters do not take a term away", () => {
  const { problems } = read({
    "english.yaml": "- { say: [permit], mean: 许可 }\n",
    "places.yaml": '- { say: [小北], in: "440104" }\n- { say: [小北, permit], in: "440199" }\n',
    "spoken.yaml": "passport-first: [出国, 出國]\nno-such-task: [出国]\n",
  });
  expect(problems).toEqual([
    "vocabulary/spoken.yaml:1 “出國”前面已经写过",
    "vocabulary/spoken.yaml:2 没有事项 no-such-task",
    "vocabulary/places.yaml:2 没有编码为 440199 的地区",
    "vocabulary/places.yaml:2 “小北”在 vocabulary/places.yaml 里已经有了：一个词只能指一处，请写长一些说清是哪一处",
    "vocabulary/places.yaml:2 “permit”在 vocabulary/english.yaml 里已经有了：一个词只能指一处，请写长一些说清是哪一处",
  ]);
});

test("an English term that is another one's plural leads to two places, unless both are one entry", () => {
  const { problems } = read({
    "english.yaml":
      "- { say: [work permit, work permits], mean: 工作许可 }\n- { say: [student visa], mean: 签证 }\n- { say: [student visas], mean: 居留许可 }\n",
  });
  expect(problems).toEqual(["vocabulary/english.yaml:3 “student visas”在 vocabulary/english.yaml 里已经有了：一个词只能指一处，请写长一些说清是哪一处"]);
});

test("tasks that are not there, words too short and numbers without a source are problems", () => {
  const { problems } = read({
    "english.yaml": "- { say: [visa], mean: 签证, tasks: [no-such-task], themes: [出入境] }\n",
    "help.yaml":
      '- { id: fraud, title: 可能是诈骗, text: 先停手。, says: [骗], contacts: [{ number: "110", name: 公安报警, hours: 全天, text: 说清情况。 }] }\n',
    "help-tasks.yaml": "fraud: [no-such-report]\nflood: []\n",
    "elsewhere.yaml": "- { id: parcel, title: 快递不在这里查, text: 向快递企业查。, says: [快递], tasks: [no-such-guide] }\n",
  });
  expect(problems).toHaveLength(8); // a help topic that cannot be read is none
  for (const text of [
    "没有事项 no-such-guide",
    "没有事项 no-such-report",
    "没有事项 no-such-task",
    "没有主题 出入境",
    "source",
    "vocabulary/help.yaml 里没有 flood",
  ])
    expect(problems.join("\n")).toContain(text);
});

test("examples belong to a topic of help or are ordinary, and each stands once", () => {
  const { problems, vocabulary } = read({
    "help.yaml":
      '- { id: fraud, title: 可能是诈骗, text: 先停手。, says: [被骗], contacts: [{ number: "110", name: 公安报警, hours: 全天, text: 说清情况。, source: 公安部, checked: "2026-11-27" }] }\n',
    "help-examples.yaml": "fraud: [让我把钱转到安全账户]\nordinary: [社保卡怎么办, 让我把钱转到安全账户！]\nflood: [水进屋了]\n",
  });
  expect(problems).toEqual([
    "vocabulary/help-examples.yaml:2 “让我把钱转到安全账户！”在 fraud 里已经有了",
    "vocabulary/help-examples.yaml:3 vocabulary/help.yaml 里没有 flood",
  ]);
  expect(vocabulary.helpExamples?.fraud).toEqual(["让我把钱转到安全账户"]);
});

test("examples stand once, for tasks and topics that there are", () => {
  const { vocabulary, problems } = read({
    "elsewhere.yaml": "- { id: pets, title: 给猫狗看病不在这里办, text: 向宠物医院办。, says: [] }\n",
    "elsewhere-examples.yaml": "pets: [猫两天不吃饭, 貓兩天不吃飯]\nordinary: [养狗登记]\nfilms: [今晚看什么]\n",
    "task-examples.yaml": "passport-first: [想带爸妈去日本玩]\nno-such-task: [想去玩]\n",
  });
  expect(problems).toEqual([
    "vocabulary/elsewhere-examples.yaml:1 “貓兩天不吃飯”在 pets 里已经有了",
    "vocabulary/elsewhere-examples.yaml:3 vocabulary/elsewhere.yaml 里没有 films",
    "vocabulary/task-examples.yaml:2 没有事项 no-such-task",
  ]);
  expect(vocabulary.elsewhere.map(({ says }) => says)).toEqual([[]]);
  expect(vocabulary.taskExamples).toMatchObject({ "passport-first": ["想带爸妈去日本玩"] });
});
