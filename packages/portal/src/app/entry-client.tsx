import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { whenUsable } from "./when-usable";

/**
 * Brings the page to life once the reader can use it as it stands, and React knows its characters; in development at once, as hot updates need a living
 * page. A traditional page stays as the server drew it where its dictionary cannot be fetched, and in development, where Vite has handed React's
 * functions to every module before they can be changed. @see docs/decisions/language.md
 */
export const hydrateWhenUsable = (): void => {
  const hydrate = (): void =>
    startTransition(() => {
      const page = <HydratedRouter />;
      hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page);
    });
  const traditional = document.documentElement.lang.endsWith("Hant"); // a constant in common with what loads later would be a file of its own
  if (import.meta.hot) {
    if (!traditional) hydrate();
  } else {
    const alike = traditional ? import("../language/on-browser") : Promise.resolve();
    whenUsable(() => void alike.then(hydrate, () => undefined));
  }
};
