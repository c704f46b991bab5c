import { matterTypeLabel, type ItemSummary } from "@onehall/api";
import { Table, type TableColumn } from "@onehall/ui/table";
import { Tag } from "@onehall/ui/tag";
import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { useFace, usePaths } from "../app/face";
import { applicationPaths, appointmentPaths } from "../paths";
import type { RowSubItems } from "./sub-items";
import * as styles from "./items.css";

const visits = (count: number) => (count === 0 ? "不用跑现场" : `到现场 ${count} 次`);

export type ItemTableProps = {
  items: readonly ItemSummary[];
  caption: string;
  /** What lies below the rows. */
  below?: readonly RowSubItems[] | undefined;
  /** Rank of the first row, where the order says how much is asked for. */
  firstRank?: number | undefined;
};

const columnsOf = (below: readonly RowSubItems[], firstRank: number | undefined): TableColumn<ItemSummary>[] => [
  {
    key: "name",
    title: "事项",
    width: "30%",
    customRender: (item, index) => <Name item={item} rank={firstRank && firstRank + index} />,
  },
  {
    key: "deptName",
    title: "实施机关",
    width: "20%",
    customRender: (item) => <Authority item={item} below={below.find(({ taskCode }) => taskCode === item.taskCode)} />,
  },
  { key: "promise", title: "承诺办结", width: "20%" },
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
  { key: "actions", title: "操作", width: "content", customRender: (item) => <Actions item={item} /> },
];

const NOTHING: readonly RowSubItems[] = [];

/** Tasks to choose from: what, who decides, how long, how, and what to do next. On phones each becomes a card. */
export function ItemTable({ items, caption, below = NOTHING, firstRank }: ItemTableProps) {
  return <Table caption={caption} captionHidden rows={items} rowKey="taskCode" columns={columnsOf(below, firstRank)} />;
}

function Name({ item: { taskCode, kind, name, phrase }, rank }: { item: ItemSummary; rank: number | undefined }) {
  const paths = usePaths();
  return (
    <span className={styles.name}>
      {rank !== undefined && (
        <span className={styles.rank} data-top={rank <= 3 || undefined}>
          <VisuallyHidden>第</VisuallyHidden>
          {rank}
          <VisuallyHidden>名：</VisuallyHidden>
        </span>
      )}
      <span className={styles.title}>
        <a href={paths.task({ kind, code: taskCode })} className={styles.link}>
          {name}
        </a>{" "}
        {kind === "TC" && <Tag tone="brand">{matterTypeLabel(kind)}</Tag>}
        {phrase !== name && <span className={styles.phrase}>{phrase}</span>}
      </span>
    </span>
  );
}

/** Who decides. Where the regions below each do it themselves, the one named is an example. */
export function Authority({ item: { taskCode, name, deptName }, below }: { item: ItemSummary; below: RowSubItems | undefined }) {
  const isExample = below?.kind === "offices" && below.list.some((one) => one.taskCode === taskCode);
  return (
    <>
      {isExample ? `各地分别办理，如${deptName}` : deptName}
      {below && <Lower below={below} name={name} />}
    </>
  );
}

const HEADING = { members: (count: number) => `包含 ${count} 个事项`, offices: (count: number) => `选择地区（${count}）` };

/** What lies below a task: opens without scripts. */
function Lower({ below: { kind, list }, name }: { below: RowSubItems; name: string }) {
  const paths = usePaths();
  return (
    <details className={styles.below}>
      <summary className={styles.summary}>
        {HEADING[kind](list.length)}
        <VisuallyHidden>：{name}</VisuallyHidden>
      </summary>
      <ul className={styles.lower} data-kind={kind}>
        {list.map(({ taskCode, kind: type, name: one }) => (
          <li key={one + taskCode}>
            <a href={paths.task({ kind: type, code: taskCode })} className={styles.lowerLink}>
              {one}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What can be done here is done here; what cannot has no button. @see APPLY-07 */
function Actions({ item: { taskCode, kind, name, online, visits: count } }: { item: ItemSummary }) {
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const appointing = appointmentPaths[useFace()];
  const guide = paths.task({ kind, code: taskCode });
  const about = <VisuallyHidden>：{name}</VisuallyHidden>;
  return (
    <span className={styles.actions}>
      {online && (
        <a href={applying.start(taskCode)} className={styles.action} data-main>
          办理{about}
        </a>
      )}
      <a href={guide} className={styles.action}>
        指南{about}
      </a>
      {count > 0 && (
        <a href={appointing.slots({ task: taskCode })} className={styles.action}>
          预约{about}
        </a>
      )}
    </span>
  );
}
