import { createHash } from "node:crypto";
import { type Block, type EntranceHit, type GuideHit, matterTypeLabel, type QaHit, SEARCH_PAGE_SIZES, searchAll, type SearchType, suggest } from "@onehall/api";
import { plainText } from "../province/prose";
import { findFaqs, findNotices } from "../search/documents";
import { offers } from "../search/suggest";
import { noteSearch } from "../search/journal";
import type { Unit } from "../search/units";
import { answers } from "./answers";
import { briefOf } from "./brief";
import { itemByCode } from "./business/rows";
import { dayInProvince } from "./deadline";
import { departmentFilter } from "./department-filter";
import { type Best, entrances, themeEntrances } from "./entrances";
import { faqsAmong } from "./rows/faqs";
import { noticesAmong } from "./rows/notices";
import { departmentsOf, type Line, lineOf } from "./rows/regions";
import { guidePath } from "./one-things/paths";
import { catalogsOf, offeredAmong, taskCodes, type TaskFilter, taskPage, type TaskRow, tasksAmong, themeCounts } from "./rows/tasks";
import type { Services } from "./services";

const hitOf = (row: TaskRow): GuideHit => ({
  ...briefOf(row),
  regionCode: row.region,
  regionName: row.regionName,
  lead: row.lead,
  kindLabel: matterTypeLabel(row.kind),
  aliases: JSON.parse(row.aliases) as string[],
});

type Hits = { rows: TaskRow[]; total: number };

const NO_HITS: Hits = { rows: [], total: 0 };

/** A page of each kind of guide, where it is asked for. */
type Pages = Record<"guide" | "serve", { size: number; page: number } | undefined>;

const ONE_THING = "TC";

/** The guides and one-things of a search: filtered by what the region offers, in the order of the search or by how often they are asked for. */
async function guides(
  { database }: Services,
  line: Line,
  ranked: readonly number[] | undefined,
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
  const byAsked = await offeredAmong(database, line, { ...filter, ids: ranked });
  const place = new Map(ranked.map((id, index) => [id, index]));
  const byRank = byAsked.toSorted((one, other) => (place.get(one.taskId) ?? 0) - (place.get(other.taskId) ?? 0));
  const found = { guide: byHot ? byAsked : byRank, serve: byRank.filter(({ kind }) => kind === ONE_THING) };
  const idsOf = (kind: keyof Pages): number[] => {
    const { size, page } = pages[kind] ?? { size: 0, page: 1 };
    return found[kind].slice((page - 1) * size, page * size).map(({ taskId }) => taskId);
  };
  const rows = new Map(
    (await tasksAmong(database, line, { ...filter, ids: [...new Set([...idsOf("guide"), ...idsOf("serve")])] })).map((row) => [row.taskId, row]),
  );
  const hits = (kind: keyof Pages): Hits => ({ rows: idsOf(kind).flatMap((id) => rows.get(id) ?? []), total: pages[kind] ? found[kind].length : 0 });
  return { guide: hits("guide"), serve: hits("serve") };
}

async function answersTo(services: Services, line: Line, ids: readonly number[]): Promise<QaHit[]> {
  const rows = await faqsAmong(services.database, ids);
  const codes = await taskCodes(
    services.database,
    line,
    rows.flatMap((row) => row.taskId ?? []),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): QaHit[] => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        id: String(id),
        question: row.question,
        answer: plainText(JSON.parse(row.answer) as Block[]),
        taskCode: row.taskId === null ? "" : (codes.get(row.taskId) ?? ""),
      },
    ];
  });
}

/** An implementation code, whole; and the code that an item has in every region. @see domain.md, codes */
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
async function nearestEntrances({ database, portal, search }: Services, line: Line, units: readonly Unit[], known: readonly EntranceHit[]) {
  const catalogs = await search.themes(units);
  if (catalogs.length === 0) return [];
  const near = themeEntrances(portal.themes, catalogs, await themeCounts(database, line), line.current.code);
  return near.filter(({ url }) => known.every((entrance) => entrance.url !== url));
}

