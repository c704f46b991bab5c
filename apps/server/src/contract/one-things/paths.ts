import { pagePath } from "@onehall/routes/path";

/** The page of a task: combined tasks have one of their own. @see GUIDE-07 */
export const guidePath = (kind: string, code: string): string =>
  kind === "TC" ? pagePath("guide-combo/:id", { id: code }) : pagePath("v2/guide/:id", { id: code });

/** The page of a task's scene guide. @see PAGE-37 */
export const scenePath = (code: string): string => pagePath("scene-guide/:id", { id: code });
