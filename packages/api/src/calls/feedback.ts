import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/feedback.js";

/**
 * Hands in feedback. POST feedback/add, form-encoded (the server takes JSON too, and multipart/form-data with images). Acknowledged after it is stored;
 * the same idempotency key gives the same receipt, which names in itself what it allows. @see CALL-34, FEEDBACK-01, FEEDBACK-04
 */
export const feedbackAdd = defineCall<typeof shapes.feedbackAdd>({ method: "POST", path: "feedback/add", body: "multipart", writes: true });

/** What became of a piece of feedback, step by step. GET feedback/get. */
export const feedbackGet = defineCall<typeof shapes.feedbackGet>({ method: "GET", path: "feedback/get" });

/** Adds to a piece of feedback; a receipt that allows reading alone is refused with 403. POST feedback/update/{id}, form-encoded or, with images, multipart/form-data. @see CALL-35 */
export const feedbackUpdate = defineCall<typeof shapes.feedbackUpdate>({ method: "POST", path: "feedback/update/{id}", body: "multipart", writes: true });
