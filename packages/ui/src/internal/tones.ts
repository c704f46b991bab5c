import { danger, info, success, warning } from "./glyphs.js";

/** Picture of each tone: colour alone tells nobody. */
export const toneGlyphs = { info, success, warning, danger } as const;
