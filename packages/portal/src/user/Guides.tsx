import type { SavedGuide } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Button } from "@onehall/ui/button";
import { usePaths } from "../app/face";
import * as shared from "../page/sheet.css";
import { Listing, type ListingProps } from "./Listing";
import * as styles from "./user.css";

/** 我的收藏: guides saved on their pages. */
export function Guides({ list }: { list: ListingProps<SavedGuide>["list"] }) {
  const paths = usePaths();
  const href = (page: number) => paths.user("guides", { page });
  return (
    <Listing
      what="收藏"
      list={list}
      keyOf={({ taskCode }) => taskCode}
      href={href}
      nothing="还没有收藏的办事指南"
      onward={<Button href={paths.guides()}>去找办事指南</Button>}
    >
      {({ taskCode, taskName, deptName, regionName, savedAt, changes }) => (
        <>
          <h2 className={styles.heading}>
            <a href={paths.guide(taskCode)}>{taskName}</a>
          </h2>
          <p className={shared.note}>
            {regionName}，{deptName}，<time dateTime={savedAt}>{savedAt}</time> 收藏
          </p>
          {changes.length > 0 && (
            <Alert tone="info" title="收藏以后有变化">
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </Alert>
          )}
          <form method="post" action={href(list?.page ?? 1)} className={styles.ways}>
            {changes.length > 0 && (
              <Button type="submit" name="seen" value={taskCode} aria-label={`知道了：${taskName}的变化`}>
                知道了
              </Button>
            )}
            <Button type="submit" kind="quiet" name="unsave" value={taskCode} aria-label={`取消收藏：${taskName}`}>
              取消收藏
            </Button>
          </form>
        </>
      )}
    </Listing>
  );
}
