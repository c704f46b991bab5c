import type { FeedbackFields } from "./fields";

/** What elder mode asks for on each of its screens, in this order. @see ELDER-12 */
const PARTS = ["kind", "content", "url", "contact", "images", "captcha"] as const;
export type FeedbackPart = (typeof PARTS)[number];

const isPart = (text: string): text is FeedbackPart => PARTS.some((part) => part === text);

/** The questions of a kind: of a page only where an error in one is reported. */
export const partsOf = ({ kind, url }: Pick<FeedbackFields, "kind" | "url">): FeedbackPart[] =>
  PARTS.filter((part) => part !== "url" || kind === "error" || url !== "");

/** The part that a form in elder mode has sent; null: the whole form was. */
export const partOf = ({ part }: Pick<FeedbackFields, "part">): FeedbackPart | null => (isPart(part) ? part : null);

/** The part after another, or before it; the same at both ends. */
export function adjacentPart(part: FeedbackPart, fields: Pick<FeedbackFields, "kind" | "url">, step: 1 | -1): FeedbackPart {
  const parts = partsOf(fields);
  return parts[parts.indexOf(part) + step] ?? part;
}

/** The part that asks for what is wrong first. */
export const partWith = (errors: Readonly<Record<string, string>>): FeedbackPart | undefined => PARTS.find((part) => Object.hasOwn(errors, part));
