/** Where feedback that was not acknowledged yet lies in the browser. */
export const DRAFT_KEY = "gdbs.feedback-draft";
