import { defineTheme } from "../defineTheme.js";
import { themeValues } from "../values/index.js";

/** `modernElder` in the colours of `modern` or `modernDark`, as the reader's system or `data-scheme` says. */
export const modernElderAuto = defineTheme(themeValues.modernElder, { dark: themeValues.modernDark });
