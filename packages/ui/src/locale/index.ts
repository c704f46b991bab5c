export { LocaleProvider } from "./LocaleProvider.js";
export type { LocaleProviderProps } from "./LocaleProvider.js";
export type { Locale } from "./Locale.js";
