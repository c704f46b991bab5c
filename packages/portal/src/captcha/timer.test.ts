// @vitest-environment jsdom
import { captchaExtend } from "@onehall/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backEnd, reply } from "../testing";
import { watchCaptcha } from "./timer";

const MINUTE = 60_000;
const place = () => document.querySelector("[role=status]")!;
const button = () => document.querySelector("button")!;

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "performance", "Date"] });
  drawForm();
});
const drawForm = () => {
  document.body.innerHTML =
    '<form><input type="hidden" name="captcha_token" value="abcdefghijklmnopqrstuv"><p role="status" data-captcha-time="3"></p><button name="way" value="extend">延长</button></form>';
};
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function server(...left: number[]) {
  const { fetch, inputsOf } = backEnd(reply(captchaExtend, () => ({ seconds: 180, extensions: left.shift() ?? 0 })));
  vi.stubGlobal("fetch", (url: URL, init?: RequestInit) => fetch(url, init));
  return inputsOf;
}

async function press() {
  button().click();
  await vi.waitFor(() => expect(place().textContent).toContain("已延长"));
}

test("the last minute is announced; more time is given in place, three times, each with a warning of its own", async () => {
  const inputsOf = server(2, 1, 0);
  const stop = watchCaptcha(document);
  await vi.advanceTimersByTimeAsync(2 * MINUTE - 1);
  expect(place().textContent).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect(place().textContent).toBe("验证码还有不到 1 分钟失效。需要更多时间，请按“延长 3 分钟”。");
  await press();
  expect(place().textContent).toBe("已延长 3 分钟，还可以延长 2 次。");
  expect(inputsOf(captchaExtend)).toEqual([{ captcha_token: "abcdefghijklmnopqrstuv" }]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(place().textContent).toContain("还有不到 1 分钟");
  await press();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await press();
  expect([place().textContent, button().disabled]).toEqual(["已延长 3 分钟，不能再延长了。", true]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(place().textContent).toContain("不能再延长了，失效后请换一个");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(place().textContent).toContain("验证码已经失效");
  stop();
});

test("once it is over, and where the server does not answer, the button sends the form as it does without scripts", async () => {
  const send = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  watchCaptcha(document);
  button().click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(button()));

  drawForm();
  watchCaptcha(document);
  await vi.advanceTimersByTimeAsync(3 * MINUTE);
  expect(place().textContent).toContain("验证码已经失效");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("form")!.addEventListener("submit", (event) => event.preventDefault());
  expect(button().dispatchEvent(click)).toBe(true);
});
