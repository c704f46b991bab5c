/** A text with a capital first letter. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
