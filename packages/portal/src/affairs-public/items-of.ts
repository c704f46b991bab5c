import type { ItemSummary, ItemPage } from "@onehall/api";
import type { Listed } from "./OpenTable";

/** A published list of tasks, as the lists of services show it. */
export const itemsOf = ({ list: items, page, pageSize, total }: Listed<ItemSummary>): ItemPage => ({ items: [...items], page, pageSize, total });
