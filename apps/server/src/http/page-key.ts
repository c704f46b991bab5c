import { localDate } from "../common/deadline";
import type { Preferences } from "../common/preferences";

/**
 * Cache key of a page: everything that it depends on. The day, because guides name deadlines counted from today;
 * the host, because canonical links and QR codes name it; the choices of the visitor; whether it stands in a frame; the address.
 * @param target path and query as the browser sent them
 */
export const pageKey = (host: string, target: string, { elder, contrast, traditional, operator, size, aloud, scheme }: Preferences, inFrame = false): string =>
  `${localDate(new Date())} ${elder ? "elder" : ""} ${contrast ? "contrast" : ""} ${traditional ? "hant" : ""} ${operator ? "operator" : ""} ${elder ? `${size ?? ""} ${aloud ? "aloud" : ""}` : ""} ${scheme ?? ""} ${inFrame ? "frame" : ""} ${host} ${target}`;
