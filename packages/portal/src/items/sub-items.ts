import { subItems, type Client, type ItemSummary, type SubItems } from "@onehall/api";
import { optional } from "../page/calls";

/** What lies below a task in a list, as much of it as a row shows. */
export type RowSubItems = { taskCode: string; kind: SubItems["kind"]; list: { taskCode: string; name: string; kind: string }[] };

/** One place to do a task is no choice: the row leads there itself. */
const LEAST = 2;

/** What lies below the tasks of a page; nothing where it cannot be had: the rows are whole without it. */
export async function subItemsOf(client: Client, region: string, items: readonly ItemSummary[]): Promise<RowSubItems[]> {
  if (items.length === 0) return [];
  const found = await optional(client.call(subItems, { region, taskCodes: items.map(({ taskCode }) => taskCode).join(",") }));
  return (found ?? [])
    .filter(({ list }) => list.length >= LEAST)
    .map(({ taskCode, kind, list }) => ({ taskCode, kind, list: list.map(({ taskCode: code, name, kind: type }) => ({ taskCode: code, name, kind: type })) }));
}
