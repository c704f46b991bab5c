import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { Tooltip } from "./index.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const show = async () => {
  const change = vi.fn();
  const { container } = await hydrate(
    <Tooltip content="不含节假日" onOpenChange={change}>
      <button type="button">时限</button>
    </Tooltip>,
  );
  pass(10_000); // no other was open just now
  return { root: container.firstElementChild!, tip: container.querySelector<HTMLElement>("[role=tooltip]")!, change };
};

test("opens under a resting pointer, not under one that only passes", async () => {
  const { root, tip } = await show();
  fireEvent.pointerEnter(root);
  pass(200);
  fireEvent.pointerLeave(root);
  pass(500);
  expect(tip.hidden).toBe(true);
  fireEvent.pointerEnter(root);
  pass(310);
  expect(tip.hidden).toBe(false);
});

test("gives the pointer time to come over, then closes", async () => {
  const { root, tip } = await show();
  fireEvent.pointerEnter(root);
  pass(310);
  fireEvent.pointerLeave(root);
  pass(100);
  fireEvent.pointerEnter(root);
  pass(1000);
  expect(tip.hidden).toBe(false);
  fireEvent.pointerLeave(root);
  pass(200);
  expect(tip.hidden).toBe(true);
});

test("Escape closes it wherever the focus is, and a dialog around it stays", async () => {
  const { root, tip, change } = await show();
  fireEvent.pointerEnter(root);
  pass(310);
  expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(false);
  expect(tip.hidden).toBe(true);
  expect(change.mock.calls).toEqual([[true], [false]]);
  expect(fireEvent.keyDown(document.body, { key: "Escape" })).toBe(true);
});
