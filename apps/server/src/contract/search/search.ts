import { createHash } from "node:crypto";
import { type EntranceHit, type GuideHit, matterTypeLabel, type QaHit, SEARCH_PAGE_SIZES, searchAll, type SearchType, suggest } from "@onehall/api";
import { type CatalogueTask, catalogueTasks } from "../../search/catalogue";
import { findFaqs, findNotices } from "../../search/documents";
import { suggestionsFor } from "../../search/suggest";
import { logQuery } from "../../search/query-log";
import type { QueryTerm } from "../../search/query-terms";
import type { Found } from "../../search/search";
import type { Vocabulary } from "../../search/vocabulary";
import { defineHandler } from "../router/handler";
import { taskSummary } from "../tasks/task-summary";
import { itemByCode } from "../business/rows";
import { localDate } from "../../common/deadline";
import { departmentFilter } from "../tasks/department-filter";
import { type BestHit, entrances, themeEntrances } from "./entrances";
import type { RegionPath } from "../rows/regions";
import { guidePath } from "../one-things/paths";
import { ONLINE_DEPTH, type TaskFilter, taskPage, type TaskRow } from "../rows/tasks";
import { type AvailableTask, openSearchContext, type SearchContext } from "./search-context";
import type { Services } from "../services";

/** Hits of rows that were shown before: rows are cached, and a hit depends on nothing else. */
const hits = new WeakMap<TaskRow, GuideHit>();

function hitOf(row: TaskRow): GuideHit {
  const known = hits.get(row);
  if (known) return known;
  const hit: GuideHit = {
    ...taskSummary(row),
    regionCode: row.region,
    regionName: row.regionName,
    lead: row.lead,
    kindLabel: matterTypeLabel(row.kind),
    aliases: JSON.parse(row.aliases) as string[],
  };
  hits.set(row, hit);
  return hit;
}

type Hits = { rows: TaskRow[]; total: number };

const NO_HITS: Hits = { rows: [], total: 0 };

/** A page of each kind of guide, where it is asked for. */
type Pages = Record<"guide" | "serve", { size: number; page: number } | undefined>;

const ONE_THING = "TC";
/** One-things stand above the guides: only those that are among so many first hits. One that only mentions 身份证 is not what was asked for. */
const NEAR = 8;

/** Who a task is for, where it is for both. */
const EVERYBODY = 3;

/** Whether a filter lets a task through; what it asks of the item is looked at with the item. */
const passes = ({ kind, audience, online, department }: TaskFilter, task: CatalogueTask): boolean =>
  (kind === undefined || task.kind === kind) &&
  (audience === undefined || task.audience === audience || task.audience === EVERYBODY) &&
  (!online || task.online >= ONLINE_DEPTH) &&
  (department === undefined || task.deptId === department);

/** The guides and one-things of a search: filtered by what the region offers, in the order of the search or by how often they are asked for. */
async function guides(
  { database }: Services,
  searched: SearchContext,
  line: RegionPath,
  ranked: readonly CatalogueTask[] | undefined,
  filter: TaskFilter,
  byHot: boolean,
  pages: Pages,
): Promise<Record<keyof Pages, Hits>> {
  if (!ranked) {
    const listed = async (wanted: Pages["guide"], narrowed: TaskFilter): Promise<Hits> =>
      wanted ? taskPage(database, line, narrowed, wanted.size, (wanted.page - 1) * wanted.size) : NO_HITS;
    const [guide, serve] = await Promise.all([listed(pages.guide, filter), listed(pages.serve, { ...filter, kind: ONE_THING })]);
    return { guide, serve };
  }
  const byRank = await searched.offered(
    line,
    ranked.filter((task) => passes(filter, task)),
    filter,
  );
  const found = {
    guide: byHot ? byRank.toSorted((one, other) => other.task.hot - one.task.hot || one.task.id - other.task.id) : byRank,
    serve: byRank.filter(({ task }, place) => task.kind === ONE_THING && place < NEAR),
  };
  const pageOf = (kind: keyof Pages): AvailableTask[] => {
    const { size, page } = pages[kind] ?? { size: 0, page: 1 };
    return found[kind].slice((page - 1) * size, page * size);
  };
  const [guide, serve] = [pageOf("guide"), pageOf("serve")];
  const rows = await searched.rows([...guide, ...serve]);
  const shown = (kind: keyof Pages, some: readonly AvailableTask[]): Hits => ({
    rows: some.flatMap(({ itemId }) => rows.get(itemId) ?? []),
    total: pages[kind] ? found[kind].length : 0,
  });
  return { guide: shown("guide", guide), serve: shown("serve", serve) };
}

