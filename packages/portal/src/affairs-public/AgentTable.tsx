import type { Intermediary } from "@onehall/api";
import type { TableColumn } from "@onehall/ui/table";
import { Tag } from "@onehall/ui/tag";
import type { ReactNode } from "react";
import { usePaths } from "../app/face";
import type { Paths } from "../paths";
import { OpenTable, type Listed } from "./OpenTable";
import { RowDetails, TaskLinks } from "./RowDetails";
import * as styles from "./open-table.css";

export type AgentTableProps = { list: Listed<Intermediary> | null; what: string; href: (page: number) => string; file?: string; onward?: ReactNode };

/** 中介服务: who may do it, what one gets, what it costs, which approval asks for it. */
export function AgentTable(props: AgentTableProps) {
  const paths = usePaths();
  return <OpenTable {...props} rowKey="id" columns={columnsOf(paths)} />;
}

/** Columns of agents; basis and approvals are behind a heading. */
const columnsOf = (paths: Paths): TableColumn<Intermediary>[] => [
  {
    key: "name",
    title: "中介服务事项",
    width: "30%",
    customRender: ({ name, deptName, retained }) => (
      <>
        {name} {retained && <Tag tone="brand">审批必要条件</Tag>}
        <span className={styles.under}>{deptName}</span>
      </>
    ),
  },
  { key: "agent", title: "由谁提供", width: "25%" },
  { key: "result", title: "您得到什么", width: "20%" },
  {
    key: "charge",
    title: "收费和依据",
    width: "25%",
    customRender: ({ name, charge, note, basis, tasks }) => (
      <>
        {charge}
        <RowDetails of={name}>
          <span>{note}</span>
          {basis.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <TaskLinks tasks={tasks} href={paths.guide} />
        </RowDetails>
      </>
    ),
  },
];
