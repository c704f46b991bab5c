import { pino } from "pino";

/** The one logger: a JSON line each, to standard output. Nothing personal goes in: no query strings, no bodies, no addresses of visitors. */
export type Log = Pick<ReturnType<typeof pino>, "debug" | "info" | "warn" | "error">;

export const createLog = (level: string): Log =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } });
