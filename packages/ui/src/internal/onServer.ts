/**
 * No page is there, only its HTML will be: nothing can be pressed, focused or measured. Hooks for that have a still twin, chosen once by this,
 * so that a server does not make for each field of each page what no browser gets.
 */
export const onServer: boolean = typeof document === "undefined";
