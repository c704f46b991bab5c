import type { Handler } from "../router/handler";
import { correct, oneCase, rateOwn, upstreamEvent, withdraw } from "./cases";
import { deleteDraft, form, saveDraft } from "./drafts";
import { fillSample } from "./sample";
import { image, removeOwnUpload, upload } from "./uploads";
import { helpRoutes } from "./help";
import { linked } from "./link";
import { submit } from "./submit";

/** Applications: from the first question to the rating. @see docs/decisions/applications.md */
export const applicationRoutes: readonly Handler[] = [
  form,
  saveDraft,
  deleteDraft,
  fillSample,
  upload,
  removeOwnUpload,
  image,
  submit,
  ...helpRoutes,
  oneCase,
  correct,
  withdraw,
  rateOwn,
  linked,
  upstreamEvent,
];
