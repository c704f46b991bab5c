import { defineTheme } from "../defineTheme.js";
import { themeValues } from "../values/index.js";

export const modernElder = defineTheme(themeValues.modernElder);
