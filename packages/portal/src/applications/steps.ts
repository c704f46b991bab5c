/** Steps of an application, a subject each. */
export const STEPS = ["situation", "details", "materials", "review"] as const;
export type Step = (typeof STEPS)[number];
