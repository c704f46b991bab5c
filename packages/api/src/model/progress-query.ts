import * as v from "valibot";

/** An affair as has-progress answers it. @see LEGACY-14 */
export const rawProgress = v.object({
  /** Receipt number. */
  sblsh: v.string(),
  /** Task. */
  sxmc: v.string(),
  /** Applicant, masked. */
  sqrmc: v.string(),
  /** Authority. */
  bmmc: v.string(),
  /** When it was accepted. */
  slsj: v.string(),
  /** State. */
  bjzt: v.string(),
  /** Steps: name, time, result. */
  bjlc: v.array(v.object({ mc: v.string(), sj: v.string(), jg: v.string() })),
});
