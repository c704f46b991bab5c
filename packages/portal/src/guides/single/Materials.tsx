import { type Guide, licenceText, needOf } from "@onehall/api";
import { Tag } from "@onehall/ui/tag";
import * as styles from "../pages.css";

/** Each material with how it must be, where it comes from, and the forms and examples to it. */
export function Materials({ guide }: { guide: Guide }) {
  if (guide.materials.length === 0) return <p>不用提交材料。</p>;
  return (
    <ul className={styles.materials}>
      {guide.materials.map((material) => (
        <Entry key={material.name} guide={guide} material={material} />
      ))}
    </ul>
  );
}

function Entry({ guide, material }: { guide: Guide; material: Guide["materials"][number] }) {
  const { name, type, copies, source, note, licence, forms, samples } = material;
  const { when, need } = needOf(guide, material);
  return (
    <li className={styles.material}>
      <h3 className={styles.materialName}>
        {name}
        <Tag tone={licence ? "success" : "neutral"}>{need}</Tag>
      </h3>
      <p>
        {when}
        {type} {copies} 份 · {source}
      </p>
      {licence && <p className={styles.note}>{licenceText(material)}</p>}
      {note && <p>{note}</p>}
      {[...forms, ...samples].map(({ name: file, url }) => (
        <a key={url} href={url} className={styles.onward}>
          {file}
        </a>
      ))}
    </li>
  );
}
