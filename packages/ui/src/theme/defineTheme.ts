import { assignVars, createTheme, globalStyle } from "@vanilla-extract/css";
import { reducedMotion } from "../style/fragments.js";
import { vars } from "./contract.css.js";
import { layers } from "./layers.css.js";
import type { ThemeValues } from "./values/values.js";

const still = Object.fromEntries(Object.values(vars.motion).map((duration) => [duration, "0ms"]));

/** On screens only: paper is white. */
const DARK_SYSTEM = "screen and (prefers-color-scheme: dark)";

export type ThemeOptions = {
  /** What the browser draws its own parts for, such as scroll bars. @default "light" */
  scheme?: "light" | "dark";
  /** Colours and shadows of dark rooms: with them the theme is what the reader's system says, or `data-scheme="light"` or `"dark"` on the element of its class. */
  dark?: Pick<ThemeValues, "color" | "shadow">;
};

/**
 * A theme class for `*.css.ts`. Put it on `<html>` (or on any part of a page): it gives all roles their values and sets the
 * text, colour and background that everything inside inherits. Readers who ask for less motion get none.
 */
export function defineTheme(values: ThemeValues, { scheme = "light", dark }: ThemeOptions = {}): string {
  const theme = createTheme(vars, { "@layer": layers.theme, ...values });
  globalStyle(`.${theme}`, {
    "@layer": {
      [layers.theme]: {
        color: vars.color.text.default,
        backgroundColor: vars.color.surface.page,
        fontFamily: vars.font.family,
        lineHeight: vars.font.lineHeight.body,
        accentColor: vars.color.action.primary,
        colorScheme: scheme,
        "@media": { [reducedMotion]: { vars: still } },
      },
    },
  });
  if (dark) {
    const inDark = { colorScheme: "dark", vars: { ...assignVars(vars.color, dark.color), ...assignVars(vars.shadow, dark.shadow) } } as const;
    globalStyle(`.${theme}:not([data-scheme])`, { "@layer": { [layers.theme]: { "@media": { [DARK_SYSTEM]: inDark } } } });
    globalStyle(`.${theme}[data-scheme=dark]`, { "@layer": { [layers.theme]: { "@media": { screen: inDark } } } });
  }
  // Never on the root itself: sizes are in rem, and the root would scale them twice.
  globalStyle(`:root.${theme} > body, .${theme}:not(:root)`, { "@layer": { [layers.theme]: { fontSize: vars.font.size.m } } });
  return theme;
}
