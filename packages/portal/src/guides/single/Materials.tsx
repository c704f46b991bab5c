import type { Guide } from "@onehall/api";
import { Tag } from "@onehall/ui/tag";
import * as styles from "../pages.css";

/** Each material with how it must be, where it comes from, and the forms and examples to it. */
export function Materials({ guide }: { guide: Guide }) {
  if (guide.materials.length === 0) return <p>不用提交材料。</p>;
  return (
    <ul className={styles.materials}>
      {guide.materials.map(({ name, type, copies, need, source, note, licence, forms, samples }) => (
        <li key={name} className={styles.material}>
          <h3 className={styles.materialName}>
            {name}
            <Tag tone={licence ? "success" : "neutral"}>{licence ? "免提交" : need}</Tag>
          </h3>
          <p>
            {type} {copies} 份 · {source}
          </p>
          {licence && (
            <p className={styles.note}>
              由“{licence}”电子证照代替，没有电子证照的请带{type}。
            </p>
          )}
          {note && <p>{note}</p>}
          {[...forms, ...samples].map(({ name: file, url }) => (
            <a key={url} href={url} className={styles.onward}>
              {file}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
