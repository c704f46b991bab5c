import { VisuallyHidden } from "@onehall/ui/visually-hidden";
import { Children, useId, type ReactNode } from "react";
import { Icon } from "../icons/Icon";
import * as styles from "./Filter.css";

/** Conditions of one kind, side by side; each child is one. */
export function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.row}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul className={styles.list}>{Children.map(children, (child) => child && <li>{child}</li>)}</ul>
    </div>
  );
}

export type FilterLinkProps = {
  href: string;
  /** In force. */
  on: boolean;
  /** One of several, of which one is always in force. Otherwise a second press takes the condition away. @default false */
  choice?: boolean;
  children: ReactNode;
  /** Province in which what is nearest is looked for: marks the link for a script of the page. */
  "data-near"?: string;
};

/** One condition of a list, as a link. */
export function FilterLink({ href, on, choice = false, children, ...marks }: FilterLinkProps) {
  return (
    <a {...marks} className={styles.link} href={href} aria-current={on || undefined}>
      {on && !choice && <Icon name="check" size={16} />}
      {children}
      {on && !choice && <VisuallyHidden>（已选，再按一次取消）</VisuallyHidden>}
    </a>
  );
}
