// The accessibility script of our own: loaded by the server's pages in elder mode and by the reading view, never by another module.
import { highlightSentence } from "./highlight-sentence";
import { loadScript, legacyStatus } from "./legacy-status";
import { createReader, type ReaderState } from "./reader";
import { sentencesOf } from "./sentences";
import { previewTextSize } from "./text-size";

const SAID: Readonly<Record<ReaderState, string>> = { idle: "", reading: "正在朗读", paused: "朗读已暂停" };

/** The voice for the page's language: of the same region first, then any Chinese one. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices();
  const wanted = language.toLowerCase().includes("hant") ? /^zh[-_](?:hk|tw|hant)/i : /^(?:zh[-_](?:cn|hans)|cmn)/i;
  return voices.find(({ lang }) => wanted.test(lang)) ?? voices.find(({ lang }) => /^(?:zh|cmn|yue)\b/i.test(lang));
}

/** @returns begins to read, at the first touch where the browser lets no page speak before one */
function offer(bar: HTMLElement): (() => void) | undefined {
  const tool = (name: string) => bar.querySelector<HTMLElement>(`[data-do=${name}]`);
  const [start, pause, stop, rate] = [tool("start"), tool("pause"), tool("stop"), tool("rate")];
  const status = bar.querySelector("[role=status]");
  if (!start || !pause || !stop || !(rate instanceof HTMLSelectElement) || !status) return undefined;
  let spoken = false;
  const reader = createReader({
    speech: speechSynthesis,
    utter(text) {
      const utterance = new SpeechSynthesisUtterance(text);
      const voice = voiceFor(document.documentElement.lang);
      utterance.lang = voice?.lang ?? document.documentElement.lang;
      if (voice) utterance.voice = voice;
      utterance.rate = Number(rate.value);
      utterance.addEventListener("start", () => (spoken = true));
      return utterance;
    },
    sentences: () => sentencesOf(document.querySelector("main") ?? document.body),
    mark: highlightSentence,
    onState(state) {
      const focused = document.activeElement;
      start.hidden = state === "reading";
      start.textContent = state === "paused" ? "继续朗读" : "朗读本页";
      pause.hidden = state !== "reading";
      stop.hidden = state === "idle";
      status.textContent = SAID[state];
      // A button that goes must not take the keyboard's place with it.
      if (focused instanceof HTMLElement && focused.hidden) (state === "reading" ? pause : start).focus();
    },
  });
  start.addEventListener("click", reader.start);
  pause.addEventListener("click", reader.pause);
  stop.addEventListener("click", reader.stop);
  rate.addEventListener("change", reader.again);
  // The voice would go on reading a page that is not there any more.
  addEventListener("pagehide", reader.stop);
  return () => {
    reader.start();
    const touched = new AbortController();
    const again = (event: Event) => {
      touched.abort();
      // Who presses a button of the bar says himself what to do.
      if (!spoken && !(event.target instanceof Node && bar.contains(event.target))) reader.start();
    };
    for (const type of ["pointerup", "keyup"]) addEventListener(type, again, { signal: touched.signal });
  };
}

/** Shows the bar once the browser has a voice for it, and reads by itself where that is wanted; browsers find their voices a little later. */
function show(bar: HTMLElement, read: (() => void) | undefined): void {
  const shown = (): boolean => {
    if (!bar.hidden || !voiceFor(document.documentElement.lang)) return !bar.hidden;
    bar.hidden = false;
    if (bar.dataset.aloud !== undefined && read) {
      // There the helper comes at once: perhaps before the text.
      if (document.readyState === "loading") addEventListener("DOMContentLoaded", read);
      else read();
    }
    return true;
  };
  if (!shown()) speechSynthesis.addEventListener("voiceschanged", () => void shown());
}

/** Starts the script that the server names, and our own where there is none or it does not come. @see ELDER-02 */
async function begin(bar: HTMLElement): Promise<void> {
  const outside = bar.dataset.readAloud;
  if (outside) {
    await loadScript(outside);
    if (await legacyStatus()) return window.elderHelper?.start();
  }
  if (!("speechSynthesis" in window)) return;
  const read = offer(bar);
  window.elderHelper = { initialised: true, start: () => show(bar, read) };
  window.elderHelper.start();
  await legacyStatus();
}

const bar = document.querySelector<HTMLElement>("[data-read-aloud]");
if (bar) void begin(bar);
previewTextSize();
