import { defineTheme } from "../defineTheme.js";
import { themeValues } from "../values/index.js";

export const modernContrast = defineTheme(themeValues.modernContrast);
