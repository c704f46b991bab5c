import { createHash } from "node:crypto";
import { type Block, type GuideHit, matterTypeLabel, type QaHit, SEARCH_PAGE_SIZES, searchAll, type SearchType, suggest } from "@onehall/api";
import { plainText } from "../province/prose";
import { findFaqs, findNotices } from "../search/documents";
import { offers } from "../search/suggest";
import { noteSearch } from "../search/journal";
import { answers } from "./answers";
import { briefOf } from "./brief";
import { itemByCode } from "./business/rows";
import { dayInProvince } from "./deadline";
import { departmentFilter } from "./department-filter";
import { type Best, entrances } from "./entrances";
import { faqsAmong } from "./rows/faqs";
import { noticesAmong } from "./rows/notices";
import { departmentsOf, type Line, lineOf } from "./rows/regions";
import { guidePath } from "./one-things/paths";
import { catalogsOf, taskCodes, type TaskFilter, taskPage, type TaskRow, tasksAmong } from "./rows/tasks";
import type { Services } from "./services";

const hitOf = (row: TaskRow): GuideHit => ({
  ...briefOf(row),
  regionCode: row.region,
  regionName: row.regionName,
  lead: row.lead,
  kindLabel: matterTypeLabel(row.kind),
  aliases: JSON.parse(row.aliases) as string[],
});

/** The guides of a search: filtered by what the region offers, in the order of the search or by how often they are asked for. */
async function guides(
  services: Services,
  line: Line,
  ranked: readonly number[] | undefined,
  filter: TaskFilter,
  byHot: boolean,
  page: number,
  pageSize: number,
) {
  const offset = (page - 1) * pageSize;
  if (!ranked) {
    const { rows, total } = await taskPage(services.database, line, filter, pageSize, offset);
    return { rows, total };
  }
  const rows = await tasksAmong(services.database, line, { ...filter, ids: ranked });
  if (!byHot) {
    const place = new Map(ranked.map((id, index) => [id, index]));
    rows.sort((one, other) => (place.get(one.taskId) ?? 0) - (place.get(other.taskId) ?? 0));
  }
  return { rows: rows.slice(offset, offset + pageSize), total: rows.length };
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
  const nothing = { rows: [] as TaskRow[], total: 0 };
  const [guide, serve, faqIds, noticeIds, departments] = await Promise.all([
    asks("guide") || asks("entrance") ? guides(services, line, ranked, filter, input.order === "hot", page("guide"), size("guide")) : nothing,
    asks("serve") && (input.kind ?? "TC") === "TC" ? guides(services, line, ranked, { ...filter, kind: "TC" }, false, page("serve"), size("serve")) : nothing,
    asks("qa") ? findFaqs(database, found.units) : [],
    asks("news") ? findNotices(database, found.units) : [],
    asks("entrance") && found.units.length > 0 ? departmentsOf(database, line.current.code) : [],
  ]);
  const top = ranked && page("guide") === 1 ? guide.rows[0] : undefined;
  const [qa, news, best] = await Promise.all([
    answersTo(services, line, faqIds),
    noticesAmong(database, line, noticeIds),
    top && asks("entrance") ? catalogsOf(database, top.taskId).then((catalogs): Best => ({ org: top.org, catalogs })) : undefined,
  ]);
  const slice = <T>(type: SearchType, entries: readonly T[]): T[] => entries.slice((page(type) - 1) * size(type), page(type) * size(type));
  const entrance = asks("entrance") ? entrances(portal.themes, departments, found.units, best, line.current.code) : [];
  // The first page of everything is what a person asked for; filters, pages and single kinds only look at it more closely.
  if (only === undefined && input.page === 1 && input.keyword !== "") {
    const sum = guide.total + serve.total + entrance.length + qa.length + news.length;
    noteSearch(database, dayInProvince(now()), { keyword: input.keyword, found: sum > 0, milliseconds: performance.now() - start });
  }
  return {
    searchId: createHash("sha256").update(`${line.current.code} ${input.keyword}`).digest("hex").slice(0, 16),
    keyword: input.keyword,
    terms: found.terms,
    correction: found.correction,
    guide: { total: asks("guide") ? guide.total : 0, page: page("guide"), pageSize: size("guide"), list: asks("guide") ? guide.rows.map(hitOf) : [] },
    serve: {
      total: serve.total,
      page: page("serve"),
      pageSize: size("serve"),
      list: serve.rows.map((row) => ({ id: row.code, name: row.name, url: guidePath(row.kind, row.code), text: row.lead })),
    },
    entrance: { total: entrance.length, list: slice("entrance", entrance) },
    qa: { total: qa.length, list: slice("qa", qa) },
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
