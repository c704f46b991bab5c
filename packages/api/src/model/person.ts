import * as v from "valibot";

/** Who is logged in; names are masked. @see spec.md section 3, user info */
export const user = v.object({
  name: v.string(),
  /** Level of the identity check. */
  level: v.string(),
  /** "corp": an enterprise account. */
  account_type: v.picklist(["person", "corp"]),
  /** The company one acts for. */
  corp: v.nullable(v.object({ name: v.string() })),
});
export type User = v.InferOutput<typeof user>;

/** An electronic licence; its number is masked. */
export const licence = v.object({
  id: v.string(),
  name: v.string(),
  number: v.string(),
  issuer: v.string(),
  issuedOn: v.string(),
  /** null: for good. */
  expiresOn: v.nullable(v.string()),
  state: v.string(),
});
export type Licence = v.InferOutput<typeof licence>;

/** An affair of one's own that is under way. */
export const affair = v.object({
  receipt: v.string(),
  taskCode: v.string(),
  taskName: v.string(),
  deptName: v.string(),
  state: v.string(),
  updatedAt: v.string(),
});
export type Affair = v.InferOutput<typeof affair>;

/** A line of what the portal holds about somebody. */
export const abstract = v.object({ id: v.string(), title: v.string(), text: v.string(), date: v.string() });
export type Abstract = v.InferOutput<typeof abstract>;

/** A task that suits the visitor. @see spec.md section 3, search */
export const recommendation = v.object({ service_code: v.string(), service_name: v.string() });
export type Recommendation = v.InferOutput<typeof recommendation>;
