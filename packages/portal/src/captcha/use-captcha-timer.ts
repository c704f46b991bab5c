import { useEffect } from "react";

/** Milliseconds after which the code comes to whoever has not touched the form: before the last minute of the captcha begins. */
const UNTOUCHED = 100_000;

/** Watches the time of the captcha that stands on the page, if one does. The code comes when somebody enters the form, at the latest before it has to warn; until then the button sends the form. */
export function useCaptchaTimer(): void {
  useEffect(() => {
    const form = document.querySelector("[data-captcha-time]")?.closest("form");
    if (!form) return undefined;
    const left = new AbortController();
    const { signal } = left;
    let started = false;
    const start = () => {
      if (started) return;
      started = true;
      void import("./timer").then(({ watchCaptcha }) => signal.aborted || signal.addEventListener("abort", watchCaptcha(document)));
    };
    if (form.contains(document.activeElement)) start();
    form.addEventListener("focusin", start, { signal });
    const timer = setTimeout(start, UNTOUCHED - performance.now());
    signal.addEventListener("abort", () => clearTimeout(timer));
    return () => left.abort();
  }, []);
}
