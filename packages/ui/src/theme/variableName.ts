const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Readable name of a role's CSS variable, without the dashes: `color.text.onBrand` is `oh-color-text-on-brand`. */
export const variableName = (path: readonly string[]): string => `oh-${path.map(kebab).join("-")}`;
