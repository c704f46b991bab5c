import type { CaseState, WorkOrder } from "@onehall/api";
import type { TableColumn } from "@onehall/ui/table";
import { Table } from "@onehall/ui/table";
import { Tag, type TagProps } from "@onehall/ui/tag";
import { usePaths } from "../app/face";
import * as styles from "./halls.css";

const TONES: Readonly<Record<CaseState, TagProps["tone"]>> = {
  待受理: "neutral",
  补正中: "warning",
  办理中: "brand",
  特别程序中: "warning",
  已办结: "success",
  不予受理: "danger",
};

const Day = ({ text }: { text: string }) => <span className={styles.whole}>{text.slice(0, 10)}</span>;

export type CaseKind = "progress" | "result";

/** Columns of cases; names of people come masked. */
export function useCaseColumns(kind: CaseKind): TableColumn<WorkOrder>[] {
  const paths = usePaths();
  return [
    {
      key: "taskName",
      title: "事项",
      width: "25%",
      customRender: ({ taskCode, taskName }) => (taskCode ? <a href={paths.guide(taskCode)}>{taskName}</a> : taskName),
    },
    { key: "receipt", title: "受理编号", width: "content", customRender: ({ receipt }) => <span className={styles.code}>{receipt}</span> },
    { key: "applicant", title: "申请人", width: "15%" },
    { key: "deptName", title: "办理机关", width: "20%" },
    { key: "acceptedAt", title: "受理时间", width: "content", customRender: ({ acceptedAt }) => <Day text={acceptedAt} /> },
    ...(kind === "progress"
      ? [
          {
            key: "dueDate",
            title: "承诺办结",
            width: "content" as const,
            customRender: ({ dueDate }: WorkOrder) => <Day text={dueDate || "受理后起算"} />,
          },
        ]
      : [{ key: "decidedAt", title: "办结时间", width: "content" as const, customRender: ({ decidedAt }: WorkOrder) => <Day text={decidedAt} /> }]),
    {
      key: "state",
      title: kind === "progress" ? "进度" : "结果",
      width: "content",
      customRender: ({ state, result }) => (
        <Tag tone={TONES[state]} className={styles.whole}>
          {result || state}
        </Tag>
      ),
    },
  ];
}

/** Cases of a department: those under way, or those decided. */
export function CaseTable({ rows, kind, caption }: { rows: readonly WorkOrder[]; kind: CaseKind; caption: string }) {
  return <Table caption={caption} captionHidden rows={rows} rowKey="receipt" columns={useCaseColumns(kind)} />;
}
