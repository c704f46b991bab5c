import type { SavedGuide } from "@onehall/api";
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
      {({ taskCode, taskName, deptName, regionName, savedAt }) => (
        <>
          <h2 className={styles.heading}>
            <a href={paths.guide(taskCode)}>{taskName}</a>
          </h2>
          <p className={shared.note}>
            {regionName}，{deptName}，<time dateTime={savedAt}>{savedAt}</time> 收藏
          </p>
          <form method="post" action={href(list?.page ?? 1)} className={styles.ways}>
            <Button type="submit" kind="quiet" name="unsave" value={taskCode} aria-label={`取消收藏：${taskName}`}>
              取消收藏
            </Button>
          </form>
        </>
      )}
    </Listing>
  );
}
