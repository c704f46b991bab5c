"use client";
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type SubmitEvent, type Ref } from "react";
import { cx } from "../internal/cx.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { useComposition } from "../internal/useComposition.js";
import { useEvent } from "../internal/useEvent.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { searchBoxLabels, type SearchBoxLabels } from "./labels.js";
import { optionId } from "./optionId.js";
import * as styles from "./SearchBox.css.js";
import type { Found, LoadSuggestions, Suggestion } from "./suggestions.js";

type Assist = typeof import("./assist.js");
const NOTHING_FOUND: Found = { text: "", list: [] };

export type SearchBoxProps = {
  /** Address the form is sent to by GET. */
  action: string;
  /** Query parameter of the text. @default "keyword" */
  name?: string;
  /** The rest of the query. */
  hidden?: Record<string, string>;
  /** Text at first; a new one replaces what was typed. */
  defaultValue?: string;
  /** Name of the field and of the search landmark. */
  label: string;
  placeholder?: string;
  /** Asked at the first sign, then after 300 ms of rest; the signal ends the request when more is typed. */
  loadSuggestions?: LoadSuggestions;
  /** A suggestion or recent search was picked. `false` keeps the box from going there itself. */
  onSelect?: (suggestion: Suggestion) => void | boolean;
  /** The text is sent. Prevent the event's default to go there another way. */
  onSearch?: (text: string, event: SubmitEvent<HTMLFormElement>) => void;
  /** Earlier searches, newest first; offered while the field is empty. */
  recent?: readonly string[];
  /** Adds a button that forgets them. */
  onClearRecent?: () => void;
  /** Left out: between the two. */
  size?: "small" | "large";
  /** Window to answer in, as of a form. */
  target?: string;
  /** @default "搜索" */
  submitLabel?: string;
  /** A button for speech, beside the field. */
  voice?: ReactNode;
  labels?: Partial<SearchBoxLabels>;
  className?: string;
  /** The field. */
  ref?: Ref<HTMLInputElement>;
};

/**
 * Search with suggestions and recent searches. A plain GET form without scripts. While pinyin is composed nothing is asked, sent or picked,
 * and an open list stays. The list and its keyboard are loaded when the field is first touched; until then, and where they cannot be
 * loaded, it is a field that searches, and what was typed meanwhile is asked for when they come.
 * Keyboard (APG combobox): Down and Up through the list and back to the field, Enter picks or sends, Escape closes, once more clears,
 * Alt+Down opens, Alt+Up and Tab close.
 * Data attribute: `data-size`.
 */
export function SearchBox(props: SearchBoxProps) {
  const {
    action,
    name = "keyword",
    hidden = {},
    defaultValue = "",
    label,
    placeholder,
    loadSuggestions,
    recent = [],
    onClearRecent,
    size,
    target,
    submitLabel,
    voice,
    labels,
    className,
  } = props;
  const words = useLabels("searchBox", searchBoxLabels, labels);
  const [field, both] = useMergedRef(props.ref);
  const [typed, setTyped] = useState(defaultValue);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [asked, setAsked] = useState("");
  const [found, setFound] = useState(NOTHING_FOUND);
  const [assist, setAssist] = useState<Assist>();
  const coming = useRef(false);
  const hydrated = useHydrated();
  const id = useId();

  const empty = typed.trim() === "";
  const options: readonly Suggestion[] = empty ? recent.map((text) => ({ name: text })) : found.list;
  const open = wanted && assist !== undefined && options.length > 0;

  // What the field says counts: a reader may have typed before the scripts came, and a new page brings a new text.
  const given = useRef(defaultValue);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    if (given.current !== defaultValue) input.value = defaultValue;
    given.current = defaultValue;
    setTyped(input.value);
  }, [field, defaultValue]);

  const load = useEvent(async (text: string, signal: AbortSignal) => (await loadSuggestions?.(text, signal)) ?? []);
  useEffect(() => assist?.requestSuggestions(asked, load, setFound), [assist, asked, load]);

  const touch = () => {
    if (coming.current) return;
    coming.current = true;
    import("./assist.js").then(setAssist, () => {
      coming.current = false; // the next touch tries again
    });
  };

  const read = (input: HTMLInputElement) => {
    touch();
    if (composition.isComposing()) return;
    setTyped(input.value);
    setWanted(true);
    setActive(-1);
    setAsked(input.value.trim());
  };
  const composition = useComposition<HTMLInputElement>(read);

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const write = (text: string) => {
    if (field.current) field.current.value = text;
    setTyped(text);
  };
  const clear = () => {
    write("");
    setAsked("");
    field.current?.focus();
  };

  const pick = (suggestion: Suggestion) => {
    close();
    setAsked("");
    if (props.onSelect?.(suggestion) === false) return;
    if (suggestion.href !== undefined) return void window.open(suggestion.href, target ?? "_self");
    write(suggestion.name);
    field.current?.form?.requestSubmit();
  };

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (composition.isComposing()) return event.preventDefault();
    close();
    setAsked("");
    props.onSearch?.(field.current?.value.trim() ?? "", event);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composition.takesKey(event)) {
      // Safari would send the form with the Enter that ends a composition.
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    const answer = assist?.keyAction(event, { open, active, count: options.length });
    if (answer === undefined) return;
    event.preventDefault();
    if (answer === "pick") return pick(options[active]!);
    if (answer === "clear") return clear();
    setWanted(answer.open);
    setActive(answer.active);
  };

  const leave = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <form
      className={cx(styles.form, className)}
      role="search"
      aria-label={label}
      action={action}
      method="get"
      target={target}
      data-size={size}
      onSubmit={send}
      onBlur={leave}
    >
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className={styles.box}>
        <Icon path={glyphs.search} className={styles.lens} />
        <label className={styles.label} htmlFor={`${id}i`}>
          {label}
        </label>
        <input
          ref={both}
          id={`${id}i`}
          className={styles.input}
          type="search"
          name={name}
          defaultValue={defaultValue}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => read(event.currentTarget)}
          onFocus={() => {
            setWanted(true);
            touch();
          }}
          onKeyDown={press}
          {...composition.props}
          {...(hydrated && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": open,
            "aria-controls": open ? id : undefined,
            "aria-activedescendant": open && active >= 0 ? optionId(id, active) : undefined,
          })}
        />
        <button type="button" className={styles.clear} aria-label={words.clear} hidden={!hydrated || typed === ""} onClick={clear}>
          <Icon path={glyphs.close} />
        </button>
        {voice && <div className={styles.voice}>{voice}</div>}
        <button type="submit" className={styles.submit}>
          {submitLabel ?? words.submit}
        </button>
      </div>
      {open && (
        <assist.SuggestionPopup
          id={id}
          words={words}
          options={options}
          active={active}
          typed={empty ? undefined : found.text}
          onPick={pick}
          onClearRecent={onClearRecent}
        />
      )}
      {hydrated && (
        <span className={styles.status} role="status">
          {open ? words.count(options.length) : ""}
        </span>
      )}
    </form>
  );
}
