import { path } from "@onehall/routes/path";

/** The page of a task: combined tasks have one of their own. @see spec.md section 2, guide routes */
export const guidePath = (kind: string, code: string): string => (kind === "TC" ? path("guide-combo/:id", { id: code }) : path("v2/guide/:id", { id: code }));

/** The page of a task's scene guide. @see spec.md section 2 */
export const scenePath = (code: string): string => path("scene-guide/:id", { id: code });
