import { recogniseSpeech } from "./voice";

/**
 * Listens once and searches what was said, in the form of the button; while it listens, and where nothing was understood, the button says so.
 * Everything it says is text for people: 语音, 请说…, 没听清.
 */
export async function speak(button: HTMLButtonElement): Promise<void> {
  const field = button.form?.elements.namedItem("keyword");
  if (!(field instanceof HTMLInputElement)) return;
  const say = (words: string): void => {
    button.textContent = words;
    button.ariaLabel = `语音输入：${words}`;
  };
  say("请说…");
  button.disabled = true;
  const text = await recogniseSpeech();
  button.disabled = false;
  say(text === "" ? "没听清" : "语音");
  if (text === "") return;
  field.value = text;
  button.form?.requestSubmit();
}
