import { fireEvent } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { compose, paste, type } from "../testing/typing.js";
import { Input } from "./index.js";

const field = (container: HTMLElement) => container.querySelector("input")!;
const said = (container: HTMLElement) => container.querySelector("[role=status]")!.textContent;

test("typing ends at maxLength, and the field says so", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Input aria-label="简称" maxLength={3} onValueChange={change} />);
  type(field(container), "abcd");
  expect(field(container).value).toBe("abc");
  expect(change).toHaveBeenLastCalledWith("abc");
  expect(container.textContent).toContain("3/3");
  expect(said(container)).toBe("已满 3 个字，不能再输入");
  expect(field(container).hasAttribute("aria-invalid")).toBe(false);
});

test("pasted text is never cut: it is kept, and the field says by how much it is too long", async () => {
  const { container } = await hydrate(<Input aria-label="简称" maxLength={3} defaultValue="甲" />);
  paste(field(container), "𠮷乙丙");
  expect(field(container).value).toBe("甲𠮷乙丙");
  expect(container.textContent).toContain("4/3");
  expect(said(container)).toBe("超出 1 个字，请删减");
  expect(field(container).getAttribute("aria-invalid")).toBe("true");
  type(field(container), "丁");
  expect(field(container).value).toBe("甲𠮷乙丙");
});

test("the count may be hidden, the limit and its words may not", async () => {
  const { container } = await hydrate(<Input aria-label="简称" maxLength={3} counterHidden />);
  paste(field(container), "甲乙丙丁");
  expect(container.textContent).not.toContain("4/3");
  expect(said(container)).toBe("超出 1 个字，请删减");
});

test("nobody hears of half-composed pinyin, and the limit waits for its end", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Input aria-label="姓名" maxLength={2} onValueChange={change} />);
  compose(field(container), "chenxiaoming", "陈小明", () => {
    expect(field(container).value).toBe("chenxiaoming");
    expect(change).not.toHaveBeenCalled();
  });
  expect(change.mock.calls).toEqual([["陈小"]]);
  expect(field(container).value).toBe("陈小");
});

test("Enter that belongs to the input method sends nothing", async () => {
  const { container } = await hydrate(<Input aria-label="姓名" />);
  compose(field(container), "chen", "陈", () => expect(fireEvent.keyDown(field(container), { key: "Enter" })).toBe(false));
  expect(fireEvent.keyDown(field(container), { key: "Enter", keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(field(container), { key: "Enter", keyCode: 13 })).toBe(true);
});

test("number mode: a number as soon as the text says one; the text stands until the field is left", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Input aria-label="金额" number onValueChange={change} />);
  type(field(container), "1.50");
  expect(field(container).value).toBe("1.50");
  expect(change.mock.calls).toEqual([["1"], [1], [1.5]].slice(1));
  fireEvent.blur(field(container));
  expect(field(container).value).toBe("1.5");
  type(field(container), "元");
  expect(change).toHaveBeenLastCalledWith("1.5元");
});

test("the owner holds the value", async () => {
  function Upper() {
    const [value, setValue] = useState("");
    return <Input aria-label="代码" value={value} onValueChange={(next) => setValue(next.toUpperCase())} />;
  }
  const { container } = await hydrate(<Upper />);
  type(field(container), "gd");
  expect(field(container).value).toBe("GD");
});

test("the clear button empties the field and gives the focus back; it is not there when there is nothing to clear", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Input aria-label="姓名" defaultValue="陈" clearable onValueChange={change} />);
  const button = container.querySelector("button")!;
  fireEvent.click(button);
  expect(change.mock.calls).toEqual([[""]]);
  expect(document.activeElement).toBe(field(container));
  expect(button.hidden).toBe(true);
});

test("a ref reaches the native field", async () => {
  const ref = { current: null as HTMLInputElement | null };
  const { container } = await hydrate(<Input aria-label="姓名" ref={ref} />);
  expect(ref.current).toBe(field(container));
});
