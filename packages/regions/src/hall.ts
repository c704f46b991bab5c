import { isYes, text } from "./text.js";

/** A field of a raw entry: back ends write numbers as text, text as numbers and leave fields out. */
export type RawValue = string | number | boolean | null;

/**
 * A hall, region or department as the back end writes it.
 * Only the code and the name are certain; everything else may be absent, null or empty.
 * @see REGION-07
 */
export type RawHall = {
  /** Short name. */
  ORGSNAME?: RawValue;
  /** Full name. */
  ORGNAME: RawValue;
  /** 9-character organisation number; empty for a region. */
  ORGNUMBER?: RawValue;
  /** Region code, 6 digits (province, city, county) or 12 (town, village). */
  ORGAREACODE: RawValue;
  /** Code of the region above; empty for the province. */
  ORGUPAREACODE?: RawValue;
  /** One of {@link ORG_TYPE}. */
  ORGTYPE?: RawValue;
  /** Address of its page. */
  SITES_URL?: RawValue;
  /** 1: shown. */
  DISPLAY?: RawValue;
  SORT?: RawValue;
  province?: RawValue;
  city?: RawValue;
  county?: RawValue;
  town?: RawValue;
  /** 101 provincial departments, 102 city halls. */
  data_src_id?: RawValue;
  /** 1: it publishes a duty list. */
  responsibility_list?: RawValue;
  id?: RawValue;
  /** 1 government-service department, anything else another public service. */
  dept_type?: RawValue;
  credit?: RawValue;
  cat_name?: RawValue;
  expiry_date?: RawValue;
};

/** A hall, region or department as programs want it. @see REGION-09 */
export type Hall = {
  /** 9-character organisation number; empty for a region. */
  orgCode: string;
  /** Region code, 6 or 12 digits. */
  code: string;
  /** Code of the region above; empty for the province. */
  upperCode: string;
  siteUrl: string;
  hasResponsibilityList: boolean;
  shortName: string;
  name: string;
  display: boolean;
  /** Equals {@link Hall.display}. */
  visible: boolean;
  categoryName: string;
  /** 101 provincial departments, 102 city halls. */
  srcId: string;
  id: string;
  sort: number;
  orgType: string;
  city: string;
  county: string;
  province: string;
  town: string;
  credit: string;
  expiryDate: string;
  /** An organisation number exists. */
  isDepartment: boolean;
  /** "1" government-service department, anything else another public service. */
  dept_type: string;
};

/** Raw entry → mapped entry. Takes every raw value as it may come; never throws. @see REGION-09, REGION-10, REGION-11 */
export function mapHall(raw: RawHall): Hall {
  const name = text(raw.ORGNAME);
  const orgCode = text(raw.ORGNUMBER);
  const display = isYes(raw.DISPLAY);
  return {
    orgCode,
    code: text(raw.ORGAREACODE),
    upperCode: text(raw.ORGUPAREACODE),
    siteUrl: text(raw.SITES_URL),
    hasResponsibilityList: isYes(raw.responsibility_list),
    shortName: text(raw.ORGSNAME) || name,
    name,
    display,
    visible: display,
    categoryName: text(raw.cat_name),
    srcId: text(raw.data_src_id),
    id: text(raw.id),
    sort: Number(text(raw.SORT)) || 0,
    orgType: text(raw.ORGTYPE),
    city: text(raw.city),
    county: text(raw.county),
    province: text(raw.province),
    town: text(raw.town),
    credit: text(raw.credit),
    expiryDate: text(raw.expiry_date),
    isDepartment: orgCode !== "",
    dept_type: text(raw.dept_type),
  };
}
