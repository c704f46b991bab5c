export { loadRegionsPage as loader, regionsMeta as meta, RegionsPage as default } from "@onehall/portal/regions";

/** The picker for people without scripts: it ships none. */
export const handle = { hydrate: false };
