import type { ItemBrief } from "@onehall/api";
import { Table } from "@onehall/ui/table";
import { Tag } from "@onehall/ui/tag";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { usePaths } from "../app/face";
import * as styles from "./items.css";

const visits = (count: number) => (count === 0 ? "不用跑现场" : `到现场 ${count} 次`);

/** Tasks to choose from: what, who decides, how long, how. On phones each becomes a card. */
export function ItemTable({ items, caption }: { items: readonly ItemBrief[]; caption: string }) {
  const paths = usePaths();
  return (
    <Table
      caption={caption}
      captionHidden
      rows={items}
      rowKey="taskCode"
      columns={[
        {
          key: "name",
          title: "事项",
          width: "35%",
          customRender: ({ taskCode, name }) => (
            <a href={paths.guide(taskCode)} className={styles.link}>
              {name}
            </a>
          ),
        },
        { key: "deptName", title: "实施机关", width: "25%" },
        { key: "promise", title: "承诺办结", width: "content", customRender: ({ promise }) => <span className={styles.whole}>{promise}</span> },
        {
          key: "online",
          title: "办理方式",
          width: "content",
          customRender: ({ online, visits: count }) => (
            <span className={styles.ways}>
              {online && <Tag tone="success">可网办</Tag>}
              {visits(count)}
            </span>
          ),
        },
        {
          key: "guide",
          title: "操作",
          width: "content",
          customRender: ({ taskCode, name }) => (
            <a href={paths.guide(taskCode)} className={styles.link}>
              指南<VisuallyHidden>：{name}</VisuallyHidden>
            </a>
          ),
        },
      ]}
    />
  );
}
