import { act, render } from "@testing-library/react";
import type { ReactElement, Ref } from "react";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as kit from "./index.js";
import { withDialogs } from "./testing/dialog.js";

withDialogs();
beforeAll(() => {
  Element.prototype.scrollIntoView ??= vi.fn();
});
afterEach(() => act(() => kit.closeToast()));

type AnyRef = Ref<never>;
const options = [{ value: "a", label: "甲" }];
const items = [{ key: "a", title: "甲", label: "甲", content: "内容" }];

/** What a ref of each widget gives, and the widget with a ref. */
const widgets: Record<string, [tag: string, element: (ref: AnyRef) => ReactElement]> = {
  Alert: ["DIV", (ref) => <kit.Alert ref={ref} tone="info" />],
  Badge: ["SPAN", (ref) => <kit.Badge ref={ref} count={3} />],
  Breadcrumb: ["NAV", (ref) => <kit.Breadcrumb ref={ref} items={[{ label: "首页" }]} />],
  Button: ["BUTTON", (ref) => <kit.Button ref={ref}>提交</kit.Button>],
  Card: ["DIV", (ref) => <kit.Card ref={ref} />],
  Chart: ["FIGURE", (ref) => <kit.Chart ref={ref} kind="bar" title="数量" categories={["一月"]} series={[{ name: "甲", values: [1] }]} />],
  Checkbox: ["INPUT", (ref) => <kit.Checkbox ref={ref}>同意</kit.Checkbox>],
  CheckboxGroup: ["DIV", (ref) => <kit.CheckboxGroup ref={ref} legend="领取" options={options} />],
  ClampedText: ["DIV", (ref) => <kit.ClampedText ref={ref}>条文</kit.ClampedText>],
  Collapse: ["DIV", (ref) => <kit.Collapse ref={ref} items={items} />],
  Container: ["DIV", (ref) => <kit.Container ref={ref} />],
  DatePicker: ["INPUT", (ref) => <kit.DatePicker ref={ref} aria-label="日期" />],
  Drawer: [
    "DIALOG",
    (ref) => (
      <kit.Drawer ref={ref} title="筛选">
        内容
      </kit.Drawer>
    ),
  ],
  Dropdown: ["BUTTON", (ref) => <kit.Dropdown ref={ref} label="更多" items={[{ key: "a", label: "甲" }]} />],
  Empty: ["DIV", (ref) => <kit.Empty ref={ref} />],
  FormItem: [
    "DIV",
    (ref) => (
      <kit.FormItem ref={ref} label="姓名">
        {null}
      </kit.FormItem>
    ),
  ],
  Grid: ["DIV", (ref) => <kit.Grid ref={ref} />],
  GridItem: ["DIV", (ref) => <kit.GridItem ref={ref} />],
  Input: ["INPUT", (ref) => <kit.Input ref={ref} aria-label="姓名" />],
  Modal: ["DIALOG", (ref) => <kit.Modal ref={ref} title="提示" />],
  Pagination: ["NAV", (ref) => <kit.Pagination ref={ref} total={30} href={String} />],
  PaginationPlus: ["NAV", (ref) => <kit.PaginationPlus ref={ref} total={30} href={String} />],
  Picker: ["INPUT", (ref) => <kit.Picker ref={ref} aria-label="镇街" items={[]} />],
  QrCode: ["FIGURE", (ref) => <kit.QrCode ref={ref} text="https://example.cn" label="小程序" />],
  RadioGroup: ["DIV", (ref) => <kit.RadioGroup ref={ref} legend="领取" options={options} />],
  Rating: ["DIV", (ref) => <kit.Rating ref={ref} legend="满意吗" />],
  SearchBox: ["INPUT", (ref) => <kit.SearchBox ref={ref} action="/search" label="搜索" />],
  Select: ["SELECT", (ref) => <kit.Select ref={ref} aria-label="城市" options={options} />],
  SelectTab: ["DIV", (ref) => <kit.SelectTab ref={ref} items={options} />],
  SideMenu: ["NAV", (ref) => <kit.SideMenu ref={ref} items={[{ id: "a", label: "甲" }]} />],
  Skeleton: ["DIV", (ref) => <kit.Skeleton ref={ref} />],
  SkipLink: ["A", (ref) => <kit.SkipLink ref={ref} href="#main" />],
  Steps: ["DIV", (ref) => <kit.Steps ref={ref} items={[{ title: "申请" }]} />],
  Switch: ["INPUT", (ref) => <kit.Switch ref={ref}>提醒</kit.Switch>],
  Table: ["TABLE", (ref) => <kit.Table ref={ref} caption="材料" rowKey="id" rows={[]} columns={[{ key: "id", title: "编号" }]} />],
  Tabs: ["DIV", (ref) => <kit.Tabs ref={ref} items={items} />],
  Tag: ["SPAN", (ref) => <kit.Tag ref={ref} />],
  Textarea: ["TEXTAREA", (ref) => <kit.Textarea ref={ref} aria-label="备注" />],
  ToastRegion: ["DIV", (ref) => <kit.ToastRegion ref={ref} />],
  Tooltip: [
    "SPAN",
    (ref) => (
      <kit.Tooltip ref={ref} content="说明">
        <kit.Button>提交</kit.Button>
      </kit.Tooltip>
    ),
  ],
  Upload: ["INPUT", (ref) => <kit.Upload ref={ref} aria-label="照片" />],
  VisuallyHidden: ["SPAN", (ref) => <kit.VisuallyHidden ref={ref} />],
};

/** No element of their own, or a handle instead of one. */
const WITHOUT = ["Form", "Highlight", "LoadingBar", "LocaleProvider"];

test("every widget is looked at", () => {
  const exported = Object.entries(kit).filter(([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === "function");
  expect(Object.keys(widgets).toSorted()).toEqual(
    exported
      .map(([name]) => name)
      .filter((name) => !WITHOUT.includes(name))
      .toSorted(),
  );
});

describe.each(Object.entries(widgets))("%s", (_name, [tag, element]) => {
  test(`a ref gives its ${tag}, as an object and as a function`, () => {
    const held: { current: Element | null } = { current: null };
    const { unmount } = render(element(held as AnyRef));
    expect(held.current?.tagName).toBe(tag);
    unmount();
    expect(held.current).toBeNull();
    const told = vi.fn();
    render(element(told as AnyRef));
    expect((told.mock.calls[0]![0] as Element).tagName).toBe(tag);
  });
});

test("the loading bar's is there while something loads", async () => {
  vi.useFakeTimers();
  const held: { current: HTMLDivElement | null } = { current: null };
  render(<kit.LoadingBar active ref={held} />);
  expect(held.current).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(held.current?.getAttribute("role")).toBe("progressbar");
  vi.useRealTimers();
});
