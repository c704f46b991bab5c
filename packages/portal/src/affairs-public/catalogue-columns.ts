import type { FeeEntry, Intermediary } from "@onehall/api";
import type { CsvColumn } from "../csv";

const namesOf = (tasks: readonly { name: string }[]): string => tasks.map(({ name }) => name).join("；");

/** Columns of a file of 中介服务. */
export const agentColumns: CsvColumn<Intermediary>[] = [
  { title: "中介服务事项", value: ({ name }) => name },
  { title: "审批部门", value: ({ deptName }) => deptName },
  { title: "由谁提供", value: ({ agent }) => agent },
  { title: "服务结果", value: ({ result }) => result },
  { title: "收费", value: ({ charge }) => charge },
  { title: "说明", value: ({ note }) => note },
  { title: "保留为审批必要条件", value: ({ retained }) => (retained ? "是" : "否") },
  { title: "设定依据", value: ({ basis }) => basis.join("；") },
  { title: "对应的审批事项", value: ({ tasks }) => namesOf(tasks) },
];

/** Columns of a file of a fee catalogue. */
export const feeColumns: CsvColumn<FeeEntry>[] = [
  { title: "收费项目", value: ({ name }) => name },
  { title: "执收部门", value: ({ deptName }) => deptName },
  { title: "资金去向", value: ({ kind }) => kind },
  { title: "缴费人", value: ({ payer }) => payer },
  { title: "收费标准", value: ({ standard }) => standard },
  { title: "减免规定", value: ({ waiver }) => waiver },
  { title: "设定依据", value: ({ basis }) => basis.join("；") },
  { title: "对应的办理事项", value: ({ tasks }) => namesOf(tasks) },
];
