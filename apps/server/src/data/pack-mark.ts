/** Key of the setting that identifies the province pack that the database was imported from. */
export const PACK_MARK = "pack.mark";
