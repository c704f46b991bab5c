/** Key of the setting that identifies the province pack that the database was imported from. */
export const PACK_MARK = "pack.mark";
/** Key of the setting that is the version of the importer that filled the database. */
export const PACK_IMPORT_VERSION = "pack.import-version";
/** Key of the setting that is the day on which the pack was checked and written, `2026-11-20`. */
export const PACK_CHECKED = "pack.checked";
/** Key of the setting that changes when the caches of all hosts are to be emptied. */
export const CACHE_MARK = "cache.mark";
