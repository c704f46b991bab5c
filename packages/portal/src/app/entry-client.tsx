import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { onIdle } from "./on-idle";

/** Whether the browser lacks methods that our code and its libraries call: Chrome before 110, Safari before 16. @see docs/decisions/old-browsers.md */
const isOld = (): boolean => !("toSorted" in Array.prototype);

/**
 * Hydrates once the reader can use the page as it stands; in development at once, as hot updates need a hydrated page. A traditional page waits for its
 * dictionary, and stays as the server rendered it where that cannot be fetched. @see docs/decisions/language.md
 */
export const hydrateOnIdle = (): void => {
  const hydrate = (): void =>
    startTransition(() => {
      const page = <HydratedRouter />;
      hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page);
    });
  const traditional = document.documentElement.lang.endsWith("Hant"); // a constant in common with what loads later would be a file of its own
  const ready = Promise.all([isOld() && import("./polyfills"), traditional && import("../language/start-conversion")]);
  const hydrateWhenReady = (): void => void ready.then(hydrate, () => undefined);
  if (import.meta.hot) hydrateWhenReady();
  else onIdle(hydrateWhenReady);
};
