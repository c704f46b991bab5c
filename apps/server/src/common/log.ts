import { pino } from "pino";

/** The one logger: a JSON line each, to standard output. Nothing personal goes in: no query strings, no bodies, no addresses of visitors. */
export type Log = Pick<ReturnType<typeof pino>, "debug" | "info" | "warn" | "error">;

export const createLog = (level: string): Log =>
  pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    // Off the thread that answers: lines that come while one is written go out together. An end of the process writes the rest.
    pino.destination({ sync: false }),
  );
