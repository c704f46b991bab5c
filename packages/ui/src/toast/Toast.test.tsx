import { act, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { closeToast, toast, ToastRegion } from "./index.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  act(() => closeToast());
  vi.useRealTimers();
});

const shown = (container: Element) => [...container.querySelectorAll("[data-tone]")].map((message) => message.textContent);
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

test("a message goes after five seconds; an error is read at once", async () => {
  const { container } = await hydrate(<ToastRegion />);
  act(() => void toast("文件太大，无法上传。", { tone: "danger" }));
  expect(container.querySelector("[role=alert]")!.textContent).toBe("错误：文件太大，无法上传。");
  pass(4900);
  expect(shown(container)).toHaveLength(1);
  pass(200);
  expect(shown(container)).toEqual([]);
});

test("no clock runs under the pointer; afterwards it begins anew", async () => {
  const { container } = await hydrate(<ToastRegion />);
  act(() => void toast("已复制"));
  pass(4000);
  fireEvent.pointerEnter(container.querySelector("[role=region]")!);
  pass(60_000);
  expect(shown(container)).toHaveLength(1);
  fireEvent.pointerLeave(container.querySelector("[role=region]")!);
  pass(4900);
  expect(shown(container)).toHaveLength(1);
  pass(200);
  expect(shown(container)).toEqual([]);
});

test("and while the window is hidden", async () => {
  const { container } = await hydrate(<ToastRegion />);
  act(() => void toast("已复制"));
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  pass(60_000);
  expect(shown(container)).toHaveLength(1);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  pass(5100);
  expect(shown(container)).toEqual([]);
  hidden.mockRestore();
});

test("with an action it stays until somebody answers", async () => {
  const undo = vi.fn();
  const { container } = await hydrate(<ToastRegion />);
  act(() => void toast("已取消收藏", { duration: 10, action: { label: "撤销", onPress: undo } }));
  pass(60_000);
  fireEvent.click(container.querySelector("button")!);
  expect(undo).toHaveBeenCalledOnce();
  expect(shown(container)).toEqual([]);
});

test("three at once, the rest wait their turn; one can be closed by its id", async () => {
  const { container } = await hydrate(<ToastRegion />);
  const ids: number[] = [];
  act(() => {
    for (const text of ["一", "二", "三", "四"]) ids.push(toast(text, { duration: null }));
  });
  expect(shown(container)).toEqual(["提示：一", "提示：二", "提示：三"]);
  act(() => closeToast(ids[1]));
  expect(shown(container)).toEqual(["提示：一", "提示：三", "提示：四"]);
});

test("of several regions the youngest speaks, but none in a closed dialog", async () => {
  const two = (
    <div>
      <ToastRegion className="page" />
      <dialog open>
        <ToastRegion className="dialog" />
      </dialog>
    </div>
  );
  const { container } = await hydrate(two);
  act(() => void toast("在对话框里"));
  expect(shown(container.querySelector(".dialog")!)).toEqual(["提示：在对话框里"]);
  expect(shown(container.querySelector(".page")!)).toEqual([]);
  container.querySelector("dialog")!.removeAttribute("open");
  act(() => closeToast());
  act(() => void toast("在页面上"));
  expect(shown(container.querySelector(".page")!)).toEqual(["提示：在页面上"]);
});

test("Escape closes the message that has the focus", async () => {
  const { container } = await hydrate(<ToastRegion />);
  act(() => void toast("一"));
  act(() => void toast("二"));
  fireEvent.keyDown(container.querySelectorAll("button")[1]!, { key: "Escape" });
  expect(shown(container)).toEqual(["提示：一"]);
});
