import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { Table, type TableColumn } from "@onehall/ui/table";
import type { ReactNode } from "react";
import { Icon } from "../icons";
import { Unavailable } from "../page/Unavailable";
import { csvOf } from "../paths";
import * as styles from "./open-table.css";

/** A page of a list as the contract gives it. */
export type Listed<Row> = { total: number; page: number; pageSize: number; list: readonly Row[] };

export type OpenTableProps<Row> = {
  /** Null: out of order. */
  list: Listed<Row> | null;
  /** What it is a list of: 权责清单. */
  what: string;
  columns: readonly TableColumn<Row>[];
  rowKey: string | ((row: Row) => string);
  /** Address of another page of the list. */
  href: (page: number) => string;
  /** Address of the file. @default that of the page, with .csv */
  file?: string;
  /** Link shown when the list is empty. */
  onward?: ReactNode;
};

/** A published list: how many entries, a file of all, a table that becomes cards on phones, pages. Says so where there is nothing, or nothing can be had. */
export function OpenTable<Row>({ list, what, columns, rowKey, href, file = csvOf(href(1)), onward }: OpenTableProps<Row>) {
  if (!list) return <Unavailable what={what} />;
  if (list.list.length === 0) {
    const beyond = list.total > 0;
    return <Empty title={beyond ? "没有这一页" : "没有找到符合条件的内容"} action={beyond ? <a href={href(1)}>回到第一页</a> : onward} />;
  }
  return (
    <Card className={styles.root}>
      <ListBar total={list.total} what={what} file={file} />
      <Table caption={what} captionHidden columns={columns} rows={list.list} rowKey={rowKey} />
      <Pagination total={list.total} pageSize={list.pageSize} page={list.page} href={href} labels={{ navigation: `${what}的分页` }} />
    </Card>
  );
}

/** How long a list is, and all of it as a file. */
export function ListBar({ total, what, file }: { total: number; what: string; file: string }) {
  return (
    <div className={styles.bar}>
      <p>
        共 <strong>{total.toLocaleString("zh-CN")}</strong> 项
      </p>
      <FileLink href={file} what={what} />
    </div>
  );
}

/** A list as a file for spreadsheets. */
export const FileLink = ({ href, what }: { href: string; what: string }) => (
  <a href={href} className={styles.file}>
    <Icon name="download" size={16} />
    下载{what}（CSV 表格）
  </a>
);
