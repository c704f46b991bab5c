"use client";
import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { Button, type ButtonProps } from "../button/Button.js";
import * as button from "../button/Button.css.js";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import * as frame from "../internal/popup.css.js";
import { requireUniqueKeys } from "../internal/uniqueKeys.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useBeforeHydration } from "../internal/useBeforeHydration.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { usePopup } from "../internal/usePopup.js";
import * as styles from "./Dropdown.css.js";
import { menuTarget } from "./menuTarget.js";

export type DropdownItem = {
  key: string;
  label: string;
  /** A second, quieter line. */
  hint?: ReactNode;
  /** Makes it a link, which also works without scripts. */
  href?: string;
  onSelect?: () => void;
  disabled?: boolean;
};

export type DropdownProps = {
  /** Text of the button. */
  label: ReactNode;
  /** Name of the button where `label` is no text. */
  "aria-label"?: string;
  items: readonly DropdownItem[];
  kind?: ButtonProps["kind"];
  size?: ButtonProps["size"];
  icon?: ReactNode;
  /** Edge of the button that the menu keeps to. @default "start" */
  align?: "start" | "end";
  className?: string;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
} & Controllable<"open", boolean>;

/**
 * A button with a menu of things to do. Without scripts it unfolds the items that are links.
 * Keyboard (APG menu button): Enter, Space and Down open at the first item, Up at the last; arrows wrap, Home, End, letters; Escape closes
 * and gives the focus back, Tab closes. Data attributes of the button: `data-kind`, `data-size`.
 */
export function Dropdown({ label, items, kind = "secondary", size, icon, align = "start", className, "aria-label": name, ref, ...state }: DropdownProps) {
  requireUniqueKeys(
    "Dropdown",
    items.map((item) => item.key),
  );
  const [open, setOpen] = useControllable(state, "open", false);
  const [active, setActive] = useState(0);
  const hydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const [trigger, both] = useMergedRef(ref);
  const menu = useRef<HTMLUListElement>(null);
  const early = useRef(false);
  const id = useId();
  usePopup({ open: open && hydrated, close: () => setOpen(false), anchor: () => trigger.current, popup: menu, placement: `bottom-${align}` });

  useBeforeHydration(details, (element) => {
    early.current = element.contains(document.activeElement);
    if (element.open) setOpen(true);
  });
  useEffect(() => {
    if (!hydrated) return;
    if (early.current && !open) trigger.current?.focus();
    early.current = false;
  }, [hydrated, open, trigger]);
  useLayoutEffect(() => {
    if (open) menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]")[active]?.focus({ preventScroll: true });
  }, [open, active, hydrated]);

  const show = (index: number) => {
    setActive(index);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const select = (item: DropdownItem) => {
    if (item.disabled) return;
    item.onSelect?.();
    close();
  };
  const pressTrigger = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(event.key === "ArrowDown" ? 0 : items.length - 1);
  };
  const pressMenu = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      event.preventDefault(); // a dialog around it stays
      return close();
    }
    if (event.key === "Tab") return close(); // the browser goes on from the button, also where nothing else takes the focus
    if (event.key === " ") {
      event.preventDefault(); // links know only Enter
      return (event.target as HTMLElement).click();
    }
    const target = menuTarget(
      event.key,
      active,
      items.map((item) => item.label),
    );
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  const content = (item: DropdownItem) => (
    <>
      {item.label}
      {item.hint && <span className={styles.hint}>{item.hint}</span>}
    </>
  );
  const text = (
    <>
      {label}
      <Icon path={glyphs.chevronDown} />
    </>
  );
  if (!hydrated) {
    return (
      <details ref={details} suppressHydrationWarning className={cx(styles.root, className)}>
        <summary className={cx(button.root, styles.summary)} data-kind={kind} data-size={size} aria-label={name}>
          {icon && <span aria-hidden="true">{icon}</span>}
          {text}
        </summary>
        <ul className={cx(frame.popup, styles.menu, styles.early)}>
          {items.map(
            (item) =>
              item.href !== undefined &&
              !item.disabled && (
                <li key={item.key}>
                  <a className={styles.item} href={item.href}>
                    {content(item)}
                  </a>
                </li>
              ),
          )}
        </ul>
      </details>
    );
  }
  return (
    <div ref={root} className={cx(styles.root, className)} onBlur={leave}>
      <Button
        ref={both}
        kind={kind}
        size={size}
        icon={icon}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : show(0))}
        onKeyDown={pressTrigger}
      >
        {text}
      </Button>
      {open && (
        <ul
          ref={menu}
          id={id}
          popover="manual"
          className={cx(frame.popup, styles.menu)}
          role="menu"
          aria-label={name ?? (typeof label === "string" ? label : undefined)}
          onKeyDown={pressMenu}
        >
          {items.map((item, index) => {
            const shared = {
              role: "menuitem",
              className: styles.item,
              tabIndex: index === active ? 0 : -1,
              "aria-disabled": item.disabled,
              onPointerMove: () => setActive(index),
            } as const;
            return (
              <li key={item.key} role="none">
                {item.href !== undefined && !item.disabled ? (
                  <a {...shared} href={item.href} onClick={() => select(item)}>
                    {content(item)}
                  </a>
                ) : (
                  <button {...shared} type="button" onClick={() => select(item)}>
                    {content(item)}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
