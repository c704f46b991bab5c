import { PortalError } from "@onehall/api";
import type { Context } from "hono";
import { numberIn, receiptSigns } from "../../common/receipt-number";
import type { Database } from "../../data";
import { limitAttempts, refuseGuesser } from "../progress/attempts";
import type { Services } from "../services";
import { isSigned, sign, type WriteSignature } from "../signed-code";

/** What a receipt allows whoever has it: to see how far the feedback is, or to add to it as well. */
export type ReceiptRight = "read" | "add";

/** How a receipt names what it allows. */
const LETTER: Readonly<Record<ReceiptRight, string>> = { read: "R", add: "A" };
const rightOf = (letter: string | undefined): ReceiptRight | undefined => (letter === LETTER.add ? "add" : letter === LETTER.read ? "read" : undefined);

/** 35 bits; with the limit on tries enough, and short enough to be read out. */
const SIGNATURE: WriteSignature = (digest) => receiptSigns(digest.subarray(0, 7));

/** The receipt of a piece of feedback: its number, a letter that names what the receipt allows, and a signature of both: 20261118K3ZQ70XMA7QX2M9P. @see FEEDBACK-04 */
export const feedbackReceipt = async (database: Database, number: string, right: ReceiptRight): Promise<string> =>
  number + LETTER[right] + (await sign(database, "feedback", number + LETTER[right], SIGNATURE));

export const unknownFeedback = (receipt: string): PortalError =>
  new PortalError("feedback-unknown", `没有编号为 ${receipt} 的反馈，请核对回执`, { status: 404 });

/** The number of a receipt, and what its signature allows; without one, for a bare number. */
export type ReadReceipt = { number: string; right: ReceiptRight | undefined };

/** Says that there is no such feedback, and counts that as a try. @throws PortalError always: 404, or 429 after too many */
export async function refuse(services: Services, context: Context, receipt: string): Promise<never> {
  await limitAttempts(services, context, numberIn(receipt));
  throw unknownFeedback(receipt);
}

/**
 * Checks the signature of a receipt before the database is asked for its number. Whoever has tried a number too often is told nothing, not even that a receipt is right.
 * @param receipt as `PATTERN.feedbackReceipt` has it
 * @throws PortalError 404 where the signature is none of ours, 429 after too many tries
 */
export async function readReceipt(services: Services, context: Context, receipt: string): Promise<ReadReceipt> {
  const number = numberIn(receipt);
  await refuseGuesser(services, context, number);
  const signed = receipt.slice(0, number.length + 1);
  if (receipt === number) return { number, right: undefined };
  if (!(await isSigned(services.database, "feedback", signed, receipt.slice(signed.length), SIGNATURE))) return refuse(services, context, receipt);
  return { number, right: rightOf(signed.at(-1)) };
}
