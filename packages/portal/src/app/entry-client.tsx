import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { whenUsable } from "./when-usable";

/** Brings the page to life once the reader can use it as it stands; in development at once, as hot updates need a living page. */
export const hydrateWhenUsable = (): void => {
  const hydrate = (): void =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    });
  if (import.meta.hot) hydrate();
  else whenUsable(hydrate);
};
