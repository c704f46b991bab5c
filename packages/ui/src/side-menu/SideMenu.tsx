"use client";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.js";
import { useLabels } from "../internal/useLabels.js";
import * as styles from "./SideMenu.css.js";
import { sideMenuLabels } from "./labels.js";
import { useCurrentSection } from "./useCurrentSection.js";

export type SideMenuItem = {
  /** Id of the section: on the element around it, so that it counts as read to its end. */
  id: string;
  label: string;
};

export type SideMenuProps = {
  items: readonly SideMenuItem[];
  /** Name of the landmark. @default "本页目录" */
  label?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * Sections of a long page; marks the one being read. On phones a sticky button that names the section and opens the list; without
 * scripts a plain list of anchors.
 * Keyboard: Tab and Enter; on phones Escape closes. Data attribute of the list: `data-open`.
 */
export function SideMenu({ items, label, className, ref }: SideMenuProps) {
  const words = useLabels("sideMenu", sideMenuLabels, undefined);
  const name = label ?? words.navigation;
  const [current, choose] = useCurrentSection(items.map((item) => item.id));
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  const [root, both] = useMergedRef(ref);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => !root.current?.contains(event.target as Node) && setOpen(false);
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [root, open]);

  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <nav ref={both} className={cx(styles.root, className)} aria-label={name} onKeyDown={escape}>
      <button ref={button} type="button" className={styles.button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span>
          <VisuallyHidden>{`${name}：`}</VisuallyHidden>
          {items.find((item) => item.id === current)?.label ?? items[0]?.label}
        </span>
        <Icon path={glyphs.chevronDown} className={styles.arrow} />
      </button>
      <ul id={id} className={cx(styles.list, !hydrated && styles.early)} data-open={hydrated ? open : undefined}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              className={styles.link}
              href={`#${item.id}`}
              aria-current={item.id === current ? "location" : undefined}
              onClick={() => {
                choose(item.id);
                setOpen(false);
              }}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
