import { PortalError, type Recommendation, recommendedItems, recommendedItemsById, searchService } from "@onehall/api";
import { hotWords } from "../../search/query-log";
import { defineHandler } from "../router/handler";
import { localDate } from "../../common/deadline";
import { regionPath } from "../rows/regions";
import { type TaskRow, taskPage, tasksByIds } from "../rows/tasks";
import { suitedTo } from "./suited";
import { itemByCode, relatedTasks } from "./rows";

const MOST = 8;
const BESIDE_SEARCH = 6;
/** Related tasks that are looked up; the region may not have all of them. */
const LOOKED_UP = 40;

const recommendation = (row: TaskRow): Recommendation => ({ service_code: row.code, service_name: row.name });

/** What the search box offers before anything is typed. */
export const handleSearchService = defineHandler(searchService, async ({ region }, { database, portal, now }) => {
  const line = await regionPath(database, region);
  const hot = async (audience: number): Promise<Recommendation[]> => (await taskPage(database, line, { audience }, BESIDE_SEARCH, 0)).rows.map(recommendation);
  const [person, legal, words] = await Promise.all([hot(1), hot(2), hotWords(database, localDate(now()), portal.site.hotWords)]);
  return { placeholder: portal.site.banner.placeholder, hotWords: words.map((name) => ({ name })), person, legal_person: legal };
});

/** What suits whoever is logged in, with the reason for each; then, and for everybody else, what a region's people ask for most. */
export const handleRecommendedItems = defineHandler(
  recommendedItems,
  async ({ region, audience }, { database, portal, identity, now }, { context }) => {
    const line = await regionPath(database, region);
    const visitor = await identity.visitorOf(context);
    const suited = visitor ? await suitedTo(visitor, { database, benefits: portal.benefits, line, now: now() }) : [];
    const { rows } = await taskPage(database, line, { audience: audience === undefined ? undefined : Number(audience) }, MOST, 0);
    const others = rows.map(recommendation).filter(({ service_code: code }) => suited.every((one) => one.service_code !== code));
    return { list: [...suited, ...others].slice(0, MOST) };
  },
  { personal: true },
);

export const handleRecommendedItemsById = defineHandler(recommendedItemsById, async ({ id }, { database }) => {
  const item = await itemByCode(database, id);
  if (!item) throw new PortalError("guide-unknown", `没有编码为 ${id} 的事项`, { status: 404 });
  const [line, ids] = await Promise.all([regionPath(database, item.region), relatedTasks(database, item.taskId, LOOKED_UP)]);
  const rows = await tasksByIds(database, line, { ids });
  const place = new Map(ids.map((taskId, index) => [taskId, index]));
  rows.sort((one, other) => (place.get(one.taskId) ?? 0) - (place.get(other.taskId) ?? 0));
  return { list: rows.slice(0, MOST).map(recommendation) };
});
