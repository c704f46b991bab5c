import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { RadioGroup } from "./index.js";

const options = [
  { value: "self", label: "本人" },
  { value: "agent", label: "委托" },
];

test("held by its owner it stays as the owner says", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<RadioGroup legend="由谁办理" options={options} value="self" onValueChange={change} />);
  const [self, agent] = container.querySelectorAll("input");
  fireEvent.click(agent!);
  expect(change).toHaveBeenCalledWith("agent");
  expect([self!.checked, agent!.checked]).toEqual([true, false]);
});

test("disabled as a whole or one by one", async () => {
  const { container } = await hydrate(<RadioGroup legend="由谁办理" options={[{ ...options[0]!, disabled: true }, options[1]!]} />);
  expect([...container.querySelectorAll("input")].map((input) => input.disabled)).toEqual([true, false]);
});
