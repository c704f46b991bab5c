const MINUTE = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "short" });

/** 2026-11-18 09:30, in China. */
export const minuteOf = (instant: Date): string => MINUTE.format(instant);
