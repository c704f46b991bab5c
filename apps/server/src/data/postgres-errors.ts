import { busy, DataError, readOnly, unavailable } from "./errors";

const text = (error: unknown, key: string): string => {
  const value: unknown = typeof error === "object" && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === "string" ? value : "";
};

const CONFLICTS = new Set(["40001", "40P01"]);

/** What an error of PostgreSQL or of the way to it means to us. @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
export function postgresError(error: unknown): DataError {
  const code = text(error, "code");
  const message = text(error, "message");
  if (code === "23505") return new DataError("data-duplicate", message, { cause: error });
  if (code.startsWith("23")) return new DataError("data-constraint", message, { cause: error });
  if (code === "25006") return readOnly(error); // a standby, or a server that was set so
  if (code === "25P03") return new DataError("data-transaction", message, { cause: error });
  if (CONFLICTS.has(code) || code === "55P03" || code === "53300") return busy(error);
  if (code.startsWith("22")) return new DataError("data-value", message, { cause: error });
  if (/^(?:42|0A|25)/.test(code)) return new DataError("data-statement", message, { cause: error });
  return unavailable(error); // network, restart, disk, credentials
}

/** Whether the connection was lost or does not answer. */
export const isUnavailable = (error: unknown): boolean => error instanceof DataError && error.code === "data-unavailable";

/** Whether the server takes no writes: it follows another, or was set so. */
export const isReadOnly = (error: unknown): boolean => error instanceof DataError && error.code === "data-read-only";

/** Whether the database undid a transaction because of others, so that trying again is right. */
export const isConflict = (error: unknown): boolean => error instanceof DataError && CONFLICTS.has(text(error.cause, "code"));
