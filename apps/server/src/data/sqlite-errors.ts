import { busy, DataError, readOnly, unavailable } from "./errors";

/** How the worker describes an error of SQLite: its extended result code, 0 for errors of another kind. */
export type SqliteFailure = { message: string; code: number };

/** Result codes. @see https://www.sqlite.org/rescode.html */
const ERROR = 1;
const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const CONSTRAINT = 19;
const MISMATCH = 20;
const RANGE = 25;
const CONSTRAINT_PRIMARYKEY = 1555;
const CONSTRAINT_UNIQUE = 2067;
const CONSTRAINT_DATATYPE = 3091;

/** What an error of SQLite means to us. */
export function sqliteError({ message, code }: SqliteFailure): DataError {
  const cause = new Error(`${message} (SQLite result code ${code})`);
  if (code === CONSTRAINT_UNIQUE || code === CONSTRAINT_PRIMARYKEY) return new DataError("data-duplicate", message, { cause });
  if (code === CONSTRAINT_DATATYPE) return new DataError("data-value", message, { cause });
  switch (code & 0xff) {
    case CONSTRAINT:
      return new DataError("data-constraint", message, { cause });
    case MISMATCH:
      return new DataError("data-value", message, { cause });
    case BUSY:
    case LOCKED:
      return busy(cause);
    case READONLY:
      return readOnly(cause); // the file or its disk; statements that write never reach a connection for reading
    case ERROR:
    case RANGE:
      return new DataError("data-statement", message, { cause });
    default:
      return unavailable(cause); // the disk, the file or the thread: full, damaged, gone
  }
}
