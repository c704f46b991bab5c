import type { FeeEntry } from "@onehall/api";
import type { TableColumn } from "@onehall/ui/table";
import type { ReactNode } from "react";
import { usePaths } from "../app/face";
import type { Paths } from "../paths";
import { OpenTable, type Listed } from "./OpenTable";
import { RowDetails, TaskLinks } from "./RowDetails";
import * as styles from "./open-table.css";

export type FeeTableProps = { list: Listed<FeeEntry> | null; what: string; href: (page: number) => string; file: string; onward: ReactNode };

/** Fees: who pays how much, who need not, on what law. */
export function FeeTable(props: FeeTableProps) {
  const paths = usePaths();
  return <OpenTable {...props} rowKey="id" columns={columnsOf(paths)} />;
}

/** Columns of fees; where the money goes, basis and tasks are behind a heading. */
const columnsOf = (paths: Paths): TableColumn<FeeEntry>[] => [
  {
    key: "name",
    title: "收费项目",
    width: "25%",
    customRender: ({ name, deptName }) => (
      <>
        {name}
        <span className={styles.under}>{deptName}</span>
      </>
    ),
  },
  { key: "payer", title: "谁要缴", width: "20%" },
  { key: "standard", title: "收多少", width: "30%" },
  {
    key: "waiver",
    title: "减免和依据",
    width: "25%",
    customRender: ({ name, kind, waiver, basis, tasks }) => (
      <>
        {waiver}
        <RowDetails of={name}>
          <span>资金去向：{kind}</span>
          {basis.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <TaskLinks tasks={tasks} href={paths.guide} />
        </RowDetails>
      </>
    ),
  },
];
