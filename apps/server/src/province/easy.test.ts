import { stringify } from "yaml";
import { expect, test } from "vitest";
import { readEasy } from "./easy";
import { readPack, readPackFiles } from "./pack";
import { mediaSources } from "./site";
import type { Problem } from "./problems";
import { guangdong, TODAY } from "./testing";
import { tinyPack } from "./testing-tiny";
import type { PackTask } from "./task";

const taskOf = (id: string): PackTask => {
  const task = guangdong().tasks.find((one) => one.id === id);
  if (!task) throw new Error(`the pack has no ${id}`);
  return { ...task };
};

const ID = "id-card-loss";
const GOOD = [
  "身份证丢了或者被偷了，补一张新的。",
  "满{condition4.a}岁？不用管，大人陪孩子去。",
  "有别的证件就带上。",
  "自己到派出所窗口，去{visits}。",
  "{days}做好，收{fee}。",
];

function read(sentences: readonly string[], more: { task?: PackTask; version?: number; others?: PackTask[] } = {}) {
  const problems: Problem[] = [];
  const task = more.task ?? taskOf(ID);
  const sources = [
    { file: "easy/words.yaml", text: stringify({ 办理: "办", 核验: ["核对", "查"] }) },
    { file: "easy/police.yaml", text: stringify({ [task.id]: { version: more.version ?? task.version, text: sentences } }) },
  ];
  readEasy(sources, problems, [task, ...(more.others ?? [])]);
  return { easy: task.easy?.map(({ text }) => text), problems: problems.map(({ text }) => text) };
}

const without = (index: number, sentence: string): string[] => GOOD.map((one, at) => (at === index ? sentence : one));
/** Without the figure that the guide has not. */
const RIGHT = without(1, "小孩要大人陪着去。");

test("the sentences of a guide are read, with the figures of the guide", () => {
  const { easy, problems } = read(RIGHT);
  expect(problems).toEqual([]);
  expect(easy?.slice(3)).toEqual(["自己到派出所窗口，去1次。", "15个工作日做好，收40元。"]);
});

test("a figure that cases change is said as a range, and one that may be none as the most", () => {
  expect(
    read(["车太大要许可。", "别乱改装。", "交申请表。", "在网上填。", "看大小要{days}，不收钱。"], { task: taskOf("oversize-transport-permit") }).easy?.[4],
  ).toBe("看大小要2到20个工作日，不收钱。");
  expect(read(["换护照。", "带旧护照。", "去大厅，{visits}。", "网上也行。", "{days}做好，收{fee}。"], { task: taskOf("passport-renewal") }).easy?.[2]).toBe(
    "去大厅，最多1次。",
  );
});

test.each<[what: string, sentences: string[], problem: RegExp]>([
  ["four sentences", RIGHT.slice(1), /应有 5 句，这里有 4 句/],
  ["a long sentence", without(1, "小孩子要由爸爸或者妈妈或者别的大人陪着一起到派出所的窗口那里去才可以。"), /最多 30 个/],
  ["a digit", without(1, "满16岁的自己去。"), /不能自己写数字/],
  ["a number in words", without(1, "满十六岁的自己去。"), /不能自己写数字/],
  ["a count in words", without(1, "小孩只要去一次。"), /不能自己写数字/],
  ["two sentences in one", without(1, "小孩要大人陪。大人带证件。"), /应为一句话/],
  ["officialese", without(1, "小孩由大人陪着办理。"), /“办理”不好懂，可以说“办”/],
  ["a word with several plain ones", without(1, "系统会核验身份。"), /可以说“核对”“查”/],
  ["a figure that the guide has not", GOOD, /没有 \{condition4\.a\} 这个数字/],
  ["how long left out", without(4, "做好了收{fee}。"), /没有写多久/],
  ["how often left out", without(3, "自己到派出所窗口。"), /没有写要去几次/],
  ["free where there is a fee", without(4, "{days}做好，不收钱。"), /不能只写不收钱/],
])("the checker refuses %s", (_what, sentences, problem) => {
  expect(read(sentences).problems.join("\n")).toMatch(problem);
});

test("the checker refuses a guide without a fee that does not say so", () => {
  const sentences = ["结婚去登记处。", "要自己愿意。", "带身份证。", "去{visits}。", "当场发证。"];
  expect(read(sentences, { task: taskOf("marriage-registration") }).problems.join()).toMatch(/不收费，要写明“不收钱”/);
});

test("the checker refuses sentences that were written before a change of substance, and a complete guide without any", () => {
  const changed: PackTask = {
    ...taskOf(ID),
    version: 9,
    changes: [
      { version: 9, date: "2026-11-20", kind: "wording", text: "措辞。" },
      { version: 8, date: "2026-11-19", kind: "substance", text: "费用变了。" },
    ],
  };
  expect(read(RIGHT, { task: changed, version: 7 }).problems).toEqual([`${ID}：指南第 8 版有实质的修改：请对照后改写，再改版本号`]);
  expect(read(RIGHT, { task: changed, version: 8 }).problems).toEqual([]);
  expect(read(RIGHT, { others: [taskOf("passport-first")] }).problems.join()).toMatch(/完整指南要有好懂版/);
});

test("every complete guide of the province has five sentences, the same figures and no other", () => {
  const complete = guangdong().tasks.filter(({ complete: whole, kind }) => whole && kind !== "TC");
  expect(complete.length).toBeGreaterThanOrEqual(107);
  expect(complete.filter(({ easy }) => easy?.length !== 5).map(({ id }) => id)).toEqual([]);
});

test("videos in sign language come from site.yaml, and their hosts into the policy", async () => {
  const video = { url: "https://video.example/a.mp4", captions: "/portal/files/a.vtt", transcript: "https://text.example/a" };
  const files = readPackFiles(await tinyPack());
  const withVideos = (videos: object) => {
    const sources = files.sources.map((one) => (one.file === "site.yaml" ? { ...one, text: `${one.text}\nsignVideos: ${JSON.stringify(videos)}\n` } : one));
    const { pack, problems } = readPack({ ...files, sources }, TODAY);
    return { pack, problems: problems.filter(({ text }) => /signVideos|网址/.test(text)).map(({ text }) => text) };
  };
  const { pack, problems } = withVideos({ [ID]: video, "no-such-task": video });
  expect(problems).toEqual(["signVideos：没有事项 no-such-task"]);
  expect(pack?.tasks.filter(({ signVideos }) => signVideos).map(({ id, signVideos }) => [id, signVideos])).toEqual([[ID, [video]]]);
  expect(pack && mediaSources(pack.site)).toEqual(["https://video.example"]);
  expect(withVideos({ [ID]: { ...video, url: "http://video.example/a.mp4" } }).problems.join()).toMatch(/完整网址/);
});
