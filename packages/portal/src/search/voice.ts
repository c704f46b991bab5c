/** The part of the browser's speech recognition that is used here; the standard's types do not have it yet. */
type Recognition = EventTarget & { lang: string; start: () => void };
type Heard = Event & { results: ArrayLike<ArrayLike<{ transcript: string }>> };
type Listening = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };

/** Full stop or comma that recognition puts at the end of what was said. */
const END = /[。，！？.,!?\s]+$/u;

/** Listens once and gives what was said, in the browser's own recognition; empty where nothing was understood or the microphone is not allowed. */
export const recogniseSpeech = (): Promise<string> =>
  new Promise((done) => {
    const { SpeechRecognition, webkitSpeechRecognition } = window as Listening;
    const Recogniser = SpeechRecognition ?? webkitSpeechRecognition;
    if (!Recogniser) {
      done("");
      return;
    }
    const recognition = new Recogniser();
    recognition.lang = "zh-CN";
    recognition.addEventListener("result", (event) => done(((event as Heard).results[0]?.[0]?.transcript ?? "").replace(END, "")));
    recognition.addEventListener("error", () => done(""));
    recognition.addEventListener("end", () => done("")); // after a result this changes nothing
    recognition.start();
  });
