import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LoadingBar } from "./index.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const bar = () => document.querySelector("[data-state]")?.getAttribute("data-state") ?? null;

test("shows after 200 ms, is full for 500 ms, and tells the end once", () => {
  const { rerender } = render(<LoadingBar active />);
  wait(199);
  expect(bar()).toBeNull();
  wait(1);
  expect(bar()).toBe("loading");
  expect(screen.getByRole("progressbar", { name: "正在加载" })).toBeDefined();
  rerender(<LoadingBar active={false} />);
  expect(bar()).toBe("done");
  expect(screen.getByRole("status").textContent).toBe("加载完成");
  wait(499);
  expect(bar()).toBe("done");
  wait(1);
  expect(bar()).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
});

test("what is ready sooner shows and says nothing", () => {
  const { rerender } = render(<LoadingBar active />);
  wait(150);
  rerender(<LoadingBar active={false} />);
  wait(1000);
  expect([bar(), screen.getByRole("status").textContent]).toEqual([null, ""]);
});

test("the next load begins anew while the last one fades", () => {
  const { rerender } = render(<LoadingBar active />);
  wait(300);
  rerender(<LoadingBar active={false} />);
  wait(100);
  rerender(<LoadingBar active />);
  wait(200);
  expect(bar()).toBe("loading");
});
