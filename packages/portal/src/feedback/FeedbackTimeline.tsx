import { Card } from "@onehall/ui/card";
import { Steps } from "@onehall/ui/steps";
import * as shared from "../page/sheet.css";
import { stateWords, kindName } from "./kinds";
import type { FeedbackHistory as CourseData } from "./progress-data";
import * as styles from "./feedback.css";

const MINUTE = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "short" });

/** What happened to feedback, in order; what it says stands nowhere. */
export function FeedbackTimeline({ course: { id, kind, images, progress } }: { course: CourseData }) {
  const pictures = images > 0 ? `，图片 ${images} 张` : "";
  return (
    <Card as="section" aria-labelledby="course">
      <h2 id="course" className={styles.title}>
        处理到哪一步
      </h2>
      <p className={shared.label}>
        {kindName(kind)}，编号 {id}
        {pictures}
      </p>
      <Steps
        current={progress.length - 1}
        items={progress.map(({ at, status, text }) => {
          const words = stateWords(status);
          return { title: words.name, meta: <time dateTime={at}>{MINUTE.format(new Date(at))}</time>, description: text || words.text };
        })}
      />
    </Card>
  );
}
