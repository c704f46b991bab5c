import { departmentPath, hallPath } from "@onehall/regions";

/** Catalogue codes of companies begin so; all others are of people. @see GUIDE-02 */
const COMPANY = "001002";

/** The one address of each content: that of the classic face. The same as `paths.v2` of packages/portal, which this room may not import; a test in e2e compares them with the pages' own. */
export const pathOf = {
  hall: (code: string): string => hallPath(code, "v2"),
  department: (org: string): string => departmentPath(org, "v2"),
  theme: (catalog: string): string => `/portal/v2/${catalog.startsWith(COMPANY) ? "legal" : "personal"}/theme?region=440000&catalogCode=${catalog}`,
  guide: (code: string): string => `/portal/v2/guide/${code}`,
  combo: (code: string): string => `/portal/guide-combo/${code}`,
  notice: (id: string): string => `/portal/notice?id=${encodeURIComponent(id)}`,
  article: (key: string): string => `/portal/v2/${key}`,
} as const;
