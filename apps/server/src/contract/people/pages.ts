import type { Queries, Statement } from "../../data";
import type { Params } from "../../data/sql";

/** A page of what belongs to a person. */
export type Paging = { page: number; pageSize: number };

/**
 * One page of a list of a person's own. @param count `SELECT COUNT(*) AS n … person = ${"person"}`
 * @param rows the same with LIMIT ${"limit"} OFFSET ${"offset"}
 * @param more what both statements use besides
 */
export async function ownPage<RowType extends object>(
  queries: Queries,
  person: string,
  { page, pageSize }: Paging,
  count: Statement<{ n: number }>,
  rows: Statement<RowType>,
  more: Params = {},
): Promise<{ total: number; page: number; pageSize: number; list: RowType[] }> {
  const [total, list] = await Promise.all([
    queries.get(count, { ...more, person }),
    queries.all(rows, { ...more, person, limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return { total: total?.n ?? 0, page, pageSize, list };
}
