import type { ElsewhereTopic, HelpTopic } from "@onehall/api";
import * as styles from "./search.css";

/** Where a question tells of danger or need: whom to call, and what then happens. Above everything else. @see SEARCH-19 */
export function HelpPanel({ topics }: { topics: readonly HelpTopic[] }) {
  return topics.map(({ id, title, text, contacts }) => (
    <section key={id} className={styles.help} aria-labelledby={`help-${id}`}>
      <h2 id={`help-${id}`} className={styles.sectionTitle}>
        {title}
      </h2>
      <p>{text}</p>
      <ul className={styles.contacts}>
        {contacts.map(({ number, name, hours, text: then, source, checked }) => (
          <li key={number} className={styles.contact}>
            <a className={styles.number} href={`tel:${number}`}>
              {number}
            </a>
            <div>
              <p>
                <strong>{name}</strong> · {hours}
              </p>
              <p>{then}</p>
              <p className={styles.meta}>
                来源：{source}，{checked} 核对
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Where a question asks for something that is not done here: said plainly, with where it is done. @see SEARCH-19 */
export function ElsewherePanel({ topics }: { topics: readonly ElsewhereTopic[] }) {
  return topics.map(({ id, title, text }) => (
    <section key={id} className={styles.section} aria-labelledby={`elsewhere-${id}`}>
      <h2 id={`elsewhere-${id}`} className={styles.sectionTitle}>
        {title}
      </h2>
      <p>{text}</p>
    </section>
  ));
}
