import { PROVINCE_CODE } from "@onehall/regions";
import * as v from "valibot";
import { audienceCode, commaList, flag, keyword, orgCode, page, pageSize, regionCode, writtenAs } from "../model/fields.js";
import { MATTER_TYPES, matterTypeCode } from "../model/matter-types.js";
import { SEARCH_TYPES } from "../model/search-types.js";
import { searchQuality as quality, searchResult, suggestion } from "../model/search.js";

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

export const suggest = {
  request: v.object({ keyword: v.optional(keyword, ""), region: v.optional(regionCode, PROVINCE_CODE) }),
  response: v.object({ list: v.pipe(v.array(suggestion), v.maxLength(10)) }),
};

export const searchAll = {
  request: v.object({
    keyword: v.optional(keyword, ""),
    region: v.optional(regionCode, PROVINCE_CODE),
    searchType: v.optional(v.pipe(commaList, v.array(v.picklist(SEARCH_TYPES, "没有这种搜索类型"))), SEARCH_TYPES.join(",")),
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
  response: searchResult,
};

export const searchQuality = { request: v.object({}), response: quality };
