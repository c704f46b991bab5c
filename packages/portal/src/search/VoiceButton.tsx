import { useEffect, useState } from "react";
import * as styles from "./search.css";

const WORDS = { still: "语音", listening: "请说…", unheard: "没听清" } as const;

const canListen = () => "SpeechRecognition" in window || "webkitSpeechRecognition" in window;

/** Says what to search instead of typing it; not there where the browser cannot listen. What is said goes into the field beside it, and is searched. */
export function VoiceButton() {
  const [state, setState] = useState<keyof typeof WORDS>();
  useEffect(() => {
    if (canListen()) setState("still");
  }, []);
  if (!state) return null;

  const speak = async (form: HTMLFormElement | null) => {
    const field = form?.elements.namedItem("keyword");
    if (!(field instanceof HTMLInputElement)) return;
    setState("listening");
    const { recogniseSpeech } = await import("./voice");
    const text = await recogniseSpeech();
    setState(text === "" ? "unheard" : "still");
    if (text === "") return;
    field.value = text;
    form?.requestSubmit();
  };
  return (
    <button
      type="button"
      className={styles.voice}
      aria-label={`语音搜索：${WORDS[state]}`}
      disabled={state === "listening"}
      onClick={(event) => void speak(event.currentTarget.form)}
    >
      {WORDS[state]}
    </button>
  );
}
