/**
 * What can go wrong with the database.
 * - `data-value`: a value that cannot be stored, or one that is missing
 * - `data-duplicate`, `data-constraint`: the data forbids it
 * - `data-busy`: others were in the way for too long; nothing was written, trying again is right
 * - `data-key-reused`: an idempotency key came with another content before; nothing was written
 * - `data-quota`: this sender has sent too much today; nothing was written
 * - `data-full`: no room is left for images; nothing was written
 * - `data-unavailable`: the database was lost on the way; a write may or may not have happened
 * - `data-read-only`: the file or the server takes no writes now; nothing was written
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
  | "data-quota"
  | "data-full"
  | "data-unavailable"
  | "data-read-only"
  | "data-closed"
  | "data-transaction"
  | "data-statement"
  | "data-newer";

const STATUS: Partial<Record<DataErrorCode, number>> = {
  "data-value": 400,
  "data-key-reused": 409,
  "data-quota": 429,
  "data-full": 503,
  "data-busy": 503,
  "data-unavailable": 503,
  "data-read-only": 503,
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

/** What every page says at its top, and every refused write, while nothing can be written. */
export const READ_ONLY = "系统正在维护，暂时只能查询，不能提交。您填写的内容没有丢失，请保留本页，稍后再提交；急需办理的，请拨打 12345。";

export const readOnly = (cause?: unknown) => new DataError("data-read-only", READ_ONLY, { cause });

/** What the operator can do, by what the database or the system says. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/not a database|malformed|corrupt/i, "文件已经损坏：请停止服务，用最近的备份恢复（npm run data -- restore 备份文件）"],
  [/EEXIST|ENOTDIR/, "DATA_DIR 应为文件夹，现在是一个文件：请换一个路径，或者把这个文件移走"],
  [/EACCES|EPERM|EROFS|readonly|unable to open/i, "没有读写权限，或者磁盘是只读的：请检查 DATA_DIR 的属主和权限"],
  [/ENOSPC|disk is full/i, "磁盘已满：请腾出空间"],
];

/** For the operator, at the start. @param what the database, as its settings name it */
export const cannotOpen = (what: string, error: unknown) => {
  const cause = error instanceof DataError ? (error.cause ?? error) : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const remedy = REMEDIES.find(([pattern]) => pattern.test(reason))?.[1];
  return new DataError("data-unavailable", `数据库打不开（${what}）：${remedy === undefined ? reason : `${remedy}。原因：${reason}`}`, { cause });
};

export const closed = () => new DataError("data-closed", "服务正在停止，请稍后再试。");
