/** Issuer of the samples of the pack; no provider's issuer looks like it. */
export const SAMPLE_ISSUER = "sample";

/** Details of a person, as the database keeps them; shown masked. */
export type Profile = {
  gender?: string;
  /** 2026-11-18 */
  born?: string;
  /** Identity number, or the unified social credit code of a company. */
  number?: string;
  phone?: string;
  /** Where one lives, or where the company is registered, in words. */
  place?: string;
  /** People one may act for: 女儿 张小乐. */
  relations?: { relation: string; name: string }[];
};
