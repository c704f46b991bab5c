/**
 * A stylesheet that the server writes by itself, for browsers from Chrome 78 and Safari 12.1 on: `margin-inline` and its like, which came later than what they
 * stand for, are written out. What else these browsers lack must have a fallback in the sheet. @see docs/decisions/old-browsers.md
 */
export const forOldBrowsers = (css: string): string =>
  css.replaceAll(
    /(margin|padding)-(inline|block):([^\s;}]+)(?: ([^\s;}]+))?(?=[;}])/g,
    (_, box: string, axis: string, start: string, end = start) => `${box}-${axis}-start:${start};${box}-${axis}-end:${end}`,
  );
