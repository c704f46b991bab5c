import type { Guide } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { useFace } from "../app/face";
import { inFace } from "../page/in-face";
import * as styles from "./personal.css";

/** What the answers come to beyond the lists of the guide: why the task is not the right one, what to watch for, what one need not bring. */
export function PersonalResult({ guide: { personal } }: { guide: Guide }) {
  const face = useFace();
  if (!personal) return null;
  const { stop, notes, excluded } = personal;
  return (
    <>
      {stop && (
        <Alert tone="warning" title="您的情况不办这一项">
          <p>{stop.text}</p>
          {stop.instead && (
            <p>
              请办：
              <a href={inFace(stop.instead.url, face)} className={styles.link}>
                {stop.instead.name}
              </a>
            </p>
          )}
        </Alert>
      )}
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {excluded.materials.length > 0 && (
        <details className={styles.folded}>
          <summary className={styles.summary}>按您的情况不用带的材料（{excluded.materials.length}）</summary>
          <ul className={styles.list}>
            {excluded.materials.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
