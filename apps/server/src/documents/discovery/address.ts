import { departmentPath, hallPath, province } from "@onehall/regions";
import { pagePath } from "@onehall/routes/path";

/** Catalogue codes of companies begin so; all others are of people. @see GUIDE-02 */
const COMPANY = "001002";

/** The one address of each content: that of the classic face. A test in e2e compares them with the pages' own. */
export const pathOf = {
  hall: (code: string): string => hallPath(code, "v2"),
  department: (org: string): string => departmentPath(org, "v2"),
  theme: (catalog: string): string =>
    `${pagePath("v2/:service/theme", { service: catalog.startsWith(COMPANY) ? "legal" : "personal" })}?region=${province().code}&catalogCode=${catalog}`,
  guide: (code: string): string => pagePath("v2/guide/:id", { id: code }),
  english: (code: string): string => `/portal/en/guide/${code}`,
  combo: (code: string): string => pagePath("guide-combo/:id", { id: code }),
  notice: (id: string): string => `${pagePath("notice")}?id=${encodeURIComponent(id)}`,
  article: (key: string): string => `/portal/v2/${key}`,
} as const;