async function answersTo(searched: SearchContext, line: RegionPath, ids: readonly number[]): Promise<QaHit[]> {
  const found = await searched.faqs(ids);
  const codes = await searched.codes(
    line,
    found.flatMap(({ taskId }) => taskId ?? []),
  );
  return found.map(({ id, taskId, question, answer }) => ({
    id: String(id),
    question,
    answer,
    taskCode: taskId === null ? "" : (codes.get(taskId) ?? ""),
  }));
}

/** An implementation code, whole; and the code that an item has in every region. @see GUIDE-01 */
const CODE = /^[0-9A-Z]{20,36}$/;
const BASIC_CODE = /^\d{12}$/;

/** What an exact code leads to: the task and where it is offered, or the filter that holds every task of it. */
async function byCode({ database }: Services, keyword: string): Promise<{ taskId?: number; region?: string; filter?: TaskFilter } | undefined> {
  const code = keyword.trim().toUpperCase();
  if (BASIC_CODE.test(code)) return { filter: { basicCode: code } };
  return CODE.test(code) ? itemByCode(database, code) : undefined;
}

/** Fewer guides than this are few: the answer then names themes to look under. */
const FEW = 3;

/** Themes that speak of what was asked, for whoever found little. */
async function nearestEntrances(
  { portal, search }: Services,
  searched: SearchContext,
  line: RegionPath,
  units: readonly QueryTerm[],
  known: readonly EntranceHit[],
) {
  const catalogs = await search.themes(searched.indexVersion, units);
  if (catalogs.length === 0) return [];
  const near = themeEntrances(portal, catalogs, await searched.themeCounts(line), line.current.code);
  return near.filter(({ url }) => known.every((entrance) => entrance.url !== url));
}

/** Places of one name that are offered. */
const MOST_PLACES = 8;

/** Names of a region from the city down. */
const placeName = ({ path, current }: RegionPath): string => (path.length > 1 ? path.slice(1) : [current]).map(({ name }) => name).join("");

/** What the vocabulary says of the topics of a question, for whoever asks. */
function topicsOf({ help, elsewhere }: Vocabulary, found: Pick<Found, "help" | "elsewhere">) {
  return {
    help: found.help
      .flatMap((id) => help.filter((topic) => topic.id === id))
      .map(({ id, title, text, contacts }) => ({ id, title, text, contacts: [...contacts] })),
    elsewhere: found.elsewhere.flatMap((id) => elsewhere.filter((topic) => topic.id === id)).map(({ id, title, text }) => ({ id, title, text })),
  };
}

/** Below this part of the best score a task answers another question. */
const ALIKE = 0.8;

/** What was found; where no visit is wanted, of the tasks that answer alike those that can be applied for online come first. @see SEARCH-26 */
function onlineFirst({ tasks, noVisit }: Pick<Found, "tasks" | "noVisit">): Found["tasks"] {
  if (noVisit === null) return tasks;
  const least = (tasks[0]?.score ?? 0) * ALIKE;
  const isFirst = ({ task, score }: Found["tasks"][number]): boolean => score >= least && task.online >= ONLINE_DEPTH;
  return [...tasks.filter(isFirst), ...tasks.filter((one) => !isFirst(one))];
}

