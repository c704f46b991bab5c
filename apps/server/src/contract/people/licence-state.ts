import type { Licence } from "@onehall/api";
import { localDate } from "../../common/deadline";

/** Days before its end from which a licence counts as about to expire: enough to have it renewed. */
export const SOON_DAYS = 90;

/** How a licence stands at a moment. Days are compared as text: both are written 2026-11-18. */
export function stateOn(now: Date, expiresOn: string | null): Licence["state"] {
  const soon = localDate(new Date(now.getTime() + SOON_DAYS * 86_400_000));
  if (expiresOn === null || expiresOn > soon) return "有效";
  return expiresOn < localDate(now) ? "已过期" : "即将到期";
}
