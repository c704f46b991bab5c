import { APPLICATION_STAGES, STAGE_NAMES, type DeskQueue } from "@onehall/api";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import { Table, type TableColumn } from "@onehall/ui/table";
import { Tag } from "@onehall/ui/tag";
import { useLoaderData } from "react-router-dom";
import { SampleNotice } from "../applications/SampleNotice";
import * as styles from "../applications/applications.css";
import { deskPaths } from "../paths";
import { StaticIsland } from "../static-island/StaticIsland";
import type { QueueData } from "./data";
import { DeskLayout } from "./DeskLayout";

export { loadQueue as loader, queueMeta as meta } from "./data";
export { QueuePage as default };

/** The applications to one's department, what is due first at the top. @see APPLY-08 */
export function QueuePage() {
  const { content } = useLoaderData<QueueData>();
  return (
    <StaticIsland name="queue">
      {import.meta.env.SSR && (
        <DeskLayout
          title="办件"
          lead={content ? `${content.department} · ${content.region}和下级地区` : undefined}
          current={deskPaths.queue()}
          staff={content !== null}
        >
          {content && <Queue {...content} />}
        </DeskLayout>
      )}
    </StaticIsland>
  );
}

type Row = DeskQueue["list"][number];

const whole = (text: string) => <span className={styles.whole}>{text}</span>;

/** What nobody has to do anything about says so. @param today 2026-11-18 */
const columns = (today: string): TableColumn<Row>[] => [
  { key: "receipt", title: "受理编号", width: "content", customRender: ({ receipt }) => <a href={deskPaths.case(receipt)}>{receipt}</a> },
  { key: "taskName", title: "事项" },
  { key: "applicant", title: "申请人", width: "content" },
  { key: "regionName", title: "地区", width: "content", customRender: ({ regionName }) => whole(regionName) },
  { key: "stage", title: "阶段", width: "content", customRender: ({ stage }) => whole(STAGE_NAMES[stage]) },
  { key: "appliedAt", title: "提交时间", width: "content", customRender: ({ appliedAt }) => whole(appliedAt) },
  {
    key: "due",
    title: "最迟",
    width: "content",
    customRender: ({ due }) => (
      <span className={styles.whole}>
        {due || "无"} {due !== "" && due < today && <Tag tone="danger">已超期</Tag>}
      </span>
    ),
  },
];

function Queue({ stage, counts, total, page, pageSize, list, sample, today }: NonNullable<QueueData["content"]>) {
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <>
      {sample && <SampleNotice />}
      <nav aria-label="阶段" className={styles.tabs}>
        <a href={deskPaths.queue()} aria-current={stage === "" ? "page" : undefined} className={styles.tab}>
          全部（{all}）
        </a>
        {APPLICATION_STAGES.filter((one) => counts[one]).map((one) => (
          <a key={one} href={deskPaths.queue({ stage: one })} aria-current={stage === one ? "page" : undefined} className={styles.tab}>
            {STAGE_NAMES[one]}（{counts[one]}）
          </a>
        ))}
      </nav>
      {list.length === 0 ? <Empty title="没有申请" /> : <Table caption="申请" captionHidden rows={list} rowKey="receipt" columns={columns(today)} />}
      <Pagination total={total} page={page} pageSize={pageSize} href={(to) => deskPaths.queue({ stage: stage || undefined, page: to })} />
    </>
  );
}
