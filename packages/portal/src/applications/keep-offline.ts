/** Id of the notice that a form could not be sent. */
export const OFFLINE = "offline";

/**
 * Holds the forms of a page back while there is no network, and says so: the browser would leave the page, and what was typed with it.
 * @returns what takes it back
 */
export function keepOffline(): () => void {
  const notice = document.getElementById(OFFLINE);
  const hold = (event: SubmitEvent): void => {
    if (navigator.onLine || !notice) return;
    event.preventDefault();
    notice.hidden = false;
    notice.focus();
  };
  const hide = (): void => {
    if (notice) notice.hidden = true;
  };
  document.addEventListener("submit", hold, true);
  addEventListener("online", hide);
  return () => {
    document.removeEventListener("submit", hold, true);
    removeEventListener("online", hide);
  };
}
