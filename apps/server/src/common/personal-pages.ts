/** Addresses below which pages are about one visitor: /portal/user/…, /portal/e-license, the steps of an application, who helps with it, appointments of one's own, and the desk of staff. */
const PERSONAL = /^\/portal\/(?:v[23]\/)?(?:user|e-license|apply\/(?:step|case|help)|appointment\/(?:book|mine)|desk)(?:[/.]|$)/;

/** Whether a page is about one visitor: never cached, and requires log-in. All other pages are the same for all visitors. */
export const isPersonalPage = (path: string): boolean => PERSONAL.test(path);

/** The log-in that leads back to a page. @param target path and query */
export const loginFor = (target: string): string => `/portal/login?back=${encodeURIComponent(target)}`;
