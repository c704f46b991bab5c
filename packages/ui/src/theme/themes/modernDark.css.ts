import { defineTheme } from "../defineTheme.js";
import { themeValues } from "../values/index.js";

export const modernDark = defineTheme(themeValues.modernDark, { scheme: "dark" });
