import { type Guide, taskFields } from "@onehall/api";
import * as styles from "./answer/answer.css";
import { EasySentences } from "./EasySentences";
import * as print from "./print.css";

/**
 * The guide in five easy sentences, folded: for children, for who learns Chinese, and for whom a guide is too much. Open in elder mode.
 * Drawn by the server alone.
 * @see EASY-01
 */
export const EasyWords = ({ easy, open = false }: Pick<Guide, "easy"> & { open?: boolean }) =>
  easy.length > 0 && (
    <details className={`${styles.fold} ${print.onScreen}`} open={open}>
      <summary id="easy" className={styles.foldHead}>
        <h2 className={styles.foldTitle}>{taskFields.easy.label}</h2>
        <span className={styles.foldSummary}>五句话，小学生也看得懂</span>
      </summary>
      <div className={styles.foldBody}>
        <div className={styles.section}>
          <EasySentences easy={easy} />
        </div>
      </div>
    </details>
  );
