/**
 * What can go wrong with the database.
 * - `data-value`: a value that cannot be stored, or one that is missing
 * - `data-duplicate`, `data-constraint`: the data forbids it
 * - `data-busy`: others were in the way for too long; nothing was written, trying again is right
 * - `data-key-reused`: an idempotency key came with another content before; nothing was written
 * - `data-unavailable`: the database was lost on the way; a write may or may not have happened
 * - `data-closed`: the database has been closed
 * - `data-transaction`: a transaction was used wrongly or left open
 * - `data-statement`: the statement itself is wrong
 * - `data-newer`: the database was made by a newer program
 */
export type DataErrorCode =
  | "data-value"
  | "data-duplicate"
  | "data-constraint"
  | "data-busy"
  | "data-key-reused"
  | "data-unavailable"
  | "data-closed"
  | "data-transaction"
  | "data-statement"
  | "data-newer";

const STATUS: Partial<Record<DataErrorCode, number>> = {
  "data-value": 400,
  "data-key-reused": 409,
  "data-busy": 503,
  "data-unavailable": 503,
  "data-closed": 503,
};

/** The only error that leaves the data layer. Like a PortalError: `code` for programs, `message` for people, `status` for the HTTP answer. */
export class DataError extends Error {
  override readonly name = "DataError";
  readonly code: DataErrorCode;
  readonly status: number;

  constructor(code: DataErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.status = STATUS[code] ?? 500;
  }
}

export const busy = (cause?: unknown) => new DataError("data-busy", "数据服务繁忙，这次没有写入任何内容。请稍后再试。", { cause });

export const unavailable = (cause?: unknown) => new DataError("data-unavailable", "数据服务暂时不可用，请稍后再试。急需办理的，请拨打 12345。", { cause });

/** For the operator, at the start. @param what the database, as its settings name it */
export const cannotOpen = (what: string, error: unknown) => {
  const reason = error instanceof DataError ? (error.cause ?? error) : error;
  return new DataError("data-unavailable", `数据库打不开（${what}）：${reason instanceof Error ? reason.message : String(reason)}`, { cause: reason });
};

export const closed = () => new DataError("data-closed", "服务正在停止，请稍后再试。");
