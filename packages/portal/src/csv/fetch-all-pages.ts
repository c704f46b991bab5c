/** A page of a list as the contract gives it. */
export type ListPage<Row> = { total: number; pageSize: number; list: readonly Row[] };

/** Most entries of one file: a list that is longer says so on its page. */
export const MAX_ROWS = 5_000;

/** All entries of a list of the contract, page by page, up to {@link MAX_ROWS}. @param ask gets a page, from 1 */
export async function fetchAllPages<Row>(ask: (page: number) => Promise<ListPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < MAX_ROWS; page += 1) {
    const { total, list } = await ask(page);
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) break;
  }
  return rows.slice(0, MAX_ROWS);
}
