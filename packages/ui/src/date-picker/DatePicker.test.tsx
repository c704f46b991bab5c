import { act, fireEvent, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { Form, FormItem } from "../form/index.js";
import { en } from "../locale-en/index.js";
import { es } from "../locale-es/index.js";
import { uk } from "../locale-uk/index.js";
import { LocaleProvider } from "../locale/index.js";
import { hydrate } from "../testing/index.js";
import { paste, type } from "../testing/typing.js";
import { DatePicker } from "./index.js";

// What opening loads is compiled before: these tests are about the widget, not about how soon a cold machine compiles a module.
beforeAll(async () => {
  await import("./Calendar.js");
});

const fields = (container: HTMLElement) => [...container.querySelectorAll<HTMLInputElement>("input")];
const leave = (element: Element) => fireEvent.blur(element);
const open = async (container: HTMLElement) => {
  await act(async () => {
    fireEvent.click(container.querySelector("button")!);
  });
  await waitFor(() => expect(container.querySelector("[role=dialog]")).not.toBeNull());
};
const cell = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll<HTMLElement>("[role=gridcell]")].find((other) => other.textContent === name && !other.dataset["outside"])!;
const show = async (element: ReactElement) => (await hydrate(element)).container;

test("misuse throws the exact sentence", async () => {
  for (const value of ["2026-11-20", null]) {
    await expect(hydrate(<DatePicker range value={value as never} />)).rejects.toThrow(new Error("Binding value must be an array in range mode."));
  }
  await expect(
    hydrate(
      <Form defaultModel={{ between: "" }}>
        <FormItem group prop="between" label="时段">
          <DatePicker range />
        </FormItem>
      </Form>,
    ),
  ).rejects.toThrow("Binding value must be an array in range mode.");
});

test("typed and pasted dates are read when the field is left or on Enter", async () => {
  const change = vi.fn();
  const container = await show(<DatePicker aria-label="日期" onValueChange={change} />);
  const [field] = fields(container);
  type(field!, "2026112");
  expect(change).not.toHaveBeenCalled();
  type(field!, "0");
  fireEvent.keyDown(field!, { key: "Enter" });
  expect(field!.value).toBe("2026-11-20");
  field!.setSelectionRange(0, 10);
  paste(field!, "2026年12月1日");
  leave(field!);
  expect(change.mock.calls).toEqual([["2026-11-20"], ["2026-12-01"]]);
});

test.each([
  ["20260230", "“20260230”不是有效的日期，请照 2026-11-20 的样子填写"],
  ["1969-12-31", "请填写 1970-01-01 至 3018-01-01 之间的日期"],
  ["3018-01-02", "请填写 1970-01-01 至 3018-01-01 之间的日期"],
  ["2026-11-21", "2026-11-21 不能选，请换一天"],
])("%s stays as it was typed and is explained; the value is empty", async (text, sentence) => {
  const change = vi.fn();
  const container = await show(
    <DatePicker aria-label="日期" defaultValue="2026-11-20" isUnavailable={(date) => date === "2026-11-21"} onValueChange={change} />,
  );
  const [field] = fields(container);
  field!.focus();
  field!.setSelectionRange(0, 10);
  paste(field!, text);
  leave(field!);
  expect(field!.value).toBe(text);
  expect(change).toHaveBeenLastCalledWith("");
  expect(container.textContent).toContain(sentence);
  expect(field!.getAttribute("aria-invalid")).toBe("true");
  field!.setSelectionRange(0, text.length);
  paste(field!, "2026-11-23");
  expect(container.textContent).not.toContain(sentence);
});

test("in a form a date that is none is an error although nothing is required", async () => {
  const onSubmit = vi.fn();
  const container = await show(
    <Form defaultModel={{ day: "" }} onSubmit={onSubmit}>
      <FormItem prop="day" label="日期">
        <DatePicker />
      </FormItem>
    </Form>,
  );
  type(fields(container)[0]!, "明天");
  leave(fields(container)[0]!);
  fireEvent.submit(container.querySelector("form")!);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(container.querySelector("[id$=error]")!.textContent).toContain("“明天”不是有效的日期");
});

test("a typed range is put in order", async () => {
  const change = vi.fn();
  const container = await show(<DatePicker range aria-label="时段" onValueChange={change} />);
  const [start, end] = fields(container);
  type(start!, "20261120");
  leave(start!);
  type(end!, "20261101");
  leave(end!);
  expect(change.mock.calls).toEqual([[["2026-11-20", ""]], [["2026-11-01", "2026-11-20"]]]);
  expect([start!.value, end!.value]).toEqual(["2026-11-01", "2026-11-20"]);
});

