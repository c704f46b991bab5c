import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { Checkbox, CheckboxGroup } from "./index.js";

const options = [
  { value: "a", label: "甲" },
  { value: "b", label: "乙" },
  { value: "c", label: "丙" },
];

test("held by its owner it stays as the owner says", async () => {
  const change = vi.fn();
  const { container, rerender } = await hydrate(
    <Checkbox checked={false} onCheckedChange={change}>
      同意
    </Checkbox>,
  );
  const box = container.querySelector("input")!;
  fireEvent.click(box);
  expect(change).toHaveBeenCalledWith(true);
  expect(box.checked).toBe(false);
  rerender(
    <Checkbox checked onCheckedChange={change}>
      同意
    </Checkbox>,
  );
  expect(box.checked).toBe(true);
});

test("indeterminate is set as a property, and again after a press", async () => {
  const { container } = await hydrate(
    <Checkbox indeterminate checked={false} onCheckedChange={() => {}}>
      全选
    </Checkbox>,
  );
  expect(container.querySelector("input")!.indeterminate).toBe(true);
});

test("a group answers in the order of its options, whatever was pressed first", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<CheckboxGroup legend="方式" options={options} defaultValue={["b"]} onValueChange={change} />);
  const boxes = container.querySelectorAll("input");
  fireEvent.click(boxes[2]!);
  fireEvent.click(boxes[0]!);
  fireEvent.click(boxes[1]!);
  expect(change.mock.calls.map(([value]) => value)).toEqual([
    ["b", "c"],
    ["a", "b", "c"],
    ["a", "c"],
  ]);
});

test.each([
  ["a box without a name", <Checkbox key="1" />, "Checkbox: it has no name"],
  ["a group without a question", <CheckboxGroup key="2" options={options} />, "CheckboxGroup: it has no legend"],
  ["two options of one value", <CheckboxGroup key="3" legend="方式" options={[options[0]!, options[0]!]} />, 'two items have the key "a"'],
])("%s is refused with a sentence that helps", async (_what, element, sentence) => {
  await expect(hydrate(element)).rejects.toThrow(sentence);
});
