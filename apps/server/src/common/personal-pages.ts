/** Addresses below which pages are about one visitor: /portal/user/… and /portal/e-license, and the same in both faces. */
const PERSONAL = /^\/portal\/(?:v[23]\/)?(?:user|e-license)(?:[/.]|$)/;

/** Whether a page is about one visitor: never cached, and requires log-in. All other pages are the same for all visitors. */
export const isPersonalPage = (path: string): boolean => PERSONAL.test(path);

/** The log-in that leads back to a page. @param target path and query */
export const loginFor = (target: string): string => `/portal/login?back=${encodeURIComponent(target)}`;
