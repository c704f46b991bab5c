import { commonServices, stationServices } from "@onehall/api";
import { fragment, sql } from "../../data";
import { defineHandler } from "../router/handler";
import { type Level, regionPath, codeRange } from "../rows/regions";
import { taskPage } from "../rows/tasks";

/** How many services are named for each level, the most asked for first: a panel of a page, no catalogue. */
const MOST = 30;
/** How many services of a city are named. */
const COMMON = 12;

type Sample = { county: string | null; town: string | null; village: string | null };

const firstOf = (level: "county" | "town" | "village") => {
  const inside = fragment`FROM region WHERE code >= ${"low"} AND code < ${"high"} AND hidden = 0`;
  const ordered = fragment`ORDER BY code LIMIT 1`;
  if (level === "county") return fragment`(SELECT code ${inside} AND level = 'county' ${ordered})`;
  return level === "town"
    ? fragment`(SELECT code ${inside} AND level = 'town' ${ordered})`
    : fragment`(SELECT code ${inside} AND level = 'village' ${ordered})`;
};

/** The first region of each level inside one: what one county does, all of them do. */
const firstInside = sql<Sample>`SELECT ${firstOf("county")} AS county, ${firstOf("town")} AS town, ${firstOf("village")} AS village`;
const servicesOf = sql<{ name: string; code: string }>`SELECT task.phrase AS name, item.code FROM item JOIN task ON task.id = item.task_id
  WHERE item.region = ${"region"} ORDER BY item.hot DESC, item.id LIMIT ${"limit"}`;

/** Levels of the list of services. @see STATION-05 */
const LEVELS: readonly (readonly [keyof Sample, string])[] = [
  ["county", "1"],
  ["town", "2"],
  ["village", "3"],
];

/** What the hall of the county, the town and the village do for a region; inside a region that is above them, the first of each. */
export const handleStationServices = defineHandler(stationServices, async ({ regCode }, { database }) => {
  const { current, path } = await regionPath(database, regCode);
  const inside = await database.get(firstInside, codeRange(current.code));
  const above = (level: Level): string | undefined => path.find((region) => region.level === level)?.code;
  // A city without counties does what counties do, in its own hall.
  const samples: Sample = {
    county: above("county") ?? inside?.county ?? above("city") ?? null,
    town: above("town") ?? inside?.town ?? null,
    village: above("village") ?? inside?.village ?? null,
  };
  const lists = await Promise.all(
    LEVELS.map(async ([name, level]) => {
      const region = samples[name];
      const rows = region === null ? [] : await database.all(servicesOf, { region, limit: MOST });
      return rows.map((row) => ({ id: row.code, name: row.name, level, taskCode: row.code }));
    }),
  );
  return { list: lists.flat() };
});

/** What people of a city ask for most; of the province where no city is named. */
export const handleCommonServices = defineHandler(commonServices, async ({ region }, { database }) => {
  const { path, current } = await regionPath(database, region);
  const upToCity = path.filter(({ level }) => level === "province" || level === "city");
  const city = upToCity.at(-1) ?? current;
  const { rows } = await taskPage(database, { current: city, path: upToCity }, {}, COMMON, 0);
  return { id: city.code, cityCode: city.code, list: rows.map(({ phrase }) => ({ name: phrase })) };
});
