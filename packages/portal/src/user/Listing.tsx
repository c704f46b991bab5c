import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import type { ReactNode } from "react";
import { Unavailable } from "../page/Unavailable";
import * as styles from "./user.css";

export type ListingProps<T> = {
  /** What it is a list of. */
  what: string;
  /** Null: out of order. */
  list: { total: number; page: number; pageSize: number; list: readonly T[] } | null;
  keyOf: (entry: T) => string;
  children: (entry: T) => ReactNode;
  href: (page: number) => string;
  /** Where there is nothing: the words, and a way on. */
  nothing: string;
  onward?: ReactNode;
};

/** A page of one's own list; says so where there is nothing, or where it cannot be had. */
export function Listing<T>({ what, list, keyOf, children, href, nothing, onward }: ListingProps<T>) {
  if (!list) return <Unavailable what={what} />;
  const { total, page, pageSize, list: entries } = list;
  if (entries.length === 0) {
    const beyond = total > 0;
    return <Empty title={beyond ? "没有这一页" : nothing} action={beyond ? <a href={href(1)}>回到第一页</a> : onward} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>
            <Card>{children(entry)}</Card>
          </li>
        ))}
      </ul>
      <Pagination total={total} page={page} pageSize={pageSize} href={href} />
    </>
  );
}
