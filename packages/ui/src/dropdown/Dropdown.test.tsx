import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { Dropdown } from "./index.js";

const select = vi.fn();
const items = [
  { key: "centre", label: "个人中心", href: "#centre" },
  { key: "company", label: "企业中心", disabled: true, onSelect: select },
  { key: "leave", label: "退出登录", onSelect: select },
];
const button = (container: HTMLElement) => container.querySelector("button")!;
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test("keys of a menu button", async () => {
  const { container } = await hydrate(<Dropdown label="陈*明" items={items} />);
  button(container).focus();
  press("ArrowUp");
  expect(document.activeElement!.textContent).toBe("退出登录");
  press("ArrowDown");
  expect(document.activeElement!.textContent).toBe("个人中心");
  press("ArrowDown");
  press(" ");
  expect(select).not.toHaveBeenCalled();
  press("Escape");
  expect(container.querySelector("[role=menu]")).toBeNull();
  expect(document.activeElement).toBe(button(container));
  fireEvent.click(button(container));
  press("End");
  press(" ");
  expect(select).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button(container));
});

test("a press elsewhere and the focus going elsewhere close it", async () => {
  const { container } = await hydrate(
    <div>
      <Dropdown label="陈*明" items={items} />
      <a href="#next">下一个</a>
    </div>,
  );
  fireEvent.click(button(container));
  fireEvent.pointerDown(document.body);
  expect(container.querySelector("[role=menu]")).toBeNull();
  fireEvent.click(button(container));
  fireEvent.blur(document.activeElement!, { relatedTarget: container.querySelector("[href='#next']") });
  expect(container.querySelector("[role=menu]")).toBeNull();
});

test.each([false, true])("Tab closes it and goes on from the button (backwards: %s)", async (shiftKey) => {
  const { container } = await hydrate(<Dropdown label="陈*明" items={items} />);
  fireEvent.click(button(container));
  expect(fireEvent.keyDown(document.activeElement!, { key: "Tab", shiftKey }), "the browser moves the focus").toBe(true);
  expect(container.querySelector("[role=menu]")).toBeNull();
  expect(button(container).getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button(container));
});

test("two items of one key are refused", async () => {
  await expect(hydrate(<Dropdown label="菜单" items={[items[0]!, items[0]!]} />)).rejects.toThrow('Dropdown: two items have the key "centre"');
});
