import type { NoticeSummary } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Card } from "@onehall/ui/card";
import { Empty } from "@onehall/ui/empty";
import { Pagination } from "@onehall/ui/pagination";
import type { ReactNode } from "react";
import { ListBar, OpenTable, type Listed } from "../affairs-public/OpenTable";
import { usePaths } from "../app/face";
import { NoticeDate } from "../notices/NoticeDate";
import { csvOf } from "../paths";
import { Unavailable } from "../page/Unavailable";
import { CaseTable, useCaseColumns, type CaseKind } from "./CaseTable";
import type { CaseList, DepartmentCases, Part } from "./cases-data";
import * as styles from "./halls.css";

/** Said of both lists: what a reader may want to know before anything else. */
const NOTES: Readonly<Record<CaseKind, string>> = {
  progress: "正在办理的办件。姓名只留一个字，查自己的办件请用受理编号。",
  result: "最近 90 天办结的办件，到期自动撤下。",
};
const NAMES: Readonly<Record<CaseKind, string>> = { progress: "办件进度公示", result: "办件结果信息" };

type Place = { name: string; region: string; to: (change: { part?: Part; page?: number }) => string };

/** Whose cases a list shows, where the department has none of its own. */
const borrowed = (kind: CaseKind, list: CaseList | null, { name, region }: Place): string =>
  list?.area && list.area.code !== region && list.list.length > 0
    ? `${name}现在没有${kind === "progress" ? "正在办理" : "最近办结"}的办件，下面是${list.area.name}同一系统的。`
    : "";

/** The lists beside the tasks, a few entries of each, with the way to all. */
export function CaseOverview({ cases: { progress, result, notices }, ...place }: Place & { cases: DepartmentCases }) {
  return (
    <>
      <Overview part="progress" title={NAMES.progress} note={borrowed("progress", progress, place) || NOTES.progress} list={progress} {...place}>
        {(list) => <CaseTable rows={list} kind="progress" caption={`${place.name}正在办理的办件`} />}
      </Overview>
      <Overview part="result" title={NAMES.result} note={borrowed("result", result, place) || NOTES.result} list={result} {...place}>
        {(list) => <CaseTable rows={list} kind="result" caption={`${place.name}办结的办件`} />}
      </Overview>
      <Overview part="notices" title="部门通知公告" list={notices} {...place}>
        {(list) => <Notices list={list} />}
      </Overview>
    </>
  );
}

type OverviewProps<Row> = Place & { part: Part; title: string; note?: string; list: Listed<Row> | null; children: (list: readonly Row[]) => ReactNode };

function Overview<Row>({ part, title, note, list, to, children }: OverviewProps<Row>) {
  const id = `part-${part}`;
  return (
    <section id={part} aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <h2 id={id} className={styles.partTitle}>
          {title}
        </h2>
        {list && list.total > list.list.length && <a href={to({ part })}>看全部 {list.total} 条</a>}
      </div>
      {note && <p className={styles.label}>{note}</p>}
      {!list && <Unavailable what={title} />}
      {list && list.list.length === 0 && <p className={styles.label}>现在没有可以公布的内容。</p>}
      {list && list.list.length > 0 && <Card className={styles.sheet}>{children(list.list)}</Card>}
    </section>
  );
}

/** One of the lists of cases by itself, page by page. */
export function Cases({ kind, cases, ...place }: Place & { kind: CaseKind; cases: DepartmentCases }) {
  const { name, to } = place;
  const columns = useCaseColumns(kind);
  // What is decided on the spot is never under way.
  if (cases[kind]?.total === 0)
    return (
      <>
        <p>{kind === "progress" ? `${name}现在没有正在办理的办件。` : `${name}最近 90 天没有办结的办件。`}</p>
        <Button href={to({ part: "" })}>看{name}能办的事项</Button>
      </>
    );
  return (
    <>
      <p className={styles.label}>
        {borrowed(kind, cases[kind], place)}
        {NOTES[kind]}
      </p>
      <OpenTable
        list={cases[kind]}
        what={NAMES[kind]}
        rowKey="receipt"
        columns={columns}
        href={(page) => to({ part: kind, page })}
        onward={<Button href={to({ part: "" })}>看{name}能办的事项</Button>}
      />
    </>
  );
}

/** What the department has announced, page by page. */
export function DepartmentNotices({ cases: { notices }, name, to }: Omit<Place, "region"> & { cases: DepartmentCases }) {
  if (!notices) return <Unavailable what="部门通知公告" />;
  if (notices.list.length === 0)
    return <Empty title={notices.total > 0 ? "没有这一页" : `${name}还没有发布通知`} action={<Button href={to({ part: "" })}>看{name}能办的事项</Button>} />;
  return (
    <Card>
      <ListBar total={notices.total} what="部门通知公告" file={csvOf(to({ part: "notices" }))} />
      <Notices list={notices.list} />
      <Pagination total={notices.total} pageSize={notices.pageSize} page={notices.page} href={(page) => to({ part: "notices", page })} />
    </Card>
  );
}

function Notices({ list }: { list: readonly NoticeSummary[] }) {
  const paths = usePaths();
  return (
    <ul className={styles.notices}>
      {list.map(({ id, title, kind, date }) => (
        <li key={id} className={styles.notice}>
          <a href={paths.notice(id)} className={styles.noticeName}>
            {title}
          </a>
          <span className={styles.label}>
            {kind} · <NoticeDate date={date} />
          </span>
        </li>
      ))}
    </ul>
  );
}
