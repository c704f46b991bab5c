import { defineTheme } from "../defineTheme.js";
import { themeValues } from "../values/index.js";

export const classic = defineTheme(themeValues.classic);