export const everything = answers(searchAll, async (input, services) => {
  const { database, portal, search, now } = services;
  const start = performance.now();
  const [from, coded] = await Promise.all([lineOf(database, input.region), byCode(services, input.keyword)]);
  const found = await search.tasks(input.keyword, from.current.code);
  const region = coded?.region ?? found.region;
  const line = region === from.current.code ? from : await lineOf(database, region);
  const only = input.searchType.length === 1 ? input.searchType[0] : undefined;
  const asks = (type: SearchType): boolean => input.searchType.includes(type);
  const size = (type: SearchType): number => (only === type ? (input.pageSize ?? SEARCH_PAGE_SIZES[type]) : SEARCH_PAGE_SIZES[type]);
  // Beside other kinds only the guides have pages; the others show their first hits.
  const page = (type: SearchType): number => (type === (only ?? "guide") ? input.page : 1);

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
  const ranked = isOpen ? undefined : coded?.taskId === undefined ? found.tasks.map(({ task }) => task.id) : [coded.taskId];
  const wantsOneThings = asks("serve") && (input.kind ?? ONE_THING) === ONE_THING;
  const [{ guide, serve }, faqIds, noticeIds, departments] = await Promise.all([
    guides(services, line, ranked, filter, input.order === "hot", {
      guide: asks("guide") || asks("entrance") ? { size: size("guide"), page: page("guide") } : undefined,
      serve: wantsOneThings ? { size: size("serve"), page: page("serve") } : undefined,
    }),
    asks("qa") ? findFaqs(database, found.units) : [],
    asks("news") ? findNotices(database, found.units) : [],
    asks("entrance") && found.units.length > 0 ? departmentsOf(database, line.current.code) : [],
  ]);
  const slice = <T>(type: SearchType, entries: readonly T[]): T[] => entries.slice((page(type) - 1) * size(type), page(type) * size(type));
  const top = ranked && page("guide") === 1 ? guide.rows[0] : undefined;
  const [qa, news, best] = await Promise.all([
    answersTo(services, line, slice("qa", faqIds)),
    noticesAmong(database, line, noticeIds),
    top && asks("entrance") ? catalogsOf(database, top.taskId).then((catalogs): Best => ({ org: top.org, catalogs })) : undefined,
  ]);
  const entrance = asks("entrance") ? entrances(portal.themes, departments, found.units, best, line.current.code) : [];
  const isFew = ranked !== undefined && asks("guide") && guide.total < FEW && coded === undefined;
  const nearest = isFew ? await nearestEntrances(services, line, found.units, entrance) : undefined;
  // The first page of everything is what a person asked for; filters, pages and single kinds only look at it more closely.
  if (only === undefined && input.page === 1 && input.keyword !== "") {
    const sum = guide.total + serve.total + entrance.length + faqIds.length + news.length;
    noteSearch(database, dayInProvince(now()), { keyword: input.keyword, found: sum > 0, milliseconds: performance.now() - start });
  }
  return {
    searchId: createHash("sha256").update(`${line.current.code} ${input.keyword}`).digest("hex").slice(0, 16),
    keyword: input.keyword,
    terms: found.terms,
    correction: found.correction,
    ...(isFew ? { guess: found.guess, nearest } : {}),
    guide: { total: asks("guide") ? guide.total : 0, page: page("guide"), pageSize: size("guide"), list: asks("guide") ? guide.rows.map(hitOf) : [] },
    serve: {
      total: serve.total,
      page: page("serve"),
      pageSize: size("serve"),
      list: serve.rows.map((row) => ({ id: row.code, name: row.name, url: guidePath(row.kind, row.code), text: row.lead })),
    },
    entrance: { total: entrance.length, list: slice("entrance", entrance) },
    qa: { total: faqIds.length, list: qa },
    news: { total: news.length, list: slice("news", news) },
  };
});

export const suggestions = answers(suggest, async ({ keyword, region }, { database, search }) => {
  const line = await lineOf(database, region);
  const found = await offers(database, search, keyword, line.current.code);
  const codes = await taskCodes(
    database,
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
