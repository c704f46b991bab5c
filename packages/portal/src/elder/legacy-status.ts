/** What an accessibility script leaves for the page. */
export type ElderHelper = {
  initialised: boolean;
  /** Shows its tools. */
  start: () => void;
};

declare global {
  interface Window {
    elderHelper?: ElderHelper;
  }
}

/** Milliseconds after a script's load at which it must be ready. @see ELDER-01 */
export const CHECK_AFTER = 1000;

/** Says on the document whether the accessibility script is ready, a second after its load. @returns the same. @see ELDER-01 */
export const legacyStatus = (): Promise<boolean> =>
  new Promise((known) => {
    setTimeout(() => {
      const ready = window.elderHelper?.initialised === true;
      document.documentElement.dataset.olderStatus = ready ? "ready" : "missing";
      known(ready);
    }, CHECK_AFTER);
  });

/** Loads an operator's own script, told our host as a parameter. Settles at its load, or at its failure. */
export const loadScript = (address: string): Promise<void> =>
  new Promise((settled) => {
    const url = new URL(address, location.href);
    url.searchParams.set("host", location.host);
    const script = document.createElement("script");
    script.src = url.href;
    script.async = true;
    for (const outcome of ["load", "error"]) script.addEventListener(outcome, () => settled());
    document.head.append(script);
  });
