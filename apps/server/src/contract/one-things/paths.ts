/** The page of a task: combined tasks have one of their own. @see GUIDE-07 */
export const guidePath = (kind: string, code: string): string => (kind === "TC" ? `/portal/guide-combo/${code}` : `/portal/v2/guide/${code}`);

/** The page of a task's scene guide. @see PAGE-37 */
export const scenePath = (code: string): string => `/portal/scene-guide/${code}`;
