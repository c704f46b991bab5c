import { isRegionCode, lineage, parentCode } from "./code.js";
import { GOVERNMENT_DEPARTMENT, ORG_TYPE, SOURCE_ID, ZONE_CODE } from "./constants.js";
import { CITIES, DEPARTMENTS, ZONE_NAME } from "./fallback-list.js";
import { mapHall, type Hall, type RawHall } from "./hall.js";
import { departmentPath, hallPath } from "./path.js";
import { province } from "./province.js";
import type { RegionView } from "./view.js";

const region = (code: string, name: string, type: string, sort: number): Hall =>
  mapHall({
    ORGNAME: name,
    ORGAREACODE: code,
    ORGUPAREACODE: parentCode(code),
    ORGTYPE: type,
    SITES_URL: hallPath(code, "v2"),
    DISPLAY: 1,
    SORT: sort,
    data_src_id: SOURCE_ID.city,
    id: code,
  });

const department = ([orgCode, name, short, type]: (typeof DEPARTMENTS)[number], index: number): Hall => {
  const raw: RawHall = {
    ORGNAME: name,
    ORGSNAME: short,
    ORGNUMBER: orgCode,
    ORGAREACODE: province().code,
    ORGTYPE: ORG_TYPE.province,
    SITES_URL: departmentPath(orgCode, "v2"),
    DISPLAY: 1,
    SORT: index + 1,
    data_src_id: SOURCE_ID.department,
    responsibility_list: type === GOVERNMENT_DEPARTMENT ? 1 : 0,
    id: orgCode,
    dept_type: type,
  };
  return mapHall(raw);
};

/**
 * The built-in answer to “which region”: the province with its 21 cities and its departments, a city with nothing below it
 * (珠海 with the deep-cooperation zone), the zone. Anything else gets the nearest of these above it. The list is that of Guangdong: another province has itself alone.
 * @see REGION-15
 */
export function fallbackRegion(code: string = province().code): RegionView {
  const own = province();
  const top = region(own.code, own.name, ORG_TYPE.province, 0);
  const cities = CITIES.map(([cityCode, name], index) => region(cityCode, name, ORG_TYPE.city, index + 1));
  const zone = region(ZONE_CODE, ZONE_NAME, ORG_TYPE.county, 1);
  const listed = parentCode(zone.upperCode) === own.code;
  const all = listed ? [top, ...cities, zone] : [top];

  const line = isRegionCode(code) ? lineage(code) : [];
  const breadcrumbs = line.map((step) => all.find((entry) => entry.code === step)).filter((entry) => entry !== undefined);
  const current = breadcrumbs.at(-1) ?? top;
  return {
    current,
    halls: all.filter((entry) => entry.upperCode === current.code),
    departments: listed && current === top ? DEPARTMENTS.map(department) : [],
    breadcrumbs: breadcrumbs.length > 0 ? breadcrumbs : [top],
  };
}
