import { act, fireEvent, waitFor } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { Form, FormItem } from "../form/index.js";
import { hydrate } from "../testing/index.js";
import { compose, type } from "../testing/typing.js";
import { Picker } from "./index.js";

// What opening loads is compiled before: these tests are about the widget, not about how soon a cold machine compiles a module.
beforeAll(async () => {
  await import("./list.js");
});

const items = ["广州市", "深圳市", "惠州市", "梅州市"].map((name, index) => ({ id: String(index), name }));
const field = (container: HTMLElement) => container.querySelector<HTMLInputElement>("[role=combobox]")!;
const names = (container: HTMLElement) => [...container.querySelectorAll("[role=option]")].map((option) => option.textContent);
const listed = (container: HTMLElement, count: number) => waitFor(() => expect(names(container)).toHaveLength(count));
const press = (container: HTMLElement, key: string, more: object = {}) => fireEvent.keyDown(field(container), { key, ...more });
const active = (container: HTMLElement) => {
  const id = field(container).getAttribute("aria-activedescendant");
  return id && document.getElementById(id)?.textContent;
};

test("typing filters by a part of the label, Enter picks, the id is the value", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Picker aria-label="城市" items={items} onValueChange={change} />);
  type(field(container), "州");
  await listed(container, 3);
  expect(container.querySelectorAll("mark")).toHaveLength(3);
  press(container, "ArrowDown");
  press(container, "ArrowDown");
  expect(active(container)).toBe("惠州市");
  press(container, "Enter");
  expect(change.mock.calls).toEqual([["2"]]);
  expect(field(container).value).toBe("惠州市");
  expect(container.querySelector("[role=listbox]")).toBeNull();
});

test("the button says whether the list is open, the active option whether it is selected", async () => {
  const { container } = await hydrate(<Picker aria-label="城市" items={items} defaultValue="1" />);
  const button = container.querySelector("button[aria-haspopup=listbox]")!;
  expect(button.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button);
  await listed(container, 4);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  const selected = () => document.getElementById(field(container).getAttribute("aria-activedescendant") ?? "")?.getAttribute("aria-selected");
  expect([active(container), selected()]).toEqual(["深圳市", "true"]);
  press(container, "ArrowDown");
  expect([active(container), selected()]).toEqual(["惠州市", "false"]);
});

test("while pinyin is composed nothing filters or picks, and the open list stays", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Picker aria-label="城市" items={items} onValueChange={change} />);
  fireEvent.click(field(container));
  await listed(container, 4);
  press(container, "ArrowDown");
  compose(field(container), "mei", "梅", () => {
    expect(names(container)).toHaveLength(4);
    press(container, "Enter");
    press(container, "ArrowDown");
    expect(change).not.toHaveBeenCalled();
  });
  expect(names(container)).toEqual(["梅州市"]);
});

test("an empty result says so, and the field says that nothing is open", async () => {
  const { container } = await hydrate(<Picker aria-label="城市" items={items} />);
  type(field(container), "北京");
  await waitFor(() => expect(container.querySelector("p")?.textContent).toBe("暂无搜索结果"));
  expect(container.querySelector("[role=status]")!.textContent).toBe("暂无搜索结果");
  expect(field(container).getAttribute("aria-expanded")).toBe("false");
});

test("leaving: an exact name is chosen, an unknown one stays and is explained, nothing clears", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Picker aria-label="城市" items={items} onValueChange={change} />);
  type(field(container), "深圳市");
  fireEvent.blur(field(container));
  expect(change).toHaveBeenLastCalledWith("1");
  fireEvent.focus(field(container));
  field(container).setSelectionRange(0, 9);
  type(field(container), "京");
  fireEvent.blur(field(container));
  expect(change).toHaveBeenLastCalledWith("");
  expect(field(container).value).toBe("京");
  expect(container.textContent).toContain("没有“京”，请从列表中选择");
  press(container, "Escape");
  expect(field(container).value).toBe("");
  expect(container.textContent).not.toContain("没有“京”");
});

test("in a form an unknown text is an error although nothing is required", async () => {
  const onSubmit = vi.fn();
  const { container } = await hydrate(
    <Form defaultModel={{ city: "" }} onSubmit={onSubmit}>
      <FormItem prop="city" label="城市">
        <Picker items={items} />
      </FormItem>
    </Form>,
  );
  type(field(container), "京");
  fireEvent.blur(field(container));
  fireEvent.submit(container.querySelector("form")!);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(container.querySelector("[id$=error]")!.textContent).toBe("错误：没有“京”，请从列表中选择");
  fireEvent.reset(container.querySelector("form")!);
  expect(field(container).value).toBe("");
});

test("keys: Down and Alt+Down open, Up wraps through the field, Escape closes first and clears then", async () => {
  const { container } = await hydrate(<Picker aria-label="城市" items={items} defaultValue="2" />);
  press(container, "ArrowDown", { altKey: true });
  await listed(container, 4);
  expect(active(container)).toBe("惠州市");
  for (const expected of ["深圳市", "广州市", null, "梅州市"]) {
    press(container, "ArrowUp");
    expect(active(container)).toBe(expected);
  }
  expect(press(container, "Escape")).toBe(false);
  expect(container.querySelector("[role=listbox]")).toBeNull();
  expect(field(container).value).toBe("惠州市");
  press(container, "Escape");
  expect(field(container).value).toBe("");
  expect(press(container, "Escape")).toBe(true);
});

test("a press picks, a press elsewhere closes", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Picker aria-label="城市" items={items} onValueChange={change} />);
  fireEvent.click(field(container));
  await listed(container, 4);
  fireEvent.click(container.querySelectorAll("[role=option]")[3]!);
  expect(change).toHaveBeenCalledWith("3");
  fireEvent.click(field(container));
  await listed(container, 4);
  fireEvent.pointerDown(document.body);
  expect(container.querySelector("[role=listbox]")).toBeNull();
});

test("items found by a server: not filtered again, and the chosen name is remembered", async () => {
  const search = vi.fn();
  const { container, rerender } = await hydrate(<Picker aria-label="城市" items={items} filter={false} onSearch={search} />);
  type(field(container), "zq");
  expect(search).toHaveBeenLastCalledWith("zq");
  await listed(container, 4);
  press(container, "ArrowDown");
  press(container, "Enter");
  rerender(<Picker aria-label="城市" items={[]} filter={false} onSearch={search} />);
  expect(field(container).value).toBe("广州市");
});

test("fields of one's own; two items of one id are refused", async () => {
  const areas = [{ code: "1", title: "天河区" }];
  const { container } = await hydrate(<Picker aria-label="区" items={areas} idField="code" labelField="title" defaultValue="1" />);
  expect(field(container).value).toBe("天河区");
  await expect(hydrate(<Picker aria-label="区" items={[items[0]!, items[0]!]} />)).rejects.toThrow('Picker: two items have the key "0"');
});

test("of 1,757 towns only those in sight are drawn, all are counted", async () => {
  const towns = Array.from({ length: 1757 }, (_, index) => ({ id: String(index), name: `第${index}镇` }));
  const { container } = await hydrate(<Picker aria-label="镇街" items={towns} />);
  await act(async () => {
    fireEvent.click(field(container));
  });
  await waitFor(() => expect(names(container).length).toBeGreaterThan(5));
  expect(names(container).length).toBeLessThan(60);
  expect(container.querySelector("[role=option]")!.getAttribute("aria-setsize")).toBe("1757");
});
