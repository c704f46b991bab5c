import { defineCall } from "../define-call.js";
import type * as shapes from "../shapes/progress.js";

/** An affair and how far it is. */
export type AffairProgress = {
  receipt: string;
  taskName: string;
  /** Masked. */
  applicant: string;
  deptName: string;
  acceptedAt: string;
  state: string;
  steps: { name: string; at: string; result: string }[];
};

/** A captcha that needs no eyes: spoken digits instead of the image. It takes the place of the image's code. POST qyzx/getVerifySound. @see GOV-09 */
export const captchaSound = defineCall<typeof shapes.captchaSound>({ method: "POST", path: "qyzx/getVerifySound", writes: true });

/** Three more minutes for the captcha that one has. POST qyzx/extendVerifyCode; status 404: it is over, fetch another one. @see GOV-09 */
export const captchaExtend = defineCall<typeof shapes.captchaExtend>({ method: "POST", path: "qyzx/extendVerifyCode", writes: true });

/**
 * Affairs by applicant and receipt number. POST has-progress, as JSON; answers at the top level. A wrong captcha, and none where one is needed: a PortalError
 * with the code WRONG_CAPTCHA. @see LEGACY-14, LEGACY-15, GOV-09
 */
export const progressQuery = defineCall<typeof shapes.progressQuery, AffairProgress[]>({
  method: "POST",
  path: "has-progress",
  body: "json",
  fixed: { captcha_type: "BJJD" },
  writes: true, // it uses the captcha up
  select: ({ data }) =>
    data.bjjd.map((raw) => ({
      receipt: raw.sblsh,
      taskName: raw.sxmc,
      applicant: raw.sqrmc,
      deptName: raw.bmmc,
      acceptedAt: raw.slsj,
      state: raw.bjzt,
      steps: raw.bjlc.map((step) => ({ name: step.mc, at: step.sj, result: step.jg })),
    })),
});
