/** Where the browser keeps saved pages and what is typed into them; the service worker reads them and a log-out removes them. @see apps/server/src/http/offline.ts */
export const SAVED_PAGES = "onehall-saved";
