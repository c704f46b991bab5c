import { initialRegion, isOrgCode } from "@onehall/regions";
import { pageOf, wordOf } from "../page/query";
import type { Paths } from "../paths";
import type { Service, ServiceQuery, ServiceView } from "../paths/paths";

/** What an address of a service list asks for, made safe. */
export type ListParameters = {
  region: string;
  /** Theme or event; empty: all. */
  catalogCode: string;
  /** 9-character organisation number; empty: any. */
  departmentCode: string;
  keyword: string;
  onlyOnline: boolean;
  /** Only what the region itself offers, not those above or below it. */
  onlyCorrespondingLevel: boolean;
  page: number;
};

/** The organisation number of an address; empty for anything that is none. */
export function orgCodeOf(query: URLSearchParams): string {
  const code = (query.get("departmentCode") ?? query.get("deptCode") ?? "").trim().toUpperCase();
  return isOrgCode(code) ? code : "";
}

export const readParameters = (query: URLSearchParams): ListParameters => ({
  region: initialRegion(query),
  catalogCode: (query.get("catalogCode") ?? "").trim(),
  departmentCode: orgCodeOf(query),
  keyword: wordOf(query),
  onlyOnline: query.get("onlyOnline") === "1",
  onlyCorrespondingLevel: query.get("onlyCorrespondingLevel") === "1",
  page: pageOf(query),
});

const flag = (on: boolean) => (on ? "1" : "");

/** The parameters in the words of an address; what is off or empty is left out there. */
export const toQuery = ({ onlyOnline, onlyCorrespondingLevel, ...rest }: ListParameters): ServiceQuery => ({
  ...rest,
  onlyOnline: flag(onlyOnline),
  onlyCorrespondingLevel: flag(onlyCorrespondingLevel),
});

export type ListAddress = { view: ServiceView; service: Service; parameters: ListParameters };

/** Address of the same list with something changed; any change but that of the page begins at the first page. */
export const listHref = (paths: Paths, { view, service, parameters }: ListAddress, change: Partial<ListParameters>): string =>
  paths.serviceList(view, service, toQuery({ ...parameters, page: 1, ...change }));
