import { classicValues } from "./classic.js";
import { contrast, elder } from "./common.js";
import { modernValues } from "./modern.js";
import { modernDarkValues } from "./modernDark.js";
import { neutralValues } from "./neutral.js";
import type { ThemeValues } from "./values.js";

/** Every theme's values by the name of its class. */
export const themeValues = {
  classic: classicValues,
  modern: modernValues,
  modernDark: modernDarkValues,
  classicElder: elder(classicValues),
  modernElder: elder(modernValues),
  classicContrast: contrast(classicValues),
  modernContrast: contrast(modernValues),
  neutral: neutralValues,
} satisfies Record<string, ThemeValues>;

export type ThemeName = keyof typeof themeValues;
