import type { SentFeedback } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Tag } from "@onehall/ui/tag";
import { usePaths } from "../app/face";
import { FeedbackTimeline } from "../feedback/FeedbackTimeline";
import { kindName, stateWords } from "../feedback/kinds";
import type { FeedbackHistory as CourseData } from "../feedback/progress-data";
import * as shared from "../page/sheet.css";
import { Listing, type ListingProps } from "./Listing";
import * as styles from "./user.css";

/** 我的反馈: what was sent while logged in; one of them in full where the address names it. */
export function History({ history, course }: { history: ListingProps<SentFeedback>["list"]; course: CourseData | null }) {
  const paths = usePaths();
  return (
    <>
      {course && <FeedbackTimeline course={course} />}
      <Listing
        what="反馈记录"
        list={history}
        keyOf={({ id }) => id}
        href={(page) => paths.user("feedback", { page })}
        nothing="还没有登录后提交的反馈"
        onward={<Button href={paths.feedback()}>写反馈</Button>}
      >
        {({ id, kind, status, createdAt }) => (
          <>
            <h2 className={styles.heading}>
              {kindName(kind)} <Tag tone={status === "answered" ? "success" : "brand"}>{stateWords(status).name}</Tag>
            </h2>
            <p className={shared.note}>
              编号 {id}，<time dateTime={createdAt}>{createdAt}</time> 提交
            </p>
            <p className={styles.ways}>
              <a href={paths.user("feedback", { id, page: history?.page ?? 1 })}>看处理进度</a>
            </p>
          </>
        )}
      </Listing>
    </>
  );
}
