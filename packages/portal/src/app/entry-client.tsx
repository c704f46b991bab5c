import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { whenUsable } from "./when-usable";

/** Brings the page to life once the reader can use it as it stands. */
export const hydrateWhenUsable = () =>
  whenUsable(() => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    });
  });
