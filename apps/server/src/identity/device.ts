/** What somebody logs in with, as far as the browser says it; an empty text for log-ins of an earlier version. */
export const DEVICES = ["phone", "tablet", "computer", "other", ""] as const;
export type Device = (typeof DEVICES)[number];

/** In this order: a tablet with Android calls itself Android too, and only a phone Mobile. An iPad that asks for pages of computers counts as one. */
const SIGNS: readonly (readonly [Device, RegExp])[] = [
  ["tablet", /iPad|Tablet|Android(?!.*Mobile)/i],
  ["phone", /iPhone|iPod|Mobi|Phone/i],
  ["computer", /Windows NT|Macintosh|X11|CrOS|\bPC;/],
];

/** The kind of device that a User-Agent names. No more of it is kept: browser and version would tell one person's device from another's. */
export const deviceOf = (userAgent: string | undefined): Device => SIGNS.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? "other";