test("the calendar opens at the chosen day; a press picks, closes and gives the focus back", async () => {
  const change = vi.fn();
  const container = await show(<DatePicker aria-label="日期" defaultValue="2026-11-20" onValueChange={change} />);
  await open(container);
  expect(document.activeElement!.getAttribute("aria-label")).toBe("2026年11月20日星期五");
  fireEvent.click(cell(container, "23"));
  expect(change.mock.calls).toEqual([["2026-11-23"]]);
  expect(container.querySelector("[role=dialog]")).toBeNull();
  expect(document.activeElement).toBe(container.querySelector("button"));
});

test("the first press sets the start, the second the end, swapped if earlier, and closes", async () => {
  const change = vi.fn();
  const container = await show(<DatePicker range aria-label="时段" defaultValue={["2026-11-20", "2026-11-25"]} onValueChange={change} />);
  await open(container);
  fireEvent.click(cell(container, "12"));
  expect(change).not.toHaveBeenCalled();
  expect(container.querySelector("[role=dialog]")).not.toBeNull();
  fireEvent.click(cell(container, "5"));
  expect(change.mock.calls).toEqual([[["2026-11-05", "2026-11-12"]]]);
  expect(container.querySelector("[role=dialog]")).toBeNull();
});

test("days outside the bounds cannot be chosen, and the keys stop at them", async () => {
  const change = vi.fn();
  const container = await show(<DatePicker aria-label="日期" defaultValue="2026-11-20" min="2026-11-18" max="2026-12-02" onValueChange={change} />);
  await open(container);
  expect(cell(container, "17").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(cell(container, "17"));
  fireEvent.keyDown(document.activeElement!, { key: "PageUp" });
  expect(document.activeElement!.textContent).toBe("18");
  fireEvent.keyDown(document.activeElement!, { key: "PageDown", shiftKey: true });
  expect(document.activeElement!.getAttribute("aria-label")).toBe("2026年12月2日星期三");
  expect(change).not.toHaveBeenCalled();
});

test("months: twelve to a panel, and twelve years above them", async () => {
  const change = vi.fn();
  const container = await show(<DatePicker mode="month" aria-label="月份" defaultValue="2026-11" onValueChange={change} />);
  await open(container);
  expect(container.querySelectorAll("[role=gridcell]")).toHaveLength(12);
  fireEvent.click(container.querySelector("[role=dialog] button[title]")!);
  expect([...container.querySelectorAll("[role=gridcell]")].map((year) => year.textContent)).toEqual(
    Array.from({ length: 12 }, (_, index) => String(2016 + index)),
  );
  fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft" });
  fireEvent.keyDown(document.activeElement!, { key: "Enter" });
  fireEvent.keyDown(document.activeElement!, { key: "Enter" });
  expect(change.mock.calls).toEqual([["2025-11"]]);
});

test("Escape closes and gives the focus back; Tab goes round inside", async () => {
  const container = await show(<DatePicker aria-label="日期" defaultValue="2026-11-20" />);
  await open(container);
  const buttons = [...container.querySelectorAll<HTMLElement>("[role=dialog] button:not(:disabled)")];
  act(() => buttons.at(-1)!.focus());
  expect(fireEvent.keyDown(document.activeElement!, { key: "Tab" })).toBe(false);
  expect(document.activeElement).toBe(buttons[0]);
  fireEvent.keyDown(document.activeElement!, { key: "Tab", shiftKey: true });
  expect(document.activeElement).toBe(buttons.at(-1));
  expect(fireEvent.keyDown(document.activeElement!, { key: "Escape" })).toBe(false);
  expect(container.querySelector("[role=dialog]")).toBeNull();
  expect(document.activeElement).toBe(container.querySelector("button"));
});

test.each([
  ["en", en, "November 2026", "Friday, November 20, 2026", "S"],
  ["uk", uk, "листопад 2026 р.", "пʼятниця, 20 листопада 2026 р.", "П"],
  ["es", es, "noviembre de 2026", "viernes, 20 de noviembre de 2026", "L"],
])("the calendar speaks %s, months and days too", async (_tag, locale, month, day, firstColumn) => {
  const container = await show(
    <LocaleProvider locale={locale}>
      <DatePicker aria-label="day" defaultValue="2026-11-20" />
    </LocaleProvider>,
  );
  await open(container);
  expect(container.querySelector("[role=grid]")!.getAttribute("aria-label")).toBe(month);
  expect(document.activeElement!.getAttribute("aria-label")!.replace("’", "ʼ")).toBe(day);
  expect(container.querySelector("th")!.textContent).toBe(firstColumn);
  expect(container.textContent).not.toMatch(/\p{Script=Han}/u);
});
