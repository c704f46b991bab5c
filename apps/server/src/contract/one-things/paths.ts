import { pagePath } from "@onehall/routes/path";

/** The page of a task: combined tasks have one of their own. @see spec.md section 2, guide routes */
export const guidePath = (kind: string, code: string): string =>
  kind === "TC" ? pagePath("guide-combo/:id", { id: code }) : pagePath("v2/guide/:id", { id: code });

/** The page of a task's scene guide. @see spec.md section 2 */
export const scenePath = (code: string): string => pagePath("scene-guide/:id", { id: code });
