import { Button } from "@onehall/ui/button";
import { usePaths } from "../app/face";
import { searchHref, type SearchParameters } from "./query";
import * as styles from "./search.css";

/** What was answered to the question of the page; undefined: not asked yet. @see answerSearch */
export type Satisfaction = "yes" | "no";

/** Asks whether the search was any good: two buttons of a form, and thanks. */
export function SatisfactionForm({ parameters, answer }: { parameters: SearchParameters; answer: Satisfaction | undefined }) {
  const paths = usePaths();
  if (answer)
    return (
      <p role="status" className={styles.satisfied}>
        {answer === "yes" ? "谢谢，很高兴帮到您。" : "谢谢。没找到要的，请告诉我们："}
        {answer === "no" && <a href={paths.feedback("suggestion")}>我想找的是…</a>}
      </p>
    );
  return (
    <form method="post" action={searchHref(paths, parameters, { page: parameters.page })} className={styles.satisfied}>
      <span id="satisfied">这次搜索找到您要的了吗？</span>
      <Button type="submit" name="satisfied" value="yes" aria-describedby="satisfied">
        找到了
      </Button>
      <Button type="submit" name="satisfied" value="no" aria-describedby="satisfied">
        没找到
      </Button>
    </form>
  );
}
