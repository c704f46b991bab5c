import * as v from "valibot";
import { defineShape } from "../define-shape.js";
import { GUANGZHOU } from "../example-values.js";
import { MATTER_TYPES, matterTypeCode, SEARCH_TYPES, type SearchType } from "../model/dictionaries.js";
import { audienceCode, commaList, count, flag, inRegion, keyword, orgCode, page, pageSize, writtenAs } from "../model/fields.js";
import { itemSummary } from "../model/item.js";
import { noticeSummary } from "./content.js";

/** A suggestion while typing. @see SEARCH-01 */
const suggestion = v.object({
  name: v.string(),
  weights: v.number(),
  /** Task code of a guide; empty for others. */
  payload: v.string(),
  /** The part of the name that matches. */
  highlightTerm: v.string(),
  type: v.picklist(["guide", "theme", "department"]),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

/** A guide that matches. */
const guideHit = v.object({
  ...itemSummary.entries,
  regionCode: v.string(),
  regionName: v.string(),
  lead: v.string(),
  kindLabel: v.string(),
  aliases: v.array(v.string()),
  /** What it is called in English, where the province says so. */
  english: v.optional(v.string()),
});
export type GuideHit = v.InferOutput<typeof guideHit>;

const serveHit = v.object({ id: v.string(), name: v.string(), url: v.string(), text: v.string() });
/** A combined service (one-thing) that matches. */
export type ServeHit = v.InferOutput<typeof serveHit>;

const entranceHit = v.object({
  name: v.string(),
  url: v.string(),
  type: v.string(),
  count: v.optional(count),
  /** What it is called in English, where the province says so. */
  english: v.optional(v.string()),
});
/** A theme or department that matches. */
export type EntranceHit = v.InferOutput<typeof entranceHit>;

const qaHit = v.object({ id: v.string(), question: v.string(), answer: v.string(), taskCode: v.string() });
/** A question of a guide that matches; `taskCode` is that guide, empty for a general question. */
export type QaHit = v.InferOutput<typeof qaHit>;

/** Whom to call, and what then happens. */
const helpContact = v.object({
  number: v.string(),
  name: v.string(),
  hours: v.string(),
  text: v.string(),
  /** Where the number is published. */
  source: v.string(),
  /** Day on which that was last checked, 2026-11-18. */
  checked: v.string(),
});

/** Danger or need that a question tells of: shown above every result. */
const helpTopic = v.object({ id: v.string(), title: v.string(), text: v.string(), contacts: v.array(helpContact) });
export type HelpTopic = v.InferOutput<typeof helpTopic>;

/** What a question asks for although it is not done here, and where it is done. */
const elsewhereTopic = v.object({ id: v.string(), title: v.string(), text: v.string() });
export type ElsewhereTopic = v.InferOutput<typeof elsewhereTopic>;

/** How a question was read. */
const understood = v.object({
  /** The region that it names: its name from the city down; null where it names none. */
  place: v.nullable(v.string()),
  /** What is looked for there; empty where it only names a place. */
  words: v.string(),
  /** A place outside the province, and words that look like a place but are none that is known; left out of the search. */
  outside: v.nullable(v.string()),
  unplaced: v.nullable(v.string()),
  /** Other places that are called like the one that was taken, or all that are called like what could not be placed: their names from the city down. */
  otherPlaces: v.optional(v.array(v.string())),
  /** Its words that ask for what needs no visit; what can be applied for online then comes first. */
  noVisit: v.optional(v.nullable(v.string())),
  /** Its words that name a department, and a theme. */
  department: v.optional(v.nullable(v.string())),
  theme: v.optional(v.nullable(v.string())),
  /** Its words that say what is not wanted or not there, and for whom it is asked; left out of the search. */
  negated: v.optional(v.nullable(v.string())),
  forWhom: v.optional(v.nullable(v.string())),
  /** The code that it is. */
  code: v.optional(v.nullable(v.string())),
});
export type Understood = v.InferOutput<typeof understood>;

const paged = { total: count, page: v.number(), pageSize: v.number() };

/** Everything that matches, by kind. */
const searchResult = v.object({
  /** Names this search in feedback about its quality. */
  searchId: v.string(),
  keyword: v.string(),
  /** What to highlight. */
  terms: v.array(v.string()),
  /** What was searched instead, where the keyword was misspelt. */
  correction: v.nullable(v.string()),
  /** Where nothing was found: a spelling that finds something, to be offered but not shown in its place. */
  guess: v.optional(v.nullable(v.string())),
  /** Where few guides were found: themes whose tasks speak of what was asked, nearest first. */
  nearest: v.optional(v.array(entranceHit)),
  /** How the question was read. */
  understood: v.optional(understood),
  /** Danger or need that it tells of. */
  help: v.optional(v.array(helpTopic)),
  /** What of it is done elsewhere. */
  elsewhere: v.optional(v.array(elsewhereTopic)),
  /** Whether the first guide answers the question; a service that does not say means that it does. */
  best: v.optional(v.boolean()),
  guide: v.object({ ...paged, list: v.array(guideHit) }),
  serve: v.object({ ...paged, list: v.array(serveHit) }),
  entrance: v.object({ total: count, list: v.array(entranceHit) }),
  qa: v.object({ total: count, list: v.array(qaHit) }),
  /** `data`: the older name of `list`. */
  news: v.object({ total: count, list: v.array(noticeSummary), data: v.optional(v.array(noticeSummary)) }),
});
export type SearchResult = v.InferOutput<typeof searchResult>;

/** A part of a whole, 0 to 1. */
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** How well the search does: counted from real searches, and measured on fixed questions. */
const qualityFigures = v.object({
  /** The last day that is counted, 2026-11-18. */
  day: v.string(),
  /** How many days are counted, with that one. */
  days: count,
  searches: count,
  /** Searches that found nothing. */
  empty: count,
  /** Milliseconds within which half of the searches were answered, and 99 of 100; null where nobody searched. */
  median: v.nullable(v.number()),
  slowest: v.nullable(v.number()),
  /** On the fixed questions; null where the province has none. */
  precision: v.nullable(
    v.object({
      /** The day on which they were asked. */
      day: v.string(),
      questions: count,
      /** Share of the questions with a right answer among the first three, and in the first place. */
      firstThree: share,
      first: share,
      /** Beginnings of words that were typed. */
      prefixes: count,
      /** Share of them with what was meant among the first five offers. */
      firstFive: share,
    }),
  ),
});
export type SearchQuality = v.InferOutput<typeof qualityFigures>;

/** A matter type code of any dictionary, read as ours. */
export const kind = v.pipe(
  v.string(),
  writtenAs({ type: "string", enum: MATTER_TYPES.map((type) => type.code) }),
  v.transform((code) => matterTypeCode(code) ?? code),
  v.picklist(
    MATTER_TYPES.map((type) => type.code),
    "没有这种事项类型",
  ),
);

export const suggest = defineShape({
  family: "search",
  summary: "输入时的联想词",
  examples: [{ keyword: "身份", region: GUANGZHOU }],
  request: v.object({ keyword: v.optional(keyword, ""), ...inRegion }),
  response: v.object({ list: v.pipe(v.array(suggestion), v.maxLength(10)) }),
});

const searchTypeName = v.picklist(SEARCH_TYPES, "没有这种搜索类型");
/** A type with a page of its own. @see SEARCH-06 */
const typeWithPage = v.object({ type: searchTypeName, page: v.optional(page), pageSize: v.optional(pageSize) });
type ListedType = SearchType | v.InferOutput<typeof typeWithPage>;
const isName = (one: ListedType): one is SearchType => typeof one === "string";

/** Names with commas between them, or a JSON list of names and of types with a page of their own. */
function listedTypes(sent: string): unknown {
  if (!sent.trimStart().startsWith("[")) return v.parse(commaList, sent);
  try {
    return JSON.parse(sent) as unknown;
  } catch {
    return "";
  }
}

const searchTypes = v.pipe(
  v.string(),
  v.description('逗号分隔，或 JSON 列表，例如 [{"type":"guide","page":2,"pageSize":10},"news"]'),
  v.maxLength(500, "列表过长"),
  v.transform(listedTypes),
  v.array(v.union([searchTypeName, typeWithPage], "没有这种搜索类型"), "没有这种搜索类型"),
);

export const searchAll = defineShape({
  family: "search",
  summary: "按类型搜索",
  examples: [
    { keyword: "身份证", region: GUANGZHOU },
    { searchType: "news", keyword: "服务", pageSize: 3 },
  ],
  request: v.pipe(
    v.object({
      keyword: v.optional(keyword, ""),
      ...inRegion,
      searchType: v.optional(searchTypes, SEARCH_TYPES.join(",")),
      /** Of a type without a page of its own. */
      page: v.optional(page, 1),
      /** Of the single type asked; the usual sizes apply otherwise. */
      pageSize: v.optional(pageSize),
      departmentCode: v.optional(orgCode),
      onlyOnline: v.optional(flag, "0"),
      onlyCorrespondingLevel: v.optional(flag, "0"),
      kind: v.optional(kind),
      audience: v.optional(audienceCode),
      order: v.optional(v.picklist(["hot"], "排序方式应为 hot")),
    }),
    v.transform(({ searchType, ...query }) => {
      const pages = searchType.flatMap((one) => (isName(one) ? [] : [one]));
      return { ...query, searchType: searchType.map((one) => (isName(one) ? one : one.type)), ...(pages.length > 0 && { pages }) };
    }),
  ),
  response: searchResult,
});

export const searchQuality = defineShape({
  family: "search",
  summary: "搜索质量：无结果率、准确率和用时",
  examples: [{}],
  request: v.object({}),
  response: qualityFigures,
});
