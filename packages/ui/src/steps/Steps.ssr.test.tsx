import { expect, test } from "vitest";
import { renderThenHydrate } from "../testing/index.js";
import { Steps } from "./index.js";

const items = [{ title: "申请", description: "带旧证" }, { title: "审核", meta: "5 个工作日" }, { title: "领证" }];

test("an ordered list that only describes says no state", async () => {
  const { container } = await renderThenHydrate(<Steps items={items} />);
  expect([...container.querySelectorAll("ol > li")].map((step) => step.textContent)).toEqual(["申请带旧证", "审核5 个工作日", "领证"]);
  expect(container.querySelector("[aria-current], [data-state]")).toBeNull();
});

test("with a current step the others are done or to come", async () => {
  const { container } = await renderThenHydrate(<Steps items={items} current={1} />);
  expect([...container.querySelectorAll("li")].map((step) => [step.dataset["state"], step.getAttribute("aria-current")])).toEqual([
    ["done", null],
    ["current", "step"],
    ["todo", null],
  ]);
});

test("compact steps are all in the list; without a current one they are as ever", async () => {
  const { container } = await renderThenHydrate(<Steps items={items} current={1} compact />);
  expect(container.querySelectorAll("[data-compact] > ol > li > strong")).toHaveLength(3);
  const { container: plain } = await renderThenHydrate(<Steps items={items} compact />);
  expect(plain.querySelector("[data-compact]")).toBeNull();
});
