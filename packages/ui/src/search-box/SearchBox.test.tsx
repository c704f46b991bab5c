import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SearchBox, type SearchBoxProps, type Suggestion } from "./index.js";

const found: Suggestion[] = [{ name: "社保卡补领" }, { name: "社保卡申领", href: "/guide/2" }];
const load = vi.fn(async (_text: string, _signal: AbortSignal): Promise<readonly Suggestion[]> => found);
const onSearch = vi.fn((_text: string, event: { preventDefault(): void }) => event.preventDefault());
const box = (props: Partial<SearchBoxProps> = {}) => <SearchBox action="/search" label="搜索" loadSuggestions={load} onSearch={onSearch} {...props} />;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  load.mockImplementation(async () => found);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>("combobox");
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const active = () => document.querySelector('[aria-selected="true"]')?.textContent;
const key = (name: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(field(), { key: name, ...more });
const wait = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
/** Focuses the field, and waits for the list that is loaded by it. */
const focus = () =>
  act(async () => {
    field().focus();
    await import("./assist.js");
  });
const type = async (text: string) => {
  await focus();
  fireEvent.input(field(), { target: { value: text } });
};

describe("suggestions", () => {
  test("are asked for at the first sign, then once after 300 ms of rest", async () => {
    render(box());
    await type("社");
    await wait(0);
    expect(load.mock.calls.map(([text]) => text)).toEqual(["社"]);
    await type("社保");
    await wait(299);
    await type("社保卡");
    await wait(299);
    expect(load).toHaveBeenCalledOnce();
    await wait(1);
    expect(load.mock.calls.map(([text]) => text)).toEqual(["社", "社保卡"]);
    await type("");
    await wait(0);
    await type("社保");
    await wait(0);
    expect(load.mock.calls.map(([text]) => text)).toEqual(["社", "社保卡", "社保"]);
    expect(options()).toEqual(["社保卡补领", "社保卡申领"]);
    expect(screen.getByRole("status").textContent).toBe("2 条，按上下键选择");
    expect(document.querySelector("mark")?.textContent).toBe("社保");
  });

  test("of an earlier text are given up, even when they arrive late", async () => {
    const answers: ((list: Suggestion[]) => void)[] = [];
    load.mockImplementation(
      () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    );
    render(box());
    await type("社");
    await wait(300);
    await type("社保");
    await wait(300);
    expect(load.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false]);
    await act(async () => answers[1]?.([{ name: "新" }]));
    await act(async () => answers[0]?.([{ name: "旧" }]));
    expect(options()).toEqual(["新"]);
  });

  test("that fail leave the search as it is", async () => {
    load.mockRejectedValue(new Error("offline"));
    render(box());
    await type("社保");
    await wait(300);
    expect(options()).toEqual([]);
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });

  test("end with the box", async () => {
    const { unmount } = render(box());
    await type("社保");
    unmount();
    await wait(300);
    expect(load).not.toHaveBeenCalled();
  });
});

describe("while pinyin is composed", () => {
  test("nothing is asked, and the open list stays as it is", async () => {
    render(box());
    await type("社");
    await wait(300);
    fireEvent.compositionStart(field());
    await type("社b");
    await type("社bao");
    await wait(1000);
    expect(load).toHaveBeenCalledOnce();
    expect(options()).toHaveLength(2);
    fireEvent.compositionEnd(field());
    await wait(300);
    expect(load.mock.calls.map(([text]) => text)).toEqual(["社", "社bao"]);
  });

  test("recent searches stay as well", async () => {
    render(box({ recent: ["居住证"] }));
    await focus();
    fireEvent.compositionStart(field());
    await type("s");
    expect(options()).toEqual(["居住证"]);
  });

  test("Enter neither picks nor sends, arrows move nothing", async () => {
    const onSelect = vi.fn();
    render(box({ onSelect }));
    await type("社");
    await wait(300);
    key("ArrowDown");
    fireEvent.compositionStart(field());
    key("ArrowDown");
    key("Enter");
    key("Escape");
    expect([active(), onSelect.mock.calls.length]).toEqual(["社保卡补领", 0]);
    const submit = createEvent.submit(field().form!);
    fireEvent(field().form!, submit);
    expect([submit.defaultPrevented, onSearch.mock.calls.length]).toEqual([true, 0]);
  });

  test("Safari's Enter after the end of a composition sends nothing", () => {
    render(box());
    const enter = createEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
    fireEvent(field(), enter);
    expect(enter.defaultPrevented).toBe(true);
  });
});

