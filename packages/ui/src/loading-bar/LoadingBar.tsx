"use client";
import type { Ref } from "react";
import { useLabels } from "../internal/useLabels.js";
import * as styles from "./LoadingBar.css.js";
import { loadingBarLabels } from "./labels.js";
import { useLoadingState } from "./useLoadingState.js";

export type LoadingBarProps = {
  /** Something is on its way. */
  active: boolean;
  /** @default "正在加载" */
  label?: string;
  /** Read out once at the end. @default "加载完成" */
  doneLabel?: string;
  ref?: Ref<HTMLDivElement>;
};

/** A thin bar at the top edge while something loads longer than 200 ms; tells the end to those who listen. Data attribute: `data-state` loading, done. */
export function LoadingBar({ active, label, doneLabel, ref }: LoadingBarProps) {
  const words = useLabels("loadingBar", loadingBarLabels, undefined);
  const state = useLoadingState(active);
  return (
    <>
      {state !== "idle" && (
        <div
          ref={ref}
          className={styles.bar}
          data-state={state}
          {...(state === "loading" ? { role: "progressbar", "aria-label": label ?? words.loading } : { "aria-hidden": true })}
        />
      )}
      <span className={styles.status} role="status">
        {state === "done" ? (doneLabel ?? words.done) : ""}
      </span>
    </>
  );
}
