/** What may not stand in a script of a page as it is: characters that could end the script, or a line of it. */
const RISKY = /[&<>\u2028\u2029]/g;

/** A text, or an object of plain data, as it can be written into a script: read there, it is the same. */
export const scriptText = (value: string | object): string =>
  JSON.stringify(value).replace(RISKY, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
