/** Icons of the installed app, by CSS pixels of a side. Maskable: a system may cut it to its own shape. */
export const APP_ICONS = [
  { size: 180, maskable: true },
  { size: 192, maskable: false },
  { size: 512, maskable: false },
  { size: 512, maskable: true },
] as const;

/** Drawn by http/pictures. */
export const appIconPath = ({ size, maskable }: (typeof APP_ICONS)[number]): string => `/portal/app-icon/${size}${maskable ? "-maskable" : ""}.png`;
