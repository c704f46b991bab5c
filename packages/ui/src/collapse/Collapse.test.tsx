import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Collapse } from "./index.js";

const items = ["a", "b", "c"].map((key) => ({ key, title: `问题 ${key}`, content: `回答 ${key}` }));
const openOnes = () => [...document.querySelectorAll("details")].flatMap((section, index) => (section.open ? [items[index]!.key] : []));
const press = (key: string) => fireEvent.click(screen.getByText(`问题 ${key}`));

test("any set opens", () => {
  render(<Collapse items={items} defaultOpenKeys={["a"]} />);
  press("c");
  expect(openOnes()).toEqual(["a", "c"]);
  press("a");
  expect(openOnes()).toEqual(["c"]);
});

test("of an accordion one at most", () => {
  render(<Collapse items={items} accordion />);
  press("a");
  press("b");
  expect(openOnes()).toEqual(["b"]);
  press("b");
  expect(openOnes()).toEqual([]);
});

test("held by its owner it opens only when told", () => {
  const onOpenKeysChange = vi.fn();
  const { rerender } = render(<Collapse items={items} openKeys={[]} onOpenKeysChange={onOpenKeysChange} />);
  press("a");
  expect(openOnes()).toEqual([]);
  expect(onOpenKeysChange.mock.calls).toEqual([[["a"]]]);
  rerender(<Collapse items={items} openKeys={["a"]} onOpenKeysChange={onOpenKeysChange} />);
  expect(openOnes()).toEqual(["a"]);
});

test("follows the page search, which opens without a press", async () => {
  const onOpenKeysChange = vi.fn();
  render(<Collapse items={items} onOpenKeysChange={onOpenKeysChange} />);
  await act(async () => {
    document.querySelectorAll("details")[1]!.open = true; // the browser tells by a toggle event
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(onOpenKeysChange.mock.calls).toEqual([[["b"]]]);
  expect(openOnes()).toEqual(["b"]);
});

test("shuts again what its owner holds shut", async () => {
  render(<Collapse items={items} openKeys={[]} />);
  await act(async () => {
    document.querySelectorAll("details")[1]!.open = true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(openOnes()).toEqual([]);
});
