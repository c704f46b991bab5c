"use client";
import * as styles from "./LoadingBar.css.js";
import { useLoadingState } from "./useLoadingState.js";

export type LoadingBarProps = {
  /** Something is on its way. */
  active: boolean;
  /** @default "正在加载" */
  label?: string;
  /** Read out once at the end. @default "加载完成" */
  doneLabel?: string;
};

/** A thin bar at the top edge while something loads longer than 200 ms; tells the end to those who listen. Data attribute: `data-state` loading, done. */
export function LoadingBar({ active, label = "正在加载", doneLabel = "加载完成" }: LoadingBarProps) {
  const state = useLoadingState(active);
  return (
    <>
      {state !== "idle" && (
        <div className={styles.bar} data-state={state} {...(state === "loading" ? { role: "progressbar", "aria-label": label } : { "aria-hidden": true })} />
      )}
      <span className={styles.status} role="status">
        {state === "done" ? doneLabel : ""}
      </span>
    </>
  );
}
