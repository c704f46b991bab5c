const MINUTE = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "medium" });

/** 2026-11-18 09:30:00, in China. @param instant ISO 8601 */
export const minuteOf = (instant: string): string => MINUTE.format(new Date(instant));
