/** The deep-cooperation zone, which no public data set holds; its parent is 440400. @see REGION-02 */
export const ZONE_CODE = "440405";

/** Kinds of entry. @see REGION-13 */
export const ORG_TYPE = {
  province: "省直窗口",
  city: "市级窗口",
  county: "县级窗口",
  countyHall: "区县分厅",
  town: "镇街窗口",
  townStation: "镇街办事站",
  villageStation: "村居办事点",
} as const;

/** Where an entry comes from. @see REGION-08 */
export const SOURCE_ID = { department: "101", city: "102" } as const;

/** dept_type of a government-service department; anything else is another public service. @see REGION-14 */
export const GOVERNMENT_DEPARTMENT = "1";

/** Session storage key of the visitor's location. */
export const LOCATION_KEY = "gdbs.location";
