"use client";
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type Ref } from "react";
import { Highlight } from "../highlight/Highlight.js";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { observeSize } from "../internal/observeSize.js";
import { requireUniqueKeys } from "../internal/uniqueKeys.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import { LINE_CLAMP, MAX_VISIBLE, showsFolded, visibleCount } from "./foldedView.js";
import { selectTabLabels, type SelectTabLabels } from "./labels.js";
import * as styles from "./SelectTab.css.js";

export type ItemWidth = 64 | 80 | 96 | 112 | 128 | 144 | 160 | 176 | 192 | 208 | 224 | 240 | 256 | 288 | 320;

/** @see KIT-SELECT-01 */
export type SelectTabItem = {
  /** Unique. */
  value: string;
  label: string;
  /** Makes it a true link, which also works without scripts. */
  url?: string;
  disabled?: boolean;
  /** Code of the region it stands for; handed to `handleUrl`, and on the entry as `data-region` for whoever counts presses. */
  region?: string;
  /** The whole name, where `label` is a short one: shown by resting on it, and read out. */
  title?: string;
  /** Words to mark in the label, as a search found them. */
  highlightTitle?: string | readonly string[];
  /** Makes the address from the entry, such as one that carries the region. Wins over `url`. */
  handleUrl?: (item: SelectTabItem) => string;
};

export type SelectTabProps<Item extends SelectTabItem = SelectTabItem> = {
  items: readonly Item[];
  /** Least width of an entry in px at normal text size. A step, as a style sheet carries it. @default 128 */
  itemWidth?: ItemWidth;
  /** @default 16 */
  maxVisible?: number;
  /** Lines that stay while folded. @default 2 */
  lineClamp?: number;
  renderItem?: (item: Item, state: { selected: boolean }) => ReactNode;
  /** Name of the group. */
  label?: string;
  labels?: Partial<SelectTabLabels>;
  className?: string;
  ref?: Ref<HTMLDivElement>;
} & Controllable<"value", string> &
  Controllable<"expanded", boolean>;

const addressOf = (item: SelectTabItem) => item.handleUrl?.(item) ?? item.url;
const marked = ({ label, highlightTitle }: SelectTabItem) =>
  highlightTitle === undefined ? label : <Highlight text={label} terms={typeof highlightTitle === "string" ? [highlightTitle] : highlightTitle} />;

const plainPress = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Many choices in a grid, folded to two lines with 全部展开 and 收起; what is selected stays in sight. All are in the server's HTML.
 * Keyboard: Tab between entries, Enter (and Space on buttons). Data attributes: `data-selected`, `data-region` on an entry, `data-expanded` on the list.
 */
export function SelectTab<Item extends SelectTabItem = SelectTabItem>(props: SelectTabProps<Item>) {
  const { items, itemWidth = 128, maxVisible = MAX_VISIBLE, lineClamp = LINE_CLAMP, renderItem, label, labels, className } = props;
  requireUniqueKeys(
    "SelectTab",
    items.map((item) => item.value),
  );
  const words = useLabels("selectTab", selectTabLabels, labels);
  const [value, setValue] = useControllable(props as Controllable<"value", string>, "value", "");
  const [expanded, setExpanded] = useControllable(props as Controllable<"expanded", boolean>, "expanded", false);
  const hydrated = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const [visible, setVisible] = useState(maxVisible);
  const id = useId();
  const selected = items.findIndex((item) => item.value === value);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    return observeSize([element], () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(" ").length;
      setVisible(visibleCount(columns, lineClamp, maxVisible));
    });
  }, [lineClamp, maxVisible]);

  const shows = (index: number) => expanded || showsFolded(index, visible, selected);
  const press = (event: MouseEvent, item: Item) => {
    if (item.disabled || (addressOf(item) !== undefined && !plainPress(event))) return;
    setValue(item.value);
  };

  return (
    <div ref={props.ref} className={className} role={label && "group"} aria-label={label}>
      <ul
        ref={list}
        id={id}
        className={cx(styles.list, styles.width[itemWidth], !hydrated && !expanded && styles.earlyLines[lineClamp - 1])}
        data-expanded={expanded || undefined}
      >
        {items.map((item, index) => {
          const isSelected = index === selected;
          const content = renderItem ? renderItem(item, { selected: isSelected }) : marked(item);
          const address = addressOf(item);
          const common = {
            className: styles.option,
            title: item.title,
            "aria-label": item.title,
            "data-selected": isSelected || undefined,
            "data-region": item.region,
            onClick: (event: MouseEvent) => press(event, item),
          };
          return (
            <li key={item.value} className={cx(styles.item, !hydrated && !shows(index) && styles.early)} hidden={hydrated && !shows(index)}>
              {address === undefined ? (
                <button type="button" {...common} aria-pressed={isSelected} disabled={item.disabled}>
                  {content}
                </button>
              ) : (
                <a
                  {...common}
                  href={item.disabled ? undefined : address}
                  aria-disabled={item.disabled}
                  role={item.disabled ? "link" : undefined}
                  aria-current={isSelected || undefined}
                >
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {items.length > visible && (
        <button type="button" className={styles.toggle} aria-expanded={expanded} aria-controls={id} onClick={() => setExpanded(!expanded)}>
          {expanded ? words.fold : words.expand(items.length)}
          <Icon path={glyphs.chevronDown} className={styles.arrow} />
        </button>
      )}
    </div>
  );
}
