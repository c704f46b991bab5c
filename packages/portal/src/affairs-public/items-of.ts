import type { ItemBrief, ItemPage } from "@onehall/api";
import type { Listed } from "./OpenTable";

/** A published list of tasks, as the lists of services show it. */
export const itemsOf = ({ list: items, page, pageSize, total }: Listed<ItemBrief>): ItemPage => ({ items: [...items], page, pageSize, total });
