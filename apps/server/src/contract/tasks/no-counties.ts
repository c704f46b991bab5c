import { type Queries, sql } from "../../data";
import type { RegionPath } from "../rows/regions";

/** Words for what a county has. 县级以上 means every level and needs no explaining. */
const COUNTY = /县级(?!以上)|县（市、区）|区县|县区|区、县|县、区/;

const counties = sql`SELECT code FROM region WHERE parent = ${"city"} AND level = 'county' LIMIT 1`;

/** The city of a region, if it has no counties; then its own offices do what those of counties do elsewhere (东莞, 中山). */
export async function cityWithoutCounties(queries: Queries, { path }: RegionPath): Promise<string | undefined> {
  const city = path.find(({ level }) => level === "city");
  if (!city || path.some(({ level }) => level === "county")) return undefined;
  return (await queries.get(counties, { city: city.code })) ? undefined : city.name;
}

/** Says who is meant where a guide of such a city speaks of counties; empty where it does not. @param said what the guide says, laws and changes aside */
export function countyAuthorityNote(city: string, said: unknown): string {
  return COUNTY.test(JSON.stringify(said))
    ? `${city}不设县、区：下面说的县级部门，在这里是市的部门或者它设在镇街的机构；县级人民政府，在这里是市人民政府。`
    : "";
}
