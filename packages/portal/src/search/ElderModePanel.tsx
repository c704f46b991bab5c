import { Button } from "@onehall/ui/button";
import { usePaths } from "../app/face";
import { preferencePath } from "../app/use-shell";
import * as styles from "./search.css";

/** The entrance to elder mode, for those who search for it. @see SEARCH-18 */
export function ElderModePanel({ region }: { region: string }) {
  const paths = usePaths();
  return (
    <section className={styles.section} aria-labelledby="elder-mode">
      <h2 id="elder-mode" className={styles.sectionTitle}>
        字大、按钮大，可以朗读
      </h2>
      <p>
        <Button kind="primary" href={preferencePath({ elder: 1 }, paths.hall(region))}>
          打开长辈版
        </Button>
      </p>
    </section>
  );
}
