import { createHash } from "node:crypto";

/** How a name is compared: spaces inside it do not count, nor does whether letters and brackets are full-width or half-width. */
const plain = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(/[\s·•・]/g, "")
    .toUpperCase();

/**
 * What is kept of an applicant's full name: enough to tell whether somebody knows it, nothing to read it off. Each case has another key for the same name.
 * @see docs/decisions/ratings.md
 */
export const applicantKey = (receipt: string, name: string): string =>
  createHash("sha256")
    .update(`${receipt} ${plain(name)}`)
    .digest("base64url")
    .slice(0, 22);
