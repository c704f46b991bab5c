import { initialRegion } from "@onehall/regions";
import { orgCodeOf } from "../items/query";
import { pageOf, wordOf } from "../page/query";

/** What every list of tasks takes from its address, made safe. */
export type ListParameters = { region: string; keyword: string; departmentCode: string; page: number };

export const readParameters = (query: URLSearchParams): ListParameters => ({
  region: initialRegion(query),
  keyword: wordOf(query),
  departmentCode: orgCodeOf(query),
  page: pageOf(query),
});

/** The same as the contract wants it. */
export const listFilterOf = ({ region, keyword, departmentCode, page }: ListParameters) => ({
  region,
  keyword,
  page,
  ...(departmentCode !== "" && { departmentCode }),
});

/** Narrowed to a word or a department. */
export const isFiltered = ({ keyword, departmentCode }: ListParameters): boolean => keyword !== "" || departmentCode !== "";
