import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { withDialogs } from "../testing/dialog.js";
import { Drawer } from "./index.js";

withDialogs();
const dialog = () => document.querySelector("dialog")!;
const pressMask = () => {
  fireEvent.pointerDown(dialog());
  fireEvent.click(dialog());
};

test("closes by its button and, unless told otherwise, by a press beside it", () => {
  const onOpenChange = vi.fn();
  render(
    <Drawer title="筛选" defaultOpen onOpenChange={onOpenChange} closeLabel="收起筛选">
      区域
    </Drawer>,
  );
  fireEvent.click(screen.getByRole("button", { name: "收起筛选" }));
  expect([dialog().open, onOpenChange.mock.calls]).toEqual([false, [[false]]]);
});

test.each([
  [true, false],
  [false, true],
])("the mask, closable %s, leaves it open %s", (maskClosable, open) => {
  render(
    <Drawer title="筛选" defaultOpen maskClosable={maskClosable}>
      区域
    </Drawer>,
  );
  pressMask();
  expect(dialog().open).toBe(open);
});
