/** The sentence for a failure that brings none of its own. @see ERROR-13 */
export const UNKNOWN_ERROR = "未知错误";

/** What a {@link PortalError} may carry beside its sentence. */
export type PortalErrorOptions = {
  /** What went wrong underneath. */
  cause?: unknown;
  /** HTTP status of the answer; 0 or absent where there was none. */
  status?: number;
};

/**
 * The only error that leaves this package, and the one the server answers with.
 * `message` is a sentence for people, in Chinese; `code` is for programs.
 * Codes of this package: `network`, `timeout`, `aborted`, `empty` (no body), `not-json`, `rejected` (the back end said no), `invalid` (shape).
 */
export class PortalError extends Error {
  override readonly name = "PortalError";
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string = UNKNOWN_ERROR, { cause, status = 0 }: PortalErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
  }
}
