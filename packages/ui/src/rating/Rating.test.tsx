import { act, fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Form, FormItem } from "../form/index.js";
import { hydrate } from "../testing/index.js";
import { Rating } from "./index.js";

test("choosing, and taking it back", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Rating legend="满意吗" onValueChange={change} />);
  fireEvent.click(container.querySelectorAll("input")[3]!);
  expect(container.querySelectorAll("[data-on]")).toHaveLength(4);
  fireEvent.click(container.querySelector("[aria-label='清除评价']")!);
  expect(change.mock.calls).toEqual([[4], [0]]);
  expect(container.querySelector("button")).toBeNull();
});

test("ten stars at most, named by number where there is no word", async () => {
  const { container } = await hydrate(<Rating legend="打分" max={25} />);
  expect(container.querySelectorAll("input")).toHaveLength(10);
  expect(container.querySelector("label")!.textContent).toBe("1 分，满分 10 分");
});

test("in a form a required rating of none is an error", async () => {
  const onSubmit = vi.fn();
  const { container } = await hydrate(
    <Form defaultModel={{ score: 0 }} rules={{ score: { type: "number", min: 1, message: "请评价" } }} onSubmit={onSubmit}>
      <FormItem group prop="score" label="满意吗">
        <Rating />
      </FormItem>
    </Form>,
  );
  fireEvent.submit(container.querySelector("form")!);
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.click(container.querySelectorAll("input")[4]!);
  await act(async () => {
    fireEvent.submit(container.querySelector("form")!);
  });
  expect(onSubmit.mock.calls[0]![0]).toEqual({ score: 5 });
});
