export { loadNotice as loader, noticeMeta as meta, NoticePage as default } from "@onehall/portal/notices";

/** Nothing on an article comes to life: it ships no script. */
export const handle = { hydrate: false };
