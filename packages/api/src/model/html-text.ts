const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Text with its character references decoded once: `&lt;` → `<`. The result is text, not markup. @see CONTENT-04 */
export const decodeHtml = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name.toLowerCase()) ? (NAMED[name.toLowerCase()] ?? whole) : whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
