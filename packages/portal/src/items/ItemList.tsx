import type { ItemPage } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import type { ReactNode } from "react";
import { useFace } from "../app/face";
import { Unavailable } from "../page/Unavailable";
import { CsvLink } from "./CsvLink";
import { ItemRows } from "./ItemRows";
import type { ItemTableProps } from "./ItemTable";
import * as styles from "./items.css";

export type ItemListProps = Pick<ItemTableProps, "caption" | "below"> & {
  /** Null: out of order. */
  list: ItemPage | null;
  /** Address of another page of the list. */
  href: (page: number) => string;
  /** Address of the list as a file. */
  csv?: string | undefined;
  /** The order says how much is asked for: rows are numbered. */
  ranked?: boolean;
  /** Said where there is nothing. @default "这里还没有可办的事项" */
  nothing?: string;
  /** Link shown when the list is empty. */
  onward?: ReactNode;
};

/** A page of tasks with their number; says so where there are none, or where they cannot be had. */
export function ItemList({ list, href, csv, ranked = false, nothing = "这里还没有可办的事项", onward, ...table }: ItemListProps) {
  const face = useFace();
  if (!list) return <Unavailable what="事项列表" />;
  const { items, page, pageSize, total } = list;
  // There the tasks are cards themselves.
  const Frame = face === "v3" ? "div" : Card;
  if (items.length === 0) {
    const beyond = total > 0;
    return <Empty title={beyond ? "没有这一页" : nothing} action={beyond ? <a href={href(1)}>回到第一页</a> : onward} />;
  }
  return (
    <Frame className={styles.list}>
      <div className={styles.head}>
        <p className={styles.count}>
          共 <strong>{total}</strong> 项
        </p>
        {csv && <CsvLink href={csv} total={total} />}
      </div>
      <ItemRows items={items} firstRank={ranked ? (page - 1) * pageSize + 1 : undefined} {...table} />
      <Pagination total={total} pageSize={pageSize} page={page} href={href} />
    </Frame>
  );
}
