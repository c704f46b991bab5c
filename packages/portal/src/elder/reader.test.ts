// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { createReader, type ReaderState } from "./reader";
import type { Sentence } from "./sentences";

/** A voice that says what it is told when the test lets it. */
function voice(texts = ["一。", "二。", "三。"]) {
  const sentences = texts.map((text): Sentence => ({ text, range: document.createRange() }));
  const said: string[] = [];
  const states: ReaderState[] = [];
  const marked: (string | undefined)[] = [];
  let saying: (EventTarget & { text: string }) | undefined;
  const cancel = vi.fn<() => void>(() => {
    const cut = saying;
    saying = undefined;
    cut?.dispatchEvent(new Event("error"));
  });
  const reader = createReader({
    speech: {
      cancel,
      speak(utterance) {
        saying = utterance;
        said.push(utterance.text);
      },
    },
    utter: (text) => Object.assign(new EventTarget(), { text }) as unknown as SpeechSynthesisUtterance,
    sentences: () => sentences,
    mark: (sentence) => marked.push(sentence?.text),
    onState: (state) => states.push(state),
  });
  return { reader, said, states, marked, end: () => saying?.dispatchEvent(new Event("end")), fail: () => saying?.dispatchEvent(new Event("error")) };
}

test("it reads to the end, marks each sentence, and rests", () => {
  const { reader, said, states, marked, end } = voice();
  reader.start();
  for (let times = 0; times < 3; times += 1) end();
  expect(said).toEqual(["一。", "二。", "三。"]);
  expect(marked).toEqual(["一。", "二。", "三。", undefined]);
  expect(states).toEqual(["reading", "idle"]);
});

test("a pause keeps the place, and going on begins with the sentence that was cut", () => {
  const { reader, said, states, marked, end } = voice();
  reader.start();
  end();
  reader.pause();
  expect(marked.at(-1)).toBe("二。");
  reader.start();
  end();
  expect(said).toEqual(["一。", "二。", "二。", "三。"]);
  expect(states).toEqual(["reading", "paused", "reading"]);
});

test("a stop begins anew", () => {
  const { reader, said, states, end } = voice();
  reader.start();
  end();
  reader.stop();
  reader.stop();
  reader.start();
  expect(said).toEqual(["一。", "二。", "一。"]);
  expect(states).toEqual(["reading", "idle", "reading"]);
});

test("another speed says the sentence again, and is nothing while it rests", () => {
  const { reader, said } = voice();
  reader.again();
  reader.start();
  reader.again();
  expect(said).toEqual(["一。", "一。"]);
});

test("a voice that fails ends the reading, and the buttons say so", () => {
  const { reader, states, marked, fail } = voice();
  reader.start();
  fail();
  expect(states).toEqual(["reading", "idle"]);
  expect(marked.at(-1)).toBeUndefined();
});

test("a page without text is read at once", () => {
  const { reader, states } = voice([]);
  reader.start();
  expect(states).toEqual(["reading", "idle"]);
});
