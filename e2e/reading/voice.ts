import type { BrowserContext } from "@playwright/test";

/** Gives the browser a Chinese voice, which headless ones have not; what it says is in `window.said`, and `window.sayOn()` lets it go on. */
export const installTestVoice = (context: BrowserContext) =>
  context.addInitScript(() => {
    class Utterance extends EventTarget {
      lang = "";
      rate = 1;
      voice = null;
      constructor(public text: string) {
        super();
      }
    }
    const said: string[] = [];
    let saying: Utterance | undefined;
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: "zh-CN", name: "sample" }],
      speak(utterance: Utterance) {
        said.push(utterance.text);
        saying = utterance;
      },
      cancel: () => (saying = undefined),
    });
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance });
    Object.assign(window, { said, sayOn: () => saying?.dispatchEvent(new Event("end")) });
  });

declare global {
  interface Window {
    said: string[];
    sayOn: () => void;
    /** What the accessibility script leaves for the page. */
    elderHelper?: { initialised: boolean };
  }
}
