"use client";
import { useEffect } from "react";
import { Highlight } from "../highlight/Highlight.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import type { SearchBoxLabels } from "./labels.js";
import { optionId } from "./optionId.js";
import * as styles from "./SearchBox.css.js";
import type { Suggestion } from "./suggestions.js";

type SuggestionPopupProps = {
  id: string;
  words: SearchBoxLabels;
  options: readonly Suggestion[];
  active: number;
  /** Marked where a suggestion names nothing itself; left out, the options are recent searches. */
  typed: string | undefined;
  onPick: (suggestion: Suggestion) => void;
  onClearRecent: (() => void) | undefined;
};

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

/** The list under the field, and above recent searches a head with a button that forgets them. */
export function SuggestionPopup({ id, words, options, active, typed, onPick, onClearRecent }: SuggestionPopupProps) {
  const isRecent = typed === undefined;
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [active, id]);

  return (
    // Pressing the list must not take the focus from the field: it would close before the press arrives.
    <div className={styles.popup} onPointerDown={keepFocus} onMouseDown={keepFocus}>
      {isRecent && (
        <div className={styles.head}>
          <span>{words.recent}</span>
          {onClearRecent && (
            <button type="button" className={styles.clearRecent} onClick={onClearRecent}>
              {words.clearRecent}
            </button>
          )}
        </div>
      )}
      <ul id={id} className={styles.list} role="listbox" aria-label={isRecent ? words.recent : words.suggestions}>
        {options.map((suggestion, index) => (
          <li
            key={`${index}${suggestion.name}`}
            id={optionId(id, index)}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            onClick={() => onPick(suggestion)}
          >
            <Icon path={isRecent ? glyphs.clock : glyphs.search} className={styles.optionIcon} />
            <span className={styles.name}>
              <Highlight text={suggestion.name} terms={[suggestion.highlightTerm ?? typed ?? ""]} />
            </span>
            {suggestion.hint && <span className={styles.hint}>{suggestion.hint}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
