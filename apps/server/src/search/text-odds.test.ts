import { expect, test } from "vitest";
import { normalise } from "./normalise";
import { featuresOf } from "./text-features";
import { createTextOdds } from "./text-odds";

const features = (text: string) => featuresOf(normalise(text), 2);
const of = (right: boolean, texts: readonly string[]) => texts.map((text) => ({ right, features: features(text) }));
const read = createTextOdds([
  ...of(true, ["今晚的电影几点开场", "哪个影院的票便宜", "抢两张回家的火车票", "快递卡在中转站", "这只股票今天涨了没有"]),
  ...of(false, ["身份证丢了怎么补", "开个小饭馆要什么证", "电影院开张要什么许可", "社保断了三个月", "孩子上户口要什么", "火车站边上的派出所办身份证吗"]),
]);
const probability = (text: string): number => read(features(text));

const KIND = ["明晚那场电影几点开场", "帮我抢一张火车票", "包裹在中转站三天没动", "这只股票又跌了"];
const OTHERS = ["影院开张要什么", "我的身份证补办", "小饭馆的许可", "上户口要什么", "派出所在火车站边上吗"];

test("what nobody wrote is told from what shares words with it", () => {
  expect(Math.min(...KIND.map(probability))).toBeGreaterThan(Math.max(...OTHERS.map(probability)));
});

test("of what no sentence has anything in common with, nothing is known", () => {
  for (const text of ["", "🚒", "鑫㵘龘", "x".repeat(100_000)]) expect(probability(text)).toBe(0);
  expect(createTextOdds([])(features("身份证"))).toBe(0);
});