describe("keyboard", () => {
  const opened = async (props: Partial<SearchBoxProps> = {}) => {
    render(box(props));
    await type("社保");
    await wait(300);
  };

  test("arrows go through the list and back to the field; focus stays in it", async () => {
    await opened();
    const way = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((name) => (key(name), active()));
    expect(way).toEqual(["社保卡补领", "社保卡申领", undefined, "社保卡申领"]);
    expect(field().getAttribute("aria-activedescendant")).toBe(document.querySelector('[aria-selected="true"]')?.id);
    expect(document.activeElement).toBe(field());
  });

  test("Enter picks what is active: searches for it", async () => {
    await opened();
    key("ArrowDown");
    key("Enter");
    expect(onSearch.mock.calls.map(([text]) => text)).toEqual(["社保卡补领"]);
    expect([field().value, options()]).toEqual(["社保卡补领", []]);
  });

  test("or goes to its address", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    await opened({ target: "_blank" });
    key("ArrowUp");
    key("Enter");
    expect(open.mock.calls).toEqual([["/guide/2", "_blank"]]);
    expect(onSearch).not.toHaveBeenCalled();
  });

  test("or leaves it to the owner, who answers false", async () => {
    const onSelect = vi.fn(() => false);
    await opened({ onSelect });
    key("ArrowDown");
    key("Enter");
    expect([onSelect.mock.calls, onSearch.mock.calls.length]).toEqual([[[found[0]]], 0]);
  });

  test("Enter with nothing active is the form's own", async () => {
    await opened();
    expect(key("Enter")).toBe(true);
  });

  test("Escape closes, then clears", async () => {
    await opened();
    key("Escape");
    expect([options(), field().value]).toEqual([[], "社保"]);
    key("Escape");
    expect(field().value).toBe("");
  });

  test("Alt with an arrow opens and closes and selects nothing", async () => {
    await opened();
    key("ArrowUp", { altKey: true });
    expect(options()).toEqual([]);
    key("ArrowDown", { altKey: true });
    expect([options().length, active()]).toEqual([2, undefined]);
  });

  test("leaving the box closes the list and picks nothing", async () => {
    await opened();
    key("ArrowDown");
    fireEvent.blur(field(), { relatedTarget: document.body });
    expect([options(), field().value]).toEqual([[], "社保"]);
  });
});

describe("before the list has been loaded", () => {
  const early = (text: string) => {
    fireEvent.focus(field());
    fireEvent.input(field(), { target: { value: text } });
  };

  test("what was typed is kept, and asked for when it comes", async () => {
    render(box());
    early("社");
    early("社保");
    expect([field().value, field().getAttribute("aria-expanded"), load.mock.calls.length]).toEqual(["社保", "false", 0]);
    await act(() => import("./assist.js"));
    await wait(300);
    expect(load.mock.calls.map(([text]) => text)).toEqual(["社保"]);
    expect(options()).toEqual(["社保卡补领", "社保卡申领"]);
  });

  test("the field sends, and leaves its keys to the browser", () => {
    render(box());
    early("社保");
    expect(["ArrowDown", "Enter", "Escape"].map((name) => key(name))).toEqual([true, true, true]);
    fireEvent.submit(field().form!);
    expect(onSearch.mock.calls.map(([text]) => text)).toEqual(["社保"]);
  });

  test("what is composed meanwhile is asked for only when it is whole", async () => {
    render(box());
    fireEvent.focus(field());
    fireEvent.compositionStart(field());
    early("shebao");
    await act(() => import("./assist.js"));
    await wait(1000);
    expect(load).not.toHaveBeenCalled();
    field().value = "社保";
    fireEvent.compositionEnd(field());
    await wait(300);
    expect(load.mock.calls.map(([text]) => text)).toEqual(["社保"]);
  });

  test("a list that cannot be loaded leaves a field that searches; the next touch tries again", async () => {
    vi.resetModules();
    vi.doMock("./assist.js", () => {
      throw new Error("offline");
    });
    const { SearchBox: Fresh } = await import("./SearchBox.js");
    render(<Fresh action="/search" label="搜索" loadSuggestions={load} onSearch={onSearch} />);
    early("社保");
    await wait(1000);
    fireEvent.submit(field().form!);
    expect([load.mock.calls.length, onSearch.mock.calls.map(([text]) => text)]).toEqual([0, ["社保"]]);
    vi.doUnmock("./assist.js");
    early("社保卡");
    await act(() => import("./assist.js"));
    await wait(300);
    expect(load.mock.calls.map(([text]) => text)).toEqual(["社保卡"]);
  });
});

describe("recent searches", () => {
  test("are offered while the field is empty, and searched for again", async () => {
    render(box({ recent: ["居住证", "租房补贴"] }));
    await focus();
    expect(screen.getByRole("listbox", { name: "最近搜索" })).toBeDefined();
    fireEvent.click(screen.getByRole("option", { name: "租房补贴" }));
    expect(onSearch.mock.calls.map(([text]) => text)).toEqual(["租房补贴"]);
  });

  test("can be forgotten without the list closing first", async () => {
    const onClearRecent = vi.fn();
    render(box({ recent: ["居住证"], onClearRecent }));
    await focus();
    const clear = screen.getByRole("button", { name: "清空" });
    expect(fireEvent.pointerDown(clear)).toBe(false);
    fireEvent.blur(field(), { relatedTarget: clear });
    fireEvent.click(clear);
    expect(onClearRecent).toHaveBeenCalledOnce();
  });
});

test("the clear button empties the field and keeps it focused", () => {
  render(box({ defaultValue: "身份证" }));
  fireEvent.click(screen.getByRole("button", { name: "清除" }));
  expect([field().value, document.activeElement === field()]).toEqual(["", true]);
  expect(screen.queryByRole("button", { name: "清除" })).toBeNull();
});

test("a new page brings its own text", async () => {
  const { rerender } = render(box({ defaultValue: "身份证" }));
  await type("护照");
  rerender(box({ defaultValue: "居住证" }));
  expect(field().value).toBe("居住证");
});