/** Some tasks, then those that were found beside them. */
const followedBy = (first: readonly CatalogueTask[], found: Found): CatalogueTask[] => [
  ...first,
  ...onlineFirst(found).flatMap(({ task }) => (first.some(({ id }) => id === task.id) ? [] : task)),
];

/** Guides that stand first below the topics of a question. */
function topicTasks({ portal: { vocabulary }, taskIds }: Services, found: Pick<Found, "help" | "elsewhere">): number[] {
  const named = (topics: readonly { id: string; tasks?: readonly string[] | undefined }[], ids: readonly string[]): readonly string[] =>
    ids.flatMap((id) => topics.find((topic) => topic.id === id)?.tasks ?? []);
  const slugs = [...named(vocabulary.help, found.help), ...named(vocabulary.elsewhere, found.elsewhere)];
  return [...new Set(slugs)].flatMap((slug) => taskIds.get(slug) ?? []);
}

/** A hit with its English name, where it has one. @param names by task @see SEARCH-23 */
function withEnglish(row: TaskRow, names: ReadonlyMap<number, string>): GuideHit {
  const name = names.get(row.taskId);
  return name === undefined ? hitOf(row) : { ...hitOf(row), english: name };
}

export const handleSearchAll = defineHandler(searchAll, async (input, services) => {
  const { database, portal, search, now, english } = services;
  const start = performance.now();
  const [indexVersion, coded] = await Promise.all([search.indexVersion(), byCode(services, input.keyword)]);
  const searched = openSearchContext(database, indexVersion);
  const from = await searched.line(input.region);
  const found = await search.tasks(input.keyword, from.current.code, indexVersion);
  const region = coded?.region ?? found.region;
  const line = region === from.current.code ? from : await searched.line(region);
  const only = input.searchType.length === 1 ? input.searchType[0] : undefined;
  const asks = (type: SearchType): boolean => input.searchType.includes(type);
  const own = (type: SearchType) => input.pages?.find((one) => one.type === type);
  const size = (type: SearchType): number => own(type)?.pageSize ?? (only === type ? input.pageSize : undefined) ?? SEARCH_PAGE_SIZES[type];
  // Without a page of its own only the guides have pages beside other kinds; the others show their first hits.
  const page = (type: SearchType): number => own(type)?.page ?? (type === (only ?? "guide") ? input.page : 1);

  const topics = topicsOf(portal.vocabulary, found);
  const filter: TaskFilter = {
    kind: input.kind,
    audience: input.audience === undefined ? undefined : Number(input.audience),
    online: input.onlyOnline,
    onlyHere: input.onlyCorrespondingLevel,
    ...coded?.filter,
    ...(input.departmentCode === undefined ? {} : await departmentFilter(database, input.departmentCode, input.onlyCorrespondingLevel)),
  };
  // Without words (nothing asked, or only a place) everything that the region offers is the answer.
  const isOpen = coded?.filter !== undefined || (found.plain === "" && (found.placed || input.keyword === ""));
  const ranked = isOpen
    ? undefined
    : coded?.taskId === undefined
      ? followedBy(await catalogueTasks(database, indexVersion, topicTasks(services, found)), found)
      : await catalogueTasks(database, indexVersion, [coded.taskId]);
  const wantsOneThings = asks("serve") && (input.kind ?? ONE_THING) === ONE_THING;
  const [{ guide, serve }, faqIds, noticeIds, departments] = await Promise.all([
    guides(services, searched, line, ranked, filter, input.order === "hot", {
      guide: asks("guide") || asks("entrance") ? { size: size("guide"), page: page("guide") } : undefined,
      serve: wantsOneThings ? { size: size("serve"), page: page("serve") } : undefined,
    }),
    asks("qa") ? findFaqs(database, indexVersion, found.units) : [],
    asks("news") ? findNotices(database, indexVersion, found.units) : [],
    asks("entrance") && found.units.length > 0 ? searched.offices(line) : [],
  ]);
  const slice = <T>(type: SearchType, entries: readonly T[]): T[] => entries.slice((page(type) - 1) * size(type), page(type) * size(type));
  const top = ranked && page("guide") === 1 ? guide.rows[0] : undefined;
  const [qa, news, best] = await Promise.all([
    answersTo(searched, line, slice("qa", faqIds)),
    searched.notices(line, noticeIds),
    top && asks("entrance") ? searched.catalogs(top.taskId).then((catalogs): BestHit => ({ org: top.org, catalogs })) : undefined,
  ]);
  const others = await Promise.all(found.otherPlaces.slice(0, MOST_PLACES).map((code) => searched.line(code)));
  const shownNews = slice("news", news);
  const entrance = asks("entrance") ? entrances(portal, departments, found, best, line.current.code) : [];
  const isFew = ranked !== undefined && asks("guide") && guide.total < FEW && coded === undefined;
  const nearest = isFew ? await nearestEntrances(services, searched, line, found.units, entrance) : undefined;
  const searchId = createHash("sha256").update(`${line.current.code} ${input.keyword}`).digest("hex").slice(0, 16);
  // The first page of everything is what a person asked for; filters, pages and single kinds only look at it more closely.
  if (only === undefined && input.page === 1 && input.keyword !== "") {
    const sum = guide.total + serve.total + entrance.length + faqIds.length + news.length;
    logQuery(database, localDate(now()), { keyword: input.keyword, found: sum > 0, milliseconds: performance.now() - start, searchId });
  }
  return {
    searchId,
    keyword: input.keyword,
    terms: [...found.terms],
    correction: found.correction,
    understood: {
      place: found.placed ? placeName(line) : null,
      words: found.plain,
      outside: found.outside,
      unplaced: found.unplaced,
      otherPlaces: others.map(placeName),
      noVisit: found.noVisit,
      department: found.department,
      theme: found.theme,
      negated: found.negated,
      forWhom: found.forWhom,
      code: coded === undefined ? null : input.keyword.trim(),
    },
    ...topics,
    // Only what the question itself put first can be its answer: not what a filter, an order or another page did.
    best: coded !== undefined || (found.sure && top?.taskId === found.tasks[0]?.task.id),
    ...(isFew ? { guess: found.guess, nearest } : {}),
    guide: {
      total: asks("guide") ? guide.total : 0,
      page: page("guide"),
      pageSize: size("guide"),
      list: asks("guide") ? guide.rows.map((row) => withEnglish(row, english)) : [],
    },
    serve: {
      total: serve.total,
      page: page("serve"),
      pageSize: size("serve"),
      list: serve.rows.map((row) => ({ id: row.code, name: row.name, url: guidePath(row.kind, row.code), text: row.lead })),
    },
    entrance: { total: entrance.length, list: slice("entrance", entrance) },
    qa: { total: faqIds.length, list: qa },
    // Programs read `data`. @see SEARCH-05
    news: { total: news.length, list: shownNews, data: shownNews },
  };
});

export const handleSuggest = defineHandler(suggest, async ({ keyword, region }, { database, search }) => {
  const indexVersion = await search.indexVersion();
  const searched = openSearchContext(database, indexVersion);
  const line = await searched.line(region);
  const found = await suggestionsFor(database, search, indexVersion, keyword, line.current.code);
  const codes = await searched.codes(
    line,
    found.flatMap((offer) => (offer.kind === "guide" ? Number(offer.payload) : [])),
  );
  const list = found.map((offer) => ({
    name: offer.term,
    weights: offer.weight,
    payload: offer.kind === "guide" ? (codes.get(Number(offer.payload)) ?? "") : "",
    highlightTerm: offer.highlightTerm,
    type: offer.kind,
  }));
  // A task that the region does not offer leads nowhere.
  return { list: list.filter((entry) => entry.type !== "guide" || entry.payload !== "") };
});
