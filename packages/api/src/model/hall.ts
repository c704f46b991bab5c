import type { RawHall } from "@onehall/regions";
import * as v from "valibot";

const value = v.optional(v.union([v.string(), v.number(), v.boolean(), v.null()]));

/** A hall, region or department as the back end writes it: {@link RawHall}. @see REGION-07 */
export const rawHall = v.object({
  ORGSNAME: value,
  ORGNAME: v.string(),
  ORGNUMBER: value,
  ORGAREACODE: v.string(),
  ORGUPAREACODE: value,
  ORGTYPE: value,
  SITES_URL: value,
  DISPLAY: value,
  SORT: value,
  province: value,
  city: value,
  county: value,
  town: value,
  data_src_id: value,
  responsibility_list: value,
  id: value,
  dept_type: value,
  credit: value,
  cat_name: value,
  expiry_date: value,
}) satisfies v.GenericSchema<unknown, RawHall>;
