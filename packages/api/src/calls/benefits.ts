import { type AnswerOf, defineCall } from "../define-call.js";
import type * as shapes from "../shapes/benefits.js";

/**
 * Answers (`age-group:under-70,work:unsure`) → the benefits that a person is entitled to or may be, and what to ask next. GET node/gdbsBenefit/list: a path of
 * this site. Answers that there are none of count as not given; nothing is stored. @see CALL-90, GUIDE-47
 */
export const benefits = defineCall<typeof shapes.benefits>({ method: "GET", path: "node/gdbsBenefit/list" });

/** A benefit of the list. */
export type Benefit = AnswerOf<typeof benefits>["list"][number];
