import { matterTypeCode } from "@onehall/api";

/** Entries on a page of a list. */
export const PAGE_SIZE = 20;
/** Entries of one call while a file is made: the most that the contract gives. */
export const FILE_PAGE_SIZE = 200;

/** The matter type that an address names, under any code in use; empty: all. */
export const kindOf = (query: URLSearchParams): string => matterTypeCode(query.get("kind") ?? "") ?? "";

export { orgCodeOf as departmentOf } from "../items/query";
export { wordOf as keywordOf } from "../page/query";
