"use client";
import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from "react";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { usageError } from "../internal/usageError.js";
import { requireUniqueKeys } from "../internal/uniqueKeys.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import { tabsLabels, type TabsLabels } from "./labels.js";
import { rovingTarget } from "./rovingTarget.js";
import * as styles from "./Tabs.css.js";
import { SCROLL_STEP, useStripScroll } from "./useStripScroll.js";

export type TabItem = { key: string; label: ReactNode; content: ReactNode; disabled?: boolean };

export type TabsProps = {
  /** In order; `key` must be unique. */
  items: readonly TabItem[];
  /** Name of the row of tabs. */
  label?: string;
  /** `automatic`: arrow keys open a tab; `manual`: they only move, Enter or Space opens. @default "automatic" */
  activation?: "automatic" | "manual";
  /** `segment`: a switch between few. @default "line" */
  look?: "line" | "segment";
  /** Level of the headings that name the panels without scripts and on paper. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  labels?: Partial<TabsLabels>;
  className?: string;
  ref?: Ref<HTMLDivElement>;
} & Controllable<"activeKey", string>;

/**
 * Panels of which one shows. Without scripts all stand one under another, headed by their labels, and the row is a list of anchors.
 * Keyboard: Tab to the active tab; arrows wrap; Home, End; Enter and Space with `manual`. Data attribute of the row: `data-look`.
 */
export function Tabs({ items, label, activation = "automatic", look = "line", headingLevel = 3, labels, className, ref, ...state }: TabsProps) {
  const Heading = `h${headingLevel}` as const;
  requireUniqueKeys(
    "Tabs",
    items.map((item) => item.key),
  );
  const first = items.find((item) => !item.disabled);
  if (!first) throw usageError("Tabs", "no tab can be opened", "One panel always shows", "Give at least one item that is not disabled");
  const words = useLabels("tabs", tabsLabels, labels);
  const [activeKey, setActiveKey] = useControllable(state, "activeKey", first.key);
  const hydrated = useHydrated();
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  const { overflows, atStart, atEnd } = useStripScroll(strip);
  const active = items.some((item) => item.key === activeKey) ? activeKey : first.key;

  // Only the strip itself scrolls: scrollIntoView would move the page along with it.
  useEffect(() => {
    const list = strip.current;
    const tab = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list || !tab) return;
    const over = tab.offsetLeft + tab.offsetWidth - (list.scrollLeft + list.clientWidth);
    const under = tab.offsetLeft - list.scrollLeft;
    if (under < 0) list.scrollLeft += under;
    else if (over > 0) list.scrollLeft += over;
  }, [active, hydrated]);

  const press = (event: MouseEvent, item: TabItem) => {
    event.preventDefault();
    if (!item.disabled) setActiveKey(item.key);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.children] as HTMLElement[];
    const index = tabs.indexOf(event.target as HTMLElement);
    if (event.key === " ") {
      event.preventDefault();
      tabs[index]?.click();
      return;
    }
    const target = rovingTarget(
      event.key,
      index,
      items.map((item) => item.disabled ?? false),
      getComputedStyle(event.currentTarget).direction === "rtl",
    );
    const next = target === undefined ? undefined : items[target];
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    tabs[target!]?.focus();
    if (activation === "automatic") setActiveKey(next.key);
  };
  const scrollButton = (step: number, off: boolean, name: string, icon: string) => (
    <button
      type="button"
      className={styles.scroll}
      tabIndex={-1}
      aria-hidden="true"
      title={name}
      disabled={off}
      onClick={() => strip.current?.scrollBy({ left: step, behavior: "smooth" })}
    >
      <Icon path={icon} />
    </button>
  );

  return (
    <div ref={ref} className={cx(styles.root, className)}>
      <div className={styles.bar} data-look={look}>
        {overflows && scrollButton(-SCROLL_STEP, atStart, words.before, glyphs.chevronLeft)}
        <div ref={strip} className={styles.list} {...(hydrated && { role: "tablist", "aria-label": label, onKeyDown: move })}>
          {items.map((item) => (
            <a
              key={item.key}
              id={`${id}t${item.key}`}
              href={`#${id}p${item.key}`}
              className={cx(styles.tab, !hydrated && item.key === active && styles.activeEarly)}
              onClick={(event) => press(event, item)}
              {...(hydrated && {
                role: "tab",
                "aria-selected": item.key === active,
                "aria-controls": `${id}p${item.key}`,
                "aria-disabled": item.disabled,
                tabIndex: item.key === active ? 0 : -1,
              })}
            >
              {item.label}
            </a>
          ))}
        </div>
        {overflows && scrollButton(SCROLL_STEP, atEnd, words.after, glyphs.chevronRight)}
      </div>
      {items.map((item) => (
        <div
          key={item.key}
          id={`${id}p${item.key}`}
          className={cx(styles.panel, !hydrated && item.key !== active && styles.early)}
          {...(hydrated && { role: "tabpanel", "aria-labelledby": `${id}t${item.key}`, tabIndex: 0, hidden: item.key !== active })}
        >
          <Heading className={styles.heading}>{item.label}</Heading>
          {item.content}
        </div>
      ))}
    </div>
  );
}
