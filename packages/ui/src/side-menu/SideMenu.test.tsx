import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SideMenu } from "./index.js";
import { currentOf } from "./useCurrentSection.js";

const items = [
  { id: "can", label: "我能办吗" },
  { id: "materials", label: "申请材料" },
  { id: "flow", label: "办理流程" },
];
let see: (states: Record<string, boolean>) => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        see = (states) =>
          act(() =>
            callback(
              Object.entries(states).map(([id, isIntersecting]) => ({ target: { id }, isIntersecting }) as unknown as IntersectionObserverEntry),
              this as unknown as IntersectionObserver,
            ),
          );
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const current = () => document.querySelector('[aria-current="location"]')?.textContent;

test.each([
  [["b"], undefined, false, "b"],
  [["b", "c"], "c", false, "b"],
  [["b", "c"], "b", true, "c"],
  [[], "b", false, "b"],
  [[], undefined, false, "a"],
])("seen %j, before %s, at the end %s → %s", (seen, before, atEnd, expected) => {
  expect(currentOf(["a", "b", "c"], new Set(seen), before, atEnd)).toBe(expected);
});

test("marks the section being read, and keeps it between sections", () => {
  render(<SideMenu items={items} />);
  see({ can: true, materials: false, flow: false });
  expect(current()).toBe("我能办吗");
  see({ can: false, materials: true });
  expect(current()).toBe("申请材料");
  see({ materials: false });
  expect(current()).toBe("申请材料");
});

test("a chosen section stays until the reader scrolls", () => {
  render(<SideMenu items={items} />);
  fireEvent.click(screen.getByRole("link", { name: "办理流程" }));
  see({ materials: true });
  expect(current()).toBe("办理流程");
  fireEvent.wheel(window);
  see({ materials: true });
  expect(current()).toBe("申请材料");
});

test("on phones a button opens the list; choosing, Escape and a press outside close it", () => {
  render(
    <>
      <SideMenu items={items} />
      <p>正文</p>
    </>,
  );
  const button = screen.getByRole("button", { name: /本页目录/ });
  const open = () => document.querySelector("ul")?.dataset["open"];
  fireEvent.click(button);
  expect([open(), button.getAttribute("aria-expanded")]).toEqual(["true", "true"]);
  fireEvent.keyDown(screen.getByRole("link", { name: "办理流程" }), { key: "Escape" });
  expect(open()).toBe("false");
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  fireEvent.pointerDown(screen.getByText("正文"));
  expect(open()).toBe("false");
  fireEvent.click(button);
  fireEvent.click(screen.getByRole("link", { name: "办理流程" }));
  expect(open()).toBe("false");
  expect(button.textContent).toBe("本页目录：办理流程");
});

test("comes up at the section of the address", () => {
  history.replaceState(null, "", "#materials");
  render(<SideMenu items={items} />);
  expect(current()).toBe("申请材料");
  history.replaceState(null, "", "#");
});
