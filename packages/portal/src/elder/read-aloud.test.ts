// @vitest-environment jsdom
import { within } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

class Utterance extends EventTarget {
  lang = "";
  rate = 1;
  voice: unknown;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

class Speech extends EventTarget {
  voices: { lang: string }[] = [];
  said: Utterance[] = [];
  getVoices = () => this.voices;
  speak = (utterance: Utterance) => void this.said.push(utterance);
  cancel = vi.fn<() => void>();
}

/** The bar as the server writes it. */
const bar = (script = "") =>
  `<aside aria-label="朗读" data-read-aloud="${script}" hidden><button type="button" data-do="start">朗读本页</button><button type="button" data-do="pause" hidden>暂停朗读</button><button type="button" data-do="stop" hidden>停止朗读</button><label>语速 <select data-do="rate"><option value="0.75">慢</option><option value="1" selected>正常</option></select></label><span role="status"></span></aside><main><p>第一句。第二句。</p></main>`;

async function load(html: string, speech?: Speech) {
  document.body.innerHTML = html;
  if (speech) {
    vi.stubGlobal("speechSynthesis", speech);
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  }
  vi.resetModules();
  await import("./read-aloud");
  return document.querySelector<HTMLElement>("[data-read-aloud]")!;
}

beforeEach(() => {
  document.documentElement.lang = "zh-CN";
  vi.useFakeTimers();
  vi.stubGlobal("CSS", {});
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  dispatchEvent(new Event("pagehide"));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.elderHelper;
  delete document.documentElement.dataset.olderStatus;
  document.head.replaceChildren();
});

test("the bar stays hidden where the browser has no voice for Chinese", async () => {
  const speech = new Speech();
  speech.voices = [{ lang: "en-US" }];
  expect((await load(bar(), speech)).hidden).toBe(true);
  expect((await load(bar())).hidden).toBe(true);
});

test("it comes once the browser has found its voices, and takes one of the page's language", async () => {
  const speech = new Speech();
  const shown = await load(bar(), speech);
  expect(shown.hidden).toBe(true);
  speech.voices = [{ lang: "en-US" }, { lang: "zh-TW" }, { lang: "zh-CN" }];
  speech.dispatchEvent(new Event("voiceschanged"));
  expect(shown.hidden).toBe(false);
  within(shown).getByRole("button", { name: "朗读本页" }).click();
  expect(speech.said.map(({ text, lang, rate }) => [text, lang, rate])).toEqual([["第一句。", "zh-CN", 1]]);
  document.documentElement.lang = "zh-Hant";
  speech.said[0]?.dispatchEvent(new Event("end"));
  expect(speech.said.at(-1)).toMatchObject({ text: "第二句。", lang: "zh-TW" });
});

test("its buttons start, pause, go on and stop, and keep the keyboard's place", async () => {
  const speech = new Speech();
  speech.voices = [{ lang: "zh-CN" }];
  const shown = await load(bar(), speech);
  const press = (name: string) => {
    const button = within(shown).getByText(name);
    button.focus();
    button.click();
  };
  press("朗读本页");
  expect([document.activeElement?.textContent, within(shown).getByRole("status").textContent]).toEqual(["暂停朗读", "正在朗读"]);
  expect(document.querySelector(".reading-now")?.textContent).toContain("第一句。");
  press("暂停朗读");
  expect([document.activeElement?.textContent, within(shown).getByRole("status").textContent]).toEqual(["继续朗读", "朗读已暂停"]);
  press("继续朗读");
  press("停止朗读");
  expect([document.activeElement?.textContent, within(shown).getByRole("status").textContent]).toEqual(["朗读本页", ""]);
  expect(document.querySelector(".reading-now")).toBeNull();
});

test("another speed is heard at once, and leaving the page ends the voice", async () => {
  const speech = new Speech();
  speech.voices = [{ lang: "zh-CN" }];
  const shown = await load(bar(), speech);
  within(shown).getByText("朗读本页").click();
  const rate = within(shown).getByRole<HTMLSelectElement>("combobox", { name: "语速" });
  rate.value = "0.75";
  rate.dispatchEvent(new Event("change"));
  expect(speech.said.at(-1)).toMatchObject({ text: "第一句。", rate: 0.75 });
  speech.cancel.mockClear();
  dispatchEvent(new Event("pagehide"));
  expect(speech.cancel).toHaveBeenCalled();
});

test("the status is set from the script's initialised flag, 1 second after load", async () => {
  const speech = new Speech();
  speech.voices = [{ lang: "zh-CN" }];
  await load(bar(), speech);
  expect(window.elderHelper?.initialised).toBe(true);
  await vi.advanceTimersByTimeAsync(999);
  expect(document.documentElement.dataset.olderStatus).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(document.documentElement.dataset.olderStatus).toBe("ready");
});

test("an operator's script is loaded with our host as a parameter, and its global helper is started", async () => {
  const speech = new Speech();
  speech.voices = [{ lang: "zh-CN" }];
  const shown = await load(bar("https://helper.example/a.js?key=1"), speech);
  const script = document.head.querySelector("script");
  expect(script?.src).toBe(`https://helper.example/a.js?key=1&host=${encodeURIComponent(location.host)}`);
  const start = vi.fn<() => void>();
  window.elderHelper = { initialised: true, start };
  script?.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(start).toHaveBeenCalledTimes(1);
  expect([document.documentElement.dataset.olderStatus, shown.hidden]).toEqual(["ready", true]);
});

test.each(["load", "error"])("where an operator's script does not start (%s), ours takes its place", async (outcome) => {
  const speech = new Speech();
  speech.voices = [{ lang: "zh-CN" }];
  const shown = await load(bar("https://helper.example/a.js"), speech);
  document.head.querySelector("script")?.dispatchEvent(new Event(outcome));
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.documentElement.dataset.olderStatus).toBe("missing");
  expect(shown.hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.documentElement.dataset.olderStatus).toBe("ready");
});

test("the page shows what comes of the size that the slider is moved to", async () => {
  await load(`${bar()}<form data-text-size=""><input type="range" name="size" min="20" max="36" step="2" value="20"></form>`);
  const slider = document.querySelector("input")!;
  slider.value = "34";
  slider.dispatchEvent(new Event("input"));
  expect(document.documentElement.style.fontSize).toBe("170%");
  document.documentElement.removeAttribute("style");
});
