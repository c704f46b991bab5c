import { type AnswerOf, benefits, type Benefit } from "@onehall/api";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate, samples } from "../testing";
import { amountText } from "./amount";
import { BenefitsPage } from "./BenefitsPage";
import { type BenefitsData, loadBenefits } from "./data";

type Answer = AnswerOf<typeof benefits>;

const benefit = (number: number, more: Partial<Benefit>): Benefit => ({
  task: samples.item(number, { name: `事项${number}` }),
  kind: "津贴补贴",
  state: "maybe",
  waitsFor: [],
  further: [],
  amount: null,
  formula: null,
  noAmount: "标准由当地公布。",
  ...more,
});
const question = (id: string, help: string | null = null) => ({
  id,
  text: `${id}？`,
  help,
  options: ["yes", "no"].map((option) => ({ id: option, text: `${id}-${option}` })),
});

const list = [
  benefit(1, { state: "applies", noAmount: null, amount: { yuan: 3600, per: "每个孩子每年", law: "某方案", note: "国家基础标准。" } }),
  benefit(2, { further: ["没有领过。"] }),
  benefit(3, { waitsFor: ["c"], task: samples.item(3, { name: "事项3", online: false }) }),
  benefit(4, { state: "excluded" }),
];

const back = backEnd(
  answers.regions,
  reply(benefits, ({ answers: text = "", region = "" }): Answer => {
    const given = Object.fromEntries(text === "" ? [] : text.split(",").map((pair) => pair.split(":") as [string, string]));
    const unsure = Object.keys(given).filter((id) => given[id] === "unsure");
    const open = ["a", "b", "c"].filter((id) => given[id] === undefined);
    return {
      region: { code: region, name: "天河区" },
      questions: [question("a"), question("b", "怎么判断。"), question("c")],
      answers: Object.fromEntries(Object.entries(given).filter(([id, option]) => "abc".includes(id) && option !== "unsure")),
      unsure,
      open,
      next: open[0] ?? null,
      applies: 1,
      maybe: 2,
      list,
    };
  }),
).fetch;

const HERE = "/portal/v3/benefits?region=440106";
const dataOf = async (query: string, face = "v3"): Promise<BenefitsData> =>
  (await load(loadBenefits, `/portal/${face}/benefits?region=440106${query}`, back)).data;
async function opened(query: string, face: "v2" | "v3" = "v3") {
  const data = await dataOf(query, face);
  const { container } = await renderThenHydrate(page(BenefitsPage, data, { path: `/${face}/benefits`, face }));
  const hrefOf = (name: string | RegExp) => within(container).getAllByRole("link", { name, hidden: true })[0]?.getAttribute("href");
  return { container, hrefOf };
}

test("the count first, one question as links with all answers, what was said can be taken back", async () => {
  const { container, hrefOf } = await opened("&a.a=yes");
  const text = container.textContent;
  expect(text).toContain("符合 1 项 · 可能 2 项");
  expect(text).toContain("其中 1 项还差回答");
  expect(text.indexOf("符合 1 项")).toBeLessThan(text.indexOf("b？"));
  expect(text).toContain("怎么判断。");
  expect(hrefOf("b-yes")).toBe(`${HERE}&a.a=yes&a.b=yes`);
  expect(hrefOf("不确定，跳过")).toBe(`${HERE}&a.a=yes&a.b=unsure`);
  expect(hrefOf(/去掉“a？”的回答：a-yes/)).toBe(HERE);
  expect(hrefOf("全部重新回答")).toBe(HERE);
  const withAnswers = [...container.querySelectorAll("a[href*='a.b=']")];
  expect(withAnswers.every((link) => link.getAttribute("rel") === "nofollow")).toBe(true);
  expect(container.querySelectorAll("form, button")).toHaveLength(0);
});

test("each benefit says its amount with the law, what is open, and its way; online only where it is", async () => {
  const { container, hrefOf } = await opened("&a.a=yes&a.c=unsure");
  const entry = (name: string) =>
    within(container)
      .getByRole("heading", { name: new RegExp(name), hidden: true })
      .closest("li");
  expect(entry("事项1")?.textContent).toContain("每个孩子每年 3600 元 国家基础标准。依据《某方案》");
  expect(entry("事项2")?.textContent).toContain("还要核对：没有领过。");
  expect(hrefOf("在线办理：事项1")).toBe(`/portal/v3/apply?task=${list[0]?.task.taskCode}`);
  expect(hrefOf("看怎么办：事项1")).toBe(`/portal/v3/guide/${list[0]?.task.taskCode}`);
  expect(entry("事项3")?.textContent).not.toContain("在线办理");
  expect(
    within(entry("事项3") ?? container)
      .getByRole("link", { name: "c？", hidden: true })
      .getAttribute("href"),
  ).toBe(`${HERE}&a.a=yes&ask=c`);
  expect(container.textContent).toContain("最后由主管部门决定");
  expect(amountText(benefit(5, { noAmount: null, amount: { yuan: 10_000, per: "每人一次性", law: "某办法", note: null } })).value).toBe("每人一次性 1 万元");
  expect(amountText(benefit(6, { noAmount: null, formula: { text: "工资的90%。", law: "某条例" } }))).toEqual({
    value: "工资的90%。",
    source: "依据《某条例》",
  });
});

test("a question can be chosen; when all are answered none is asked; another region keeps the answers", async () => {
  expect((await dataOf("&ask=c")).asked).toBe("c");
  expect(await dataOf("&ask=nothing&a.zzz=yes")).toMatchObject({ asked: "a", answers: {} });
  const { container, hrefOf } = await opened("&a.a=yes&a.b=unsure&a.c=no", "v2");
  expect(container.textContent).toContain("问题都答完了");
  expect(container.textContent).toContain("不确定：b？");
  expect(hrefOf("广州市")).toBe("/portal/v2/benefits?region=440100&a.a=yes&a.b=unsure&a.c=no");
});

test("out of order it says so", async () => {
  const { data } = await load(loadBenefits, "/portal/v2/benefits", backEnd(answers.regions).fetch);
  const { container } = await renderThenHydrate(page(BenefitsPage, data, { path: "/v2/benefits" }));
  expect(container.textContent).toContain("查询");
  expect(container.textContent).not.toContain("符合");
});
