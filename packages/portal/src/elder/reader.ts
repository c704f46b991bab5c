import type { Sentence } from "./sentences";

export type ReaderState = "idle" | "reading" | "paused";

export type ReaderOptions = {
  speech: Pick<SpeechSynthesis, "speak" | "cancel">;
  /** The next utterance in the voice that was chosen. */
  utter: (text: string) => SpeechSynthesisUtterance;
  /** The text to be read; asked for at each start, because pages change. */
  sentences: () => Sentence[];
  mark: (sentence: Sentence | undefined) => void;
  onState: (state: ReaderState) => void;
};

export type Reader = {
  /** From the first sentence, or from where it was paused. */
  start: () => void;
  pause: () => void;
  stop: () => void;
  /** Reads the sentence under way again, in another speed. */
  again: () => void;
};

/**
 * Reads sentences one after the other. A pause ends the utterance and remembers its sentence: the browsers' own pause does nothing on most phones.
 */
export function createReader({ speech, utter, sentences, mark, onState }: ReaderOptions): Reader {
  let state: ReaderState = "idle";
  let text: Sentence[] = [];
  let at = 0;
  /** Counts utterances; what an older one reports is not heard. */
  let turn = 0;

  const become = (next: ReaderState): void => onState((state = next));

  function stop(): void {
    turn += 1;
    speech.cancel();
    at = 0;
    mark(undefined);
    if (state !== "idle") become("idle");
  }

  function read(): void {
    const sentence = text[at];
    if (!sentence) return stop();
    const mine = (turn += 1);
    mark(sentence);
    const utterance = utter(sentence.text);
    utterance.addEventListener("end", () => {
      if (mine !== turn) return;
      at += 1;
      read();
    });
    // One sentence that cannot be said must not end the reading in silence: its reader is told by the buttons.
    utterance.addEventListener("error", () => void (mine === turn && stop()));
    speech.speak(utterance);
  }

  return {
    start() {
      if (state === "reading") return;
      if (state === "idle") text = sentences();
      become("reading");
      read();
    },
    pause() {
      if (state !== "reading") return;
      turn += 1;
      speech.cancel();
      become("paused");
    },
    stop,
    again() {
      if (state !== "reading") return;
      turn += 1;
      speech.cancel();
      read();
    },
  };
}
