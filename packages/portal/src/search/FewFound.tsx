import type { SearchResult } from "@onehall/api";
import { AskPeople } from "./AskPeople";
import { Nearest } from "./Nearest";
import type { SearchParameters } from "./query";
import * as styles from "./search.css";

/** Below few results: where else it could be. */
export function FewFound({ result, parameters }: { result: SearchResult; parameters: SearchParameters }) {
  return (
    <section aria-labelledby="few-found" className={styles.nothing}>
      <h2 id="few-found" className={styles.sectionTitle}>
        没有找到？
      </h2>
      <Nearest result={result} parameters={parameters} />
      <AskPeople />
    </section>
  );
}
