import type { Review } from "@onehall/api";
import { Tag } from "@onehall/ui/tag";
import { Words } from "../page/Words";
import * as styles from "./reviews.css";

/** Levels below this one are bad. @see RATING-02 */
const WORST_GOOD = 3;

/** Ratings one under another, each with its reasons and, if bad, with what was done about it. */
export const ReviewList = ({ list }: { list: readonly Review[] }) => (
  <ul className={styles.list}>
    {list.map((review) => (
      <li key={`${review.date}${review.taskName}${review.applicant}${review.deptName}`} className={styles.review}>
        <div className={styles.head}>
          <h3 className={styles.task}>
            <Words text={review.taskName} />
          </h3>
          <Tag tone={review.level < WORST_GOOD ? "warning" : "success"}>{review.levelLabel}</Tag>
        </div>
        <p className={styles.meta}>
          <span>{review.deptName}</span> <span>{review.regionName}</span> <span>{review.channel}</span> <span>{review.applicant}</span>{" "}
          <time dateTime={review.date}>{review.date}</time>
        </p>
        {review.reasons.length > 0 && (
          <p>
            <span className={styles.label}>原因：</span>
            {review.reasons.map(({ code, label }) => `${label}（${code}）`).join("；")}
          </p>
        )}
        {review.content && <blockquote className={styles.words}>{review.content}</blockquote>}
        {review.correction ? (
          <p className={styles.answer}>
            <strong>
              <time dateTime={review.correction.date}>{review.correction.date}</time> 整改：
            </strong>
            {review.correction.measure}
          </p>
        ) : (
          review.level < WORST_GOOD && <p className={styles.answer}>部门正在核实、整改，结果会公布在这里。</p>
        )}
      </li>
    ))}
  </ul>
);
