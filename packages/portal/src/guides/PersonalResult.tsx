import type { Guide, PersonalAnswer } from "@onehall/api";
import { Alert } from "@onehall/ui/alert";
import { Fragment } from "react";
import { useFace } from "../app/face";
import { inFace } from "../page/in-face";
import * as styles from "./personal.css";

/** What does not apply, by the list of the guide from which an answer took it. */
const UNNEEDED = [
  ["materials", "不用带的材料"],
  ["steps", "不用走的步骤"],
  ["fees", "不用交的费用"],
  ["conditions", "不用符合的条件"],
  ["refusals", "和您无关的不予受理情形"],
] as const satisfies readonly (readonly [keyof PersonalAnswer["excluded"], string])[];

/** What the answers come to beyond the lists of the guide: why the task is not the right one, what to watch for, and in one fold what does not apply. */
export function PersonalResult({ guide: { personal } }: { guide: Guide }) {
  const face = useFace();
  if (!personal) return null;
  const { stop, notes, excluded } = personal;
  const unneeded = UNNEEDED.flatMap(([list, label]) => {
    const names = excluded[list] ?? [];
    return names.length > 0 ? [{ label, names }] : [];
  });
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
      {unneeded.length > 0 && (
        <details className={styles.folded}>
          <summary className={styles.summary}>按您的情况用不上的（{unneeded.reduce((sum, { names }) => sum + names.length, 0)}）</summary>
          {unneeded.map(({ label, names }) => (
            <Fragment key={label}>
              <p>{label}</p>
              <ul className={styles.list}>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </details>
      )}
    </>
  );
}
