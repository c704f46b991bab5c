import { useEffect } from "react";

/** Watches the time of the captcha that stands on the page, if one does; the code comes only then. */
export function useCaptchaTimer(): void {
  useEffect(() => {
    if (!document.querySelector("[data-captcha-time]")) return undefined;
    let stop = (): void => undefined;
    let gone = false;
    void import("./timer").then(({ watchCaptcha }) => {
      if (!gone) stop = watchCaptcha(document);
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
}
