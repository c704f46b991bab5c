import { questionList, type Question } from "@onehall/api";
import { serverHtml } from "@onehall/ui/testing";
import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, backEnd, load, page, reply, renderThenHydrate } from "../testing";
import { loadQuestions } from "./data";
import { QuestionsPage } from "./QuestionsPage";

const { regions } = answers;
const samples: Question[] = [
  { id: "1", question: "身份证丢了怎么办？", answer: [{ type: "p", text: "先补办。" }], topic: "证件办理", taskCode: "11440000553612461J20000000000001" },
  { id: "2", question: "网站打不开怎么办？", answer: [{ type: "ul", items: ["换个浏览器", "拨打12345"] }], topic: "网站与服务" },
];
const found = reply(questionList, ({ keyword = "", topic = "", page: number = 1 }) => {
  const matching = samples.filter((one) => one.question.includes(keyword));
  const list = matching.filter((one) => topic === "" || one.topic === topic);
  return {
    total: list.length,
    page: Number(number),
    pageSize: 20,
    list,
    topics: [...new Set(matching.map((one) => one.topic))].map((name) => ({ name, count: matching.filter((one) => one.topic === name).length })),
  };
});
const open = (query: string) => load(loadQuestions, `/portal/v2/faq?region=440000${query}`, backEnd(regions, found).fetch);

test("questions with their answers, topics as links, a form that works without scripts", async () => {
  const { data } = await open("");
  const { container } = await renderThenHydrate(page(QuestionsPage, data, { path: "/v2/faq?region=440000" }));
  const { getByRole, getAllByRole } = within(container);
  expect(getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(samples.map(({ question }) => question));
  expect(getByRole("link", { name: "看办事指南" }).getAttribute("href")).toBe("/portal/v2/guide/11440000553612461J20000000000001");
  expect(getByRole("link", { name: "证件办理（1）" }).getAttribute("href")).toBe(`/portal/v2/faq?region=440000&topic=${encodeURIComponent("证件办理")}`);
  const form = container.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/portal/v2/faq");
  expect(new FormData(form ?? undefined).get("region")).toBe("440000");
});

test("what was looked for stays in the field, and finding nothing shows a way on", async () => {
  const word = `<b>"'x</b>`;
  const { data } = await open(`&keyword=${encodeURIComponent(word)}`);
  const { container } = await renderThenHydrate(page(QuestionsPage, data, { path: "/v2/faq" }));
  expect(container.querySelector<HTMLInputElement>("input[name=keyword]")?.value).toBe(word);
  expect(container.querySelector("b")).toBeNull();
  expect(
    within(container)
      .getByRole("link", { name: `在全站搜索“${word}”` })
      .getAttribute("href"),
  ).toContain(encodeURIComponent(word).replaceAll("'", "%27"));
});

test("questions that cannot be had close their part only", async () => {
  const { data, status } = await load(loadQuestions, "/portal/v2/faq", backEnd(regions).fetch);
  expect(status).toBe(503);
  expect(serverHtml(page(QuestionsPage, data))).toContain("常见问题暂时打不开");
});
