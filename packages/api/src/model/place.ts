import * as v from "valibot";

/** A place on the map. @see STATION-06 */
export const place = v.object({
  id: v.string(),
  name: v.string(),
  category: v.string(),
  address: v.string(),
  lat: v.number(),
  lng: v.number(),
  telphone: v.string(),
  province: v.string(),
  code: v.string(),
  district: v.string(),
  city: v.string(),
  type: v.string(),
});
export type Place = v.InferOutput<typeof place>;

/** Where a visitor is, as far as the network tells. @see REGION-24 */
export const location = v.object({
  code: v.string(),
  city: v.string(),
  province: v.optional(v.string()),
  district: v.optional(v.string()),
  nation: v.optional(v.string()),
  ip: v.optional(v.string()),
  lng: v.optional(v.number()),
  lat: v.optional(v.number()),
});
