"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first pass of hydration, true from then on: what only works with scripts shows itself after this. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
