/** Shows the voice button where the browser can listen; what listens comes with the press. */
export function offerVoice(): void {
  const button = document.querySelector<HTMLButtonElement>("[data-voice]");
  if (!button || !("SpeechRecognition" in window || "webkitSpeechRecognition" in window)) return;
  button.hidden = false;
  button.addEventListener("click", () => void import("@onehall/portal/search/speak").then(({ speak }) => speak(button)));
}
