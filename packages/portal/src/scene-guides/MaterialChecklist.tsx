import type { SceneMaterial } from "@onehall/api";
import { Tag } from "@onehall/ui/tag";
import * as styles from "./scene-guides.css";

/** Materials to bring, each with a box to tick on paper. `ofTasks`: name the tasks that ask for them. */
export function MaterialChecklist({ materials, ofTasks }: { materials: readonly SceneMaterial[]; ofTasks: boolean }) {
  return (
    <ol className={styles.things}>
      {materials.map(({ name, type, copies, need, source, note, tasks }) => (
        <li key={name} className={styles.thing}>
          <span className={styles.box} aria-hidden="true" />
          <div>
            <span className={styles.thingName}>
              {name}
              {need === "容缺后补" && <Tag>{need}</Tag>}
            </span>
            <p>
              {type} {copies} 份 · {source}
            </p>
            {note && <p className={styles.note}>{note}</p>}
            {ofTasks && tasks.length > 0 && <p className={styles.note}>用于：{tasks.join("、")}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Papers for which an e-licence stands in, and which one it is. */
export const LicensedMaterials = ({ materials }: { materials: readonly SceneMaterial[] }) => (
  <ul>
    {materials.map(({ name, licence, type, need }) => (
      <li key={name}>
        {name}
        <span className={styles.note}>
          （由“{licence}”电子证照代替，没有的请交{type}
          {need === "非必要" && "；不一定要"}）
        </span>
      </li>
    ))}
  </ul>
);
