import type { Preferences } from "./preferences";

const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Shanghai", dateStyle: "short" });
const MINUTE = 60_000;

let today = { until: 0, day: "" };

/** The day in China. Time zones are slow to ask for, so it is asked once a minute. */
function dayInChina(now = Date.now()): string {
  if (now >= today.until) today = { until: now - (now % MINUTE) + MINUTE, day: DAY.format(now) };
  return today.day;
}

/**
 * Under what a page is kept: everything that it depends on. The day, because guides name deadlines counted from today;
 * the host, because canonical links and QR codes name it; the choices of the visitor; whether it stands in a frame; the address.
 * @param target path and query as the browser sent them
 */
export const pageKey = (host: string, target: string, { elder, contrast, traditional }: Preferences, inFrame = false): string =>
  `${dayInChina()} ${elder ? "elder" : ""} ${contrast ? "contrast" : ""} ${traditional ? "hant" : ""} ${inFrame ? "frame" : ""} ${host} ${target}`;
