import type { ReactNode } from "react";

/** One of several things to choose from. */
export type ChoiceOption = {
  /** What is sent; must be unique among its neighbours. */
  value: string;
  label: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  disabled?: boolean;
};
