import { PATTERN } from "@onehall/api";

/** More than any receipt number has; what is longer is cut, so that nothing absurd is sent back. */
const LONGEST = 2_000;

/** A receipt number as it was typed or stands in an address: full-width digits become plain ones, blanks go. */
export const plainReceipt = (text: string): string => text.slice(0, LONGEST).normalize("NFKC").replaceAll(/\s/g, "").toUpperCase();

/** The receipt number of an address; empty for anything that is none. */
export function receiptOf(query: URLSearchParams): string {
  const receipt = plainReceipt(query.get("receipt") ?? "");
  return PATTERN.affairReceipt.test(receipt) ? receipt : "";
}
