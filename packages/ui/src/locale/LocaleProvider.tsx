"use client";
import type { ReactNode } from "react";
import { LocaleContext } from "../internal/useLabels.js";
import type { Locale } from "./Locale.js";

export type LocaleProviderProps = {
  /** Words for the widgets inside, such as `en` of `@onehall/ui/locale-en`; what is left out stays Chinese. */
  locale: Partial<Locale>;
  children: ReactNode;
};

/** Gives all widgets inside the words of a language. Only the languages that are imported are loaded; words passed to a widget win. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
