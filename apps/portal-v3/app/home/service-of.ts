import type { Audience } from "@onehall/portal/home";

/** The services of an audience as addresses name them. */
export const serviceOf = (audience: Audience) => (audience === "company" ? "legal" : "personal");
