import { serverDocumentHeaders } from "../common/document";

/** Headers of every page of the log-in: not cached, not framed, no referrer. */
export const LOGIN_HEADERS: Record<string, string> = { ...serverDocumentHeaders("private, no-store", { forms: true }), "Referrer-Policy": "same-origin" };
