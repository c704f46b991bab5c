import { createTheme, globalStyle } from "@vanilla-extract/css";
import { reducedMotion } from "../style/fragments.js";
import { vars } from "./contract.css.js";
import { layers } from "./layers.css.js";
import type { ThemeValues } from "./values/values.js";

const still = Object.fromEntries(Object.values(vars.motion).map((duration) => [duration, "0ms"]));

/**
 * A theme class for `*.css.ts`. Put it on `<html>` (or on any part of a page): it gives all roles their values and sets the
 * text, colour and background that everything inside inherits. Readers who ask for less motion get none.
 */
export function defineTheme(values: ThemeValues): string {
  const theme = createTheme(vars, { "@layer": layers.theme, ...values });
  globalStyle(`.${theme}`, {
    "@layer": {
      [layers.theme]: {
        color: vars.color.text.default,
        backgroundColor: vars.color.surface.page,
        fontFamily: vars.font.family,
        lineHeight: vars.font.lineHeight.body,
        accentColor: vars.color.action.primary,
        colorScheme: "light",
        "@media": { [reducedMotion]: { vars: still } },
      },
    },
  });
  // Never on the root itself: sizes are in rem, and the root would scale them twice.
  globalStyle(`:root.${theme} > body, .${theme}:not(:root)`, { "@layer": { [layers.theme]: { fontSize: vars.font.size.m } } });
  return theme;
}
