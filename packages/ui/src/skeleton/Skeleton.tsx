"use client";
import type { ComponentPropsWithRef } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import { useLabels } from "../internal/useLabels.js";
import * as styles from "./Skeleton.css.js";
import { skeletonLabels } from "./labels.js";

export type SkeletonProps = ComponentPropsWithRef<"div"> & {
  /** The true shape of what is coming. @default "line" */
  shape?: "line" | "circle" | "block";
  /** How many of it. @default 1 */
  count?: number;
  /** Read out once; empty for all but one of several skeletons. @default "正在加载" */
  label?: string;
};

/** Holds the place of content on its way. Data attribute of each part: `data-shape`. */
export function Skeleton({ shape = "line", count = 1, label, ...rest }: SkeletonProps) {
  const words = useLabels("skeleton", skeletonLabels, undefined);
  const said = label ?? words.loading;
  return (
    <div {...rest}>
      {said && <VisuallyHidden role="status">{said}</VisuallyHidden>}
      <div className={styles.bones} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles.bone} data-shape={shape} />
        ))}
      </div>
    </div>
  );
}
