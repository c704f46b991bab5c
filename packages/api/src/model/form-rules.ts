import { API_ROOT } from "../define-call.js";
import { PortalError } from "../errors.js";

/** Longest texts of forms, in UTF-16 code units: the same for the form, the contract and the server. */
export const MAX_LENGTH = { feedback: 2000, contact: 100, url: 2048, rating: 500, applicant: 60, captcha: 10 } as const;

/** How short fields of forms are written, after trimming. */
export const PATTERN = {
  /** Receipt number of an affair, in capitals. */
  affairReceipt: /^[0-9A-Z-]{6,40}$/,
  /** Receipt of a piece of feedback, in capitals: its number, what the receipt allows (A: to add, R: to read) and a signature. Receipts of earlier versions are the number alone. */
  feedbackReceipt: /^[0-9A-Z]{16}(?:[AR][0-9A-Z]{7})?$/,
  /** Last four digits of a telephone number. */
  phoneTail: /^\d{4}$/,
  /** A mobile or fixed number as people write it; what the form asks for, while the contract takes any contact. */
  phone: /^[+\d][\d\s()-]{5,19}$/,
  /** Code of a reason of the national rating. @see RATING-06 */
  reason: /^\d{3}$/,
  captchaToken: /^[\w-]{22}$/,
  idempotencyKey: /^[!-~]{1,128}$/,
} as const;

/** What a piece of feedback is: about this page, a mistake on it, a wish, a question, or a complaint. */
export const FEEDBACK_KINDS = ["page", "error", "suggestion", "consult", "complaint"] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** received: stored; supplemented: the sender has added to it; processing: with the office; answered: the office has replied. */
export const FEEDBACK_STATES = ["received", "supplemented", "processing", "answered"] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** What may be uploaded, and what is said where it may not. @see UPLOAD-01, UPLOAD-02, UPLOAD-03 */
export const UPLOAD = {
  most: 3,
  /** Of one file. */
  bytes: 2_097_152,
  /** Lower case. */
  extensions: ["png", "jpg", "jpeg", "bmp", "raw", "psd"],
  tooMany: "最多上传 3 张图片",
  wrongFormat: "文件格式不正确，无法上传。",
  tooLarge: "文件太大，无法上传。",
} as const;

/** Longest body of a request without files, in bytes. */
export const BODY_LIMIT = 256 * 1024;
/** Longest body of a request with files, in bytes. */
export const UPLOAD_BODY_LIMIT = UPLOAD.most * UPLOAD.bytes + BODY_LIMIT;

/** The extension of a file's name, in lower case; empty where there is none. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Why these files may not be uploaded, by number, size and name (status 400, 413, 415); undefined where they may. The content is for the server to check. */
export function uploadError(files: readonly Pick<File, "name" | "size">[]): PortalError | undefined {
  if (files.length > UPLOAD.most) return new PortalError("invalid", UPLOAD.tooMany, { status: 400 });
  if (files.some(({ size }) => size > UPLOAD.bytes)) return new PortalError("too-long", UPLOAD.tooLarge, { status: 413 });
  const allowed: readonly string[] = UPLOAD.extensions;
  return files.every(({ name }) => allowed.includes(extensionOf(name))) ? undefined : new PortalError("media-type", UPLOAD.wrongFormat, { status: 415 });
}

/** Address of the captcha's image; it is bound to the session cookie. Another `version` makes the browser fetch another one. @see LEGACY-13 */
export const captchaPath = (version: number): string => `${API_ROOT}qyzx/getVerifyCode?type=BJJD&v=${version}`;

/** The code that a wrong captcha is answered with. @see LEGACY-15 */
export const WRONG_CAPTCHA = "25034";

/** How many seconds a captcha is valid, and how often that can be prolonged by as much again. @see GOV-09 */
export const CAPTCHA = { seconds: 180, extensions: 3 } as const;

/** App key of the portal's own tracker. It tells front ends apart and is no secret: every page carries it. @see TRACK-01 */
export const TRACKER_APP_KEY = "gdbs-portal";

/** Events that one request may carry. */
export const MAX_EVENTS = 50;
