"use client";
import { createContext, useContext } from "react";
import type { Locale } from "../locale/Locale.js";

export const LocaleContext = createContext<Partial<Locale>>({});

/** The words of a widget: its own Chinese ones, under those of the language around it, under those passed to it. */
export function useLabels<Widget extends keyof Locale>(widget: Widget, own: Locale[Widget], labels: Partial<Locale[Widget]> | undefined): Locale[Widget] {
  const spoken = useContext(LocaleContext)[widget];
  return spoken || labels ? { ...own, ...spoken, ...labels } : own;
}
