import type { Affair as AffairData } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { Steps } from "@onehall/ui/steps";
import { useFace, usePaths } from "../app/face";
import * as shared from "../page/sheet.css";
import { provinceSummary } from "../app/region-summary";
import { applicationPaths } from "../paths";
import { COURSE, placeOf } from "./pages";
import { Listing, type ListingProps } from "./Listing";
import * as styles from "./user.css";

/** Papers are missing: the office waits before it accepts. */
const MENDING = "待补正";
/** The office has decided: the owner may rate it, as the progress query offers too. */
const DECIDED = new Set(["决定", "送达", "不予受理"]);
/** It ended before the course did. */
const OVER = new Set(["不予受理", "已撤回"]);

/** 在办事项: where each stands. */
export function Affairs({ list }: { list: ListingProps<AffairData>["list"] }) {
  const paths = usePaths();
  return (
    <Listing
      what="在办事项"
      list={list}
      keyOf={({ receipt }) => receipt}
      href={(page) => paths.user("affairs", { page })}
      nothing="您没有正在办理的事项"
      onward={<Button href={paths.service("personal", provinceSummary().code)}>去找要办的事</Button>}
    >
      {(affair) => <Affair {...affair} />}
    </Listing>
  );
}

function Affair({ receipt, taskCode, taskName, deptName, state, updatedAt, here = false }: AffairData) {
  const paths = usePaths();
  const applying = applicationPaths[useFace()];
  const mending = state === MENDING;
  return (
    <>
      <h2 id={placeOf("case", receipt)} className={styles.heading}>
        {taskName}
      </h2>
      <p className={shared.note}>
        {deptName}，受理编号 {receipt}，<time dateTime={updatedAt}>{updatedAt}</time> 更新
      </p>
      {mending && (
        <Alert tone="warning" title="还缺材料">
          <p>{here ? "请打开这件申请，按部门的要求补正。" : "请按部门的通知补齐，补齐后接着办理。"}</p>
        </Alert>
      )}
      {OVER.has(state) ? (
        <p>{state}</p>
      ) : (
        <Steps current={mending ? COURSE.indexOf("受理") : COURSE.indexOf(state)} items={COURSE.map((title) => ({ title }))} />
      )}
      <p className={styles.ways}>
        {here && <a href={applying.case(receipt)}>{mending ? "去补正" : "看这件申请"}</a>}
        <a href={paths.guide(taskCode)}>看办事指南</a>
        <a href={paths.progress(undefined, receipt)}>查办件进度</a>
        {DECIDED.has(state) && <a href={paths.review({ receipt })}>评价这次服务</a>}
      </p>
    </>
  );
}
