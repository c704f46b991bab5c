import type { SearchResult } from "@onehall/api";
import { usePaths } from "../app/face";
import { EntranceHits } from "./hits";
import { searchHref, type SearchParameters } from "./query";
import * as styles from "./search.css";

/** A spelling that finds something, and the themes nearest to what was asked. Nothing where there is neither. */
export function NearestMatches({ result, parameters }: { result: SearchResult; parameters: SearchParameters }) {
  const paths = usePaths();
  const { guess, nearest = [], terms } = result;
  return (
    <>
      {guess && (
        <p>
          您是不是想搜：
          <a className={styles.guess} href={searchHref(paths, parameters, { keyword: guess, type: "" })}>
            {guess}
          </a>
        </p>
      )}
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className={styles.sectionTitle}>
            到这些主题里看看
          </h2>
          <EntranceHits hits={nearest} terms={terms} />
        </section>
      )}
    </>
  );
}
