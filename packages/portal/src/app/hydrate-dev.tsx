import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Hydrates a page in development: with the router's own scripts and router, which exchange what changes in the source. */
export const hydrate = (): void =>
  startTransition(
    () =>
      void hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      ),
  );
