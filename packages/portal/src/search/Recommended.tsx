import type { Recommendation } from "@onehall/api";
import { usePaths } from "../app/face";
import * as styles from "./search.css";

/** What people and companies ask for most, beside a search that has nothing to show. @see SEARCH-02 */
export function Recommended({ person, legalPerson }: { person: readonly Recommendation[]; legalPerson: readonly Recommendation[] }) {
  const paths = usePaths();
  const lists = [
    { id: "recommended-person", title: "推荐事项：个人", matters: person },
    { id: "recommended-legal", title: "推荐事项：法人", matters: legalPerson },
  ].filter(({ matters }) => matters.length > 0);
  return lists.map(({ id, title, matters }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      <ul className={styles.recommended}>
        {matters.map(({ service_code: code, service_name: name }) => (
          <li key={code}>
            <a className={styles.matter} href={paths.guide(code)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
