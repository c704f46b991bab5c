import type { SearchResult } from "@onehall/api";
import { ContactSupport } from "./ContactSupport";
import { NearestMatches } from "./NearestMatches";
import type { SearchParameters } from "./query";
import * as styles from "./search.css";

/** Below few results: where else it could be. */
export function FewResults({ result, parameters }: { result: SearchResult; parameters: SearchParameters }) {
  return (
    <section aria-labelledby="few-found" className={styles.nothing}>
      <h2 id="few-found" className={styles.sectionTitle}>
        没有找到？
      </h2>
      <NearestMatches result={result} parameters={parameters} />
      <ContactSupport />
    </section>
  );
}
