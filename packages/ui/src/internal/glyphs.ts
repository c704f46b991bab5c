/**
 * Strokes on a 24 grid after Lucide (ISC). One export each, so that a widget carries only those it draws: import the namespace and name one
 * (`glyphs.close`); looked up by a variable all would come.
 */
export const calendar = "M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2";
export const camera = "M14.5 4h-5L7 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3zM15 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0";
export const chevronDown = "m6 9 6 6 6-6";
export const chevronLeft = "m15 18-6-6 6-6";
export const chevronRight = "m9 18 6-6-6-6";
export const chevronsLeft = "m11 17-5-5 5-5M18 17l-5-5 5-5";
export const chevronsRight = "m6 17 5-5-5-5M13 17l5-5-5-5";
export const clock = "M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0";
export const close = "M18 6 6 18M6 6l12 12";
export const danger = "M12 8v4M12 16h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0";
export const file = "M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v6h6";
export const info = "M12 16v-4M12 8h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0";
export const search = "m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0";
export const success = "m9 12 2 2 4-4M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0";
export const upload = "M12 15V3M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4";
export const warning = "m21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01";
