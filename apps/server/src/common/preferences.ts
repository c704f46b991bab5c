/** What a visitor may choose for every page, stored in cookies without personal data. */
export type Preferences = { elder: boolean; contrast: boolean; traditional: boolean };

const ELDER = /(?:^|;\s*)elder=1(?:;|$)/;
const CONTRAST = /(?:^|;\s*)contrast=1(?:;|$)/;
const TRADITIONAL = /(?:^|;\s*)lang=hant(?:;|$)/;
const NONE: Preferences = { elder: false, contrast: false, traditional: false };

/** Reads the choices from a Cookie header. */
export const preferencesOf = (cookie: string | undefined): Preferences =>
  cookie ? { elder: ELDER.test(cookie), contrast: CONTRAST.test(cookie), traditional: TRADITIONAL.test(cookie) } : NONE;
