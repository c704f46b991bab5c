import type { ItemPage } from "@onehall/api";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import type { ReactNode } from "react";
import { Unavailable } from "../page/Unavailable";
import { ItemTable } from "./ItemTable";
import * as styles from "./items.css";

export type ItemListProps = {
  /** Null: out of order. */
  list: ItemPage | null;
  caption: string;
  /** Address of another page of the list. */
  href: (page: number) => string;
  /** A way on where there is nothing. */
  onward?: ReactNode;
};

/** A page of tasks with their number; says so where there are none, or where they cannot be had. */
export function ItemList({ list, caption, href, onward }: ItemListProps) {
  if (!list) return <Unavailable what="事项列表" />;
  const { items, page, pageSize, total } = list;
  if (items.length === 0) {
    const beyond = total > 0;
    return <Empty title={beyond ? "没有这一页" : "这里还没有可办的事项"} action={beyond ? <a href={href(1)}>回到第一页</a> : onward} />;
  }
  return (
    <Card className={styles.list}>
      <p className={styles.count}>
        共 <strong>{total}</strong> 项
      </p>
      <ItemTable items={items} caption={caption} />
      <Pagination total={total} pageSize={pageSize} page={page} href={href} />
    </Card>
  );
}
