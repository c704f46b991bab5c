import { defineTheme } from "../defineTheme.js";
import { themeValues } from "../values/index.js";

/** `modern` or `modernDark`, as the reader's system or `data-scheme` says. */
export const modernAuto = defineTheme(themeValues.modern, { dark: themeValues.modernDark });
