/** Open keys after one section was opened or closed; in an accordion at most one stays open (KIT-COLLAPSE-01). */
export const toggled = (openKeys: readonly string[], key: string, open: boolean, accordion: boolean): string[] =>
  open ? (accordion ? [key] : [...openKeys.filter((other) => other !== key), key]) : openKeys.filter((other) => other !== key);
