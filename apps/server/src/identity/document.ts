import { ownHeaders } from "../common/document";

/** Headers of every page of the log-in: nobody keeps it, frames it, or learns from it where one was. */
export const LOGIN_HEADERS: Record<string, string> = { ...ownHeaders("private, no-store", { forms: true }), "Referrer-Policy": "same-origin" };
