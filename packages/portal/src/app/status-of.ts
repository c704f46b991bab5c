import { isRouteErrorResponse } from "react-router";

const isErrorStatus = (status: unknown): status is number => Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599;

/** Status of whatever was thrown: its own, its answer's, or 500 where neither is the status of an error. @see ERROR-09 */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  const { statusCode, status, response } = (error ?? {}) as { statusCode?: unknown; status?: unknown; response?: { status?: unknown } };
  return [statusCode, status, response?.status].find(isErrorStatus) ?? 500;
}
