/**
 * What a visitor may choose for every page, stored in cookies without personal data. `operator`: has opened a page of operators in this browser, and is told
 * which settings are missing; no secret, so nobody checks it. `scheme`: colours of the modern face; without it those of the reader's system. @see SHELL-22, PAGE-54
 */
export type Preferences = { elder: boolean; contrast: boolean; traditional: boolean; operator?: true; scheme?: "light" | "dark" };

const ELDER = /(?:^|;\s*)elder=1(?:;|$)/;
const CONTRAST = /(?:^|;\s*)contrast=1(?:;|$)/;
const TRADITIONAL = /(?:^|;\s*)lang=hant(?:;|$)/;
const OPERATOR = /(?:^|;\s*)operator=1(?:;|$)/;
const SCHEME = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/;
const NONE: Preferences = { elder: false, contrast: false, traditional: false };

/** Reads the choices from a Cookie header. */
export function preferencesOf(cookie: string | undefined): Preferences {
  if (!cookie) return NONE;
  const scheme = SCHEME.exec(cookie)?.[1] as Preferences["scheme"];
  return {
    elder: ELDER.test(cookie),
    contrast: CONTRAST.test(cookie),
    traditional: TRADITIONAL.test(cookie),
    ...(OPERATOR.test(cookie) && { operator: true }),
    ...(scheme && { scheme }),
  };
}
