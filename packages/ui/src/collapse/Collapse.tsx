"use client";
import { useEffect, useId, useReducer, useRef, type MouseEvent, type ReactNode, type ToggleEvent, type Ref } from "react";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { requireUniqueKeys } from "../internal/uniqueKeys.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import * as styles from "./Collapse.css.js";
import { toggled } from "./toggled.js";

export type CollapseItem = { key: string; title: ReactNode; content: ReactNode };

export type CollapseProps = {
  /** Sections in order; `key` must be unique. */
  items: readonly CollapseItem[];
  /** At most one section is open at a time. @default false */
  accordion?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
} & Controllable<"openKeys", string[]>;

/**
 * Sections that open and close. Built on `<details>`: reads and works without scripts, found by the browser's page search.
 * Keyboard: Enter and Space on a heading; Tab between headings. State attribute: the native `open`.
 */
export function Collapse({ items, accordion = false, className, ref, ...state }: CollapseProps) {
  requireUniqueKeys(
    "Collapse",
    items.map((item) => item.key),
  );
  const [openKeys, setOpenKeys] = useControllable(state, "openKeys", []);
  const [root, both] = useMergedRef(ref);
  const group = useId(); // the browser itself keeps one <details> of a named group open

  const first = useRef(true);
  const [, draw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const sections = items.map((item, index) => ({ key: item.key, element: root.current?.children[index] as HTMLDetailsElement }));
    if (!first.current) {
      for (const { key, element } of sections) element.open = openKeys.includes(key);
      return;
    }
    // A reader may have opened sections before the scripts came; theirs is the true state.
    first.current = false;
    const opened = sections.filter(({ element }) => element.open).map(({ key }) => key);
    if (sections.some(({ key }) => opened.includes(key) !== openKeys.includes(key))) setOpenKeys(opened);
  });

  const press = (event: MouseEvent, key: string) => {
    event.preventDefault();
    setOpenKeys(toggled(openKeys, key, !openKeys.includes(key), accordion));
  };
  // Not from a press: page search or an anchor opened it. Follow; drawing again shuts it where the owner does not.
  const follow = (event: ToggleEvent<HTMLDetailsElement>, key: string) => {
    const { open } = event.currentTarget;
    if (open === openKeys.includes(key)) return;
    setOpenKeys(toggled(openKeys, key, open, accordion));
    draw();
  };

  return (
    <div ref={both} className={cx(styles.root, className)}>
      {items.map((item) => (
        <details
          key={item.key}
          className={styles.item}
          name={accordion ? group : undefined}
          open={openKeys.includes(item.key)}
          suppressHydrationWarning
          onToggle={(event) => follow(event, item.key)}
        >
          <summary className={styles.heading} onClick={(event) => press(event, item.key)}>
            {item.title}
            <Icon path={glyphs.chevronDown} className={styles.arrow} />
          </summary>
          <div className={styles.panel}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
