import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/applications.js";

/** What an application needs: questions, fields, materials, and the draft of whoever is logged in. GET applications/form. @see APPLY-01 */
export const applicationForm = defineCall<typeof shapes.applicationForm>({ method: "GET", path: "applications/form" });

/** Keeps what was filled in so far. POST applications/draft. @see APPLY-02 */
export const applicationDraft = defineCall<typeof shapes.applicationDraft>({ method: "POST", path: "applications/draft", writes: true });

/** Deletes a draft of one's own with its images; what was handed in stays. POST applications/deleteDraft. @see APPLY-31 */
export const applicationDraftDelete = defineCall<typeof shapes.applicationDraftDelete>({ method: "POST", path: "applications/deleteDraft", writes: true });

/** Fills a step with made-up data; only while this portal is a demonstration. POST applications/sample. */
export const applicationSample = defineCall<typeof shapes.applicationSample>({ method: "POST", path: "applications/sample", writes: true });

/** Adds an image of a material to a draft, or to an application that is to be corrected. POST applications/upload, multipart/form-data. @see APPLY-03 */
export const applicationUpload = defineCall<typeof shapes.applicationUpload>({ method: "POST", path: "applications/upload", body: "multipart", writes: true });

/** Takes an image out of a draft. POST applications/removeUpload. */
export const applicationUploadRemove = defineCall<typeof shapes.applicationUploadRemove>({ method: "POST", path: "applications/removeUpload", writes: true });

/** An image, for its owner and the staff of the department. GET applications/image. */
export const applicationImage = defineCall<typeof shapes.applicationImage>({ method: "GET", path: "applications/image" });

/** Hands the draft in; acknowledged after it is stored, the same key twice gives the same receipt. POST applications/submit. @see APPLY-04 */
export const applicationSubmit = defineCall<typeof shapes.applicationSubmit>({ method: "POST", path: "applications/submit", writes: true });

/** Who may fill in one's draft, and what they did. GET applications/help. @see APPLY-14 */
export const applicationHelp = defineCall<typeof shapes.applicationHelp>({ method: "GET", path: "applications/help" });

/** Makes a link by which one other person may fill in one's draft; an earlier link that nobody used ends. POST applications/helpInvite. */
export const applicationHelpInvite = defineCall<typeof shapes.applicationHelpInvite>({ method: "POST", path: "applications/helpInvite", writes: true });

/** What an invitation is about, before it is accepted. GET applications/helpLink. */
export const applicationHelpLink = defineCall<typeof shapes.applicationHelpLink>({ method: "GET", path: "applications/helpLink" });

/** Accepts an invitation, once. POST applications/helpAccept. */
export const applicationHelpAccept = defineCall<typeof shapes.applicationHelpAccept>({ method: "POST", path: "applications/helpAccept", writes: true });

/** A helper says that it is filled in: the applicant gets a message. POST applications/helpReady. */
export const applicationHelpReady = defineCall<typeof shapes.applicationHelpReady>({ method: "POST", path: "applications/helpReady", writes: true });

/** Ends the help at once: the applicant takes it back, or the helper gives it up. POST applications/helpEnd. */
export const applicationHelpEnd = defineCall<typeof shapes.applicationHelpEnd>({ method: "POST", path: "applications/helpEnd", writes: true });

/** An application of one's own. GET applications/case. */
export const applicationCase = defineCall<typeof shapes.applicationCase>({ method: "GET", path: "applications/case" });

/** Answers a request for correction. POST applications/correct. */
export const applicationCorrect = defineCall<typeof shapes.applicationCorrect>({ method: "POST", path: "applications/correct", writes: true });

/** Takes an application back before it is decided. POST applications/withdraw. */
export const applicationWithdraw = defineCall<typeof shapes.applicationWithdraw>({ method: "POST", path: "applications/withdraw", writes: true });

/** Rates an application of one's own, once, when it is decided. POST applications/rate. */
export const applicationRate = defineCall<typeof shapes.applicationRate>({ method: "POST", path: "applications/rate", writes: true });

/** How far an application is, by the signed link of its receipt. GET applications/link: needs no log-in. */
export const applicationLink = defineCall<typeof shapes.applicationLink>({ method: "GET", path: "applications/link" });

/** An event from the back end of a department, signed. POST applications/event. @see docs/operating.md, UPSTREAM_APPLICATIONS */
export const applicationEvent = defineCall<typeof shapes.applicationEvent>({ method: "POST", path: "applications/event", body: "json", writes: true });

/** Applications to the department of a member of staff. GET desk/queue. @see APPLY-08 */
export const deskQueue = defineCall<typeof shapes.deskQueue>({ method: "GET", path: "desk/queue" });

/** One of them, whole; noted in the audit table. POST desk/case. */
export const deskCase = defineCall<typeof shapes.deskCase>({ method: "POST", path: "desk/case", writes: true });

/** Accepts, asks for correction, decides, issues. POST desk/act. */
export const deskAct = defineCall<typeof shapes.deskAct>({ method: "POST", path: "desk/act", writes: true });

/** Feedback that was not answered yet, the oldest first. GET desk/feedback. */
export const deskFeedback = defineCall<typeof shapes.deskFeedback>({ method: "GET", path: "desk/feedback" });

/** Answers a piece of feedback. POST desk/answer. */
export const deskFeedbackAnswer = defineCall<typeof shapes.deskFeedbackAnswer>({ method: "POST", path: "desk/answer", writes: true });

/** Searches that found nothing or had no result opened, by day and word. GET desk/searches. */
export const deskSearches = defineCall<typeof shapes.deskSearches>({ method: "GET", path: "desk/searches" });

/** Proposes a word for the vocabulary of the pack. POST desk/vocabulary/propose. @see SEARCH-28 */
export const deskProposeWord = defineCall<typeof shapes.deskProposeWord>({ method: "POST", path: "desk/vocabulary/propose", writes: true });

/** Withdraws a proposed word. POST desk/vocabulary/withdraw. */
export const deskWithdrawWord = defineCall<typeof shapes.deskWithdrawWord>({ method: "POST", path: "desk/vocabulary/withdraw", writes: true });
