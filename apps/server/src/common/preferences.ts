/**
 * What a visitor may choose for every page, stored in cookies without personal data. `operator`: has opened a page of operators in this browser, and is told
 * which settings are missing; no secret, so nobody checks it. `size`: pixels of the main text in elder mode; without it 20. `aloud`: pages in elder mode are
 * read aloud by themselves. `scheme`: colours of the modern face; without it those of the reader's system. @see SHELL-22, PAGE-54
 */
export type Preferences = {
  elder: boolean;
  contrast: boolean;
  traditional: boolean;
  operator?: true;
  size?: number;
  aloud?: true;
  scheme?: "light" | "dark";
};

/** Pixels that the main text of elder mode can be set to, beyond the 20 it begins with: few, because each is a page of its own in the caches. @see ELDER-09 */
export const TEXT_SIZES: readonly number[] = [22, 24, 26, 28, 30, 32, 34, 36];

const ELDER = /(?:^|;\s*)elder=1(?:;|$)/;
const CONTRAST = /(?:^|;\s*)contrast=1(?:;|$)/;
const TRADITIONAL = /(?:^|;\s*)lang=hant(?:;|$)/;
const OPERATOR = /(?:^|;\s*)operator=1(?:;|$)/;
const SIZE = new RegExp(`(?:^|;\\s*)size=(${TEXT_SIZES.join("|")})(?:;|$)`);
const ALOUD = /(?:^|;\s*)aloud=1(?:;|$)/;
const SCHEME = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/;
const NONE: Preferences = { elder: false, contrast: false, traditional: false };

/** Reads the choices from a Cookie header. */
export function preferencesOf(cookie: string | undefined): Preferences {
  if (!cookie) return NONE;
  const scheme = SCHEME.exec(cookie)?.[1] as Preferences["scheme"];
  const size = SIZE.exec(cookie)?.[1];
  return {
    elder: ELDER.test(cookie),
    contrast: CONTRAST.test(cookie),
    traditional: TRADITIONAL.test(cookie),
    ...(OPERATOR.test(cookie) && { operator: true }),
    ...(size !== undefined && { size: Number(size) }),
    ...(ALOUD.test(cookie) && { aloud: true }),
    ...(scheme && { scheme }),
  };
}
