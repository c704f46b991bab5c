import { childRegions, currentRegion, navIndex } from "@onehall/api";
import { departmentPath, GOVERNMENT_DEPARTMENT, hallPath, ORG_TYPE, type RawHall, SOURCE_ID } from "@onehall/regions";
import { defineHandler } from "../router/handler";
import { childrenOf, type DepartmentRow, departmentsOf, type Level, type RegionPath, regionPath, type RegionRow } from "../rows/regions";

const HALL_TYPE: Record<Level, string> = {
  province: ORG_TYPE.province,
  city: ORG_TYPE.city,
  county: ORG_TYPE.county,
  town: ORG_TYPE.town,
  village: ORG_TYPE.villageStation,
};

type Places = Pick<RawHall, "province" | "city" | "county" | "town">;

const placesOf = (path: readonly RegionRow[]): Places => {
  const name = (level: Level): string => path.find((region) => region.level === level)?.name ?? "";
  return { province: name("province"), city: name("city"), county: name("county"), town: name("town") };
};

const noDepartment = { ORGNUMBER: "", responsibility_list: 0, dept_type: "", credit: "", cat_name: "", expiry_date: "" };

/** A region in raw form. `path`: the way to it from the province, itself included. */
const hallOf = (region: RegionRow, path: readonly RegionRow[]) => ({
  ...noDepartment,
  ORGSNAME: region.name,
  ORGNAME: region.name,
  ORGAREACODE: region.code,
  ORGUPAREACODE: region.parent ?? "",
  ORGTYPE: HALL_TYPE[region.level],
  SITES_URL: hallPath(region.code, "v2"),
  DISPLAY: region.hidden ? 0 : 1,
  SORT: region.sort,
  ...placesOf(path),
  data_src_id: region.level === "city" ? SOURCE_ID.city : "",
  id: region.code,
});

const departmentOf = (row: DepartmentRow, { current, path }: RegionPath) => ({
  ORGSNAME: row.short,
  ORGNAME: row.name,
  ORGNUMBER: row.org,
  ORGAREACODE: row.region,
  ORGUPAREACODE: current.parent ?? "",
  ORGTYPE: HALL_TYPE[current.level],
  SITES_URL: departmentPath(row.org, "v2"),
  DISPLAY: 1,
  SORT: row.sort,
  ...placesOf(path),
  data_src_id: current.level === "province" ? SOURCE_ID.department : "",
  responsibility_list: row.type === GOVERNMENT_DEPARTMENT ? 1 : 0,
  id: row.org,
  dept_type: row.type,
  credit: row.credit,
  cat_name: "",
  expiry_date: "",
});

/** Towns and villages have one office, which is no department to choose. */
const hasDepartments = (level: Level): boolean => level !== "town" && level !== "village";

export const handleCurrentRegion = defineHandler(currentRegion, async ({ regCode }, { database }) => {
  const line = await regionPath(database, regCode);
  const { current, path } = line;
  const [halls, departments] = await Promise.all([
    childrenOf(database, current.code),
    hasDepartments(current.level) ? departmentsOf(database, current.code) : [],
  ]);
  return {
    current: hallOf(current, path),
    hall: halls.map((region) => hallOf(region, [...path, region])),
    department: departments.map((row) => departmentOf(row, line)),
    breadcrumb: path.map((region, index) => hallOf(region, path.slice(0, index + 1))),
  };
});

export const handleChildRegions = defineHandler(childRegions, async ({ regCode }, { database }) => {
  const { current, path } = await regionPath(database, regCode);
  const regions = await childrenOf(database, current.code);
  return { list: regions.map((region) => hallOf(region, [...path, region])) };
});

/** The picker's first level. A city without counties has its towns in their place. */
export const handleNavIndex = defineHandler(navIndex, async ({ regCode, responsibility }, { database }) => {
  const line = await regionPath(database, regCode);
  const { current, path } = line;
  const [province = current] = path;
  const [regions, cities, departments] = await Promise.all([
    childrenOf(database, current.code),
    childrenOf(database, province.code),
    hasDepartments(current.level) ? departmentsOf(database, current.code) : [],
  ]);
  const hall = regions.map((region) => hallOf(region, [...path, region]));
  return {
    hall,
    city: cities.map((region) => hallOf(region, [province, region])),
    country: current.level === "province" ? [] : hall,
    department: departments.map((row) => departmentOf(row, line)).filter((row) => !responsibility || row.responsibility_list === 1),
  };
});
