import { type Queries, sql } from "../../data";
import type { PackForm } from "../../province/families/forms";

const byId = sql<{ data: string }>`SELECT data FROM form WHERE id = ${"id"}`;

/** A form by its id. */
export async function storedForm(queries: Queries, id: string): Promise<PackForm | undefined> {
  const row = await queries.get(byId, { id });
  return row && (JSON.parse(row.data) as PackForm);
}
