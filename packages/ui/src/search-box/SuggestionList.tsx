import { Highlight } from "../highlight/Highlight.js";
import { Glyph, type GlyphName } from "../internal/Glyph.js";
import * as styles from "./SearchBox.css.js";
import type { Suggestion } from "./useSuggestions.js";

type SuggestionListProps = {
  id: string;
  label: string;
  icon: GlyphName;
  options: readonly Suggestion[];
  active: number;
  /** Marked where a suggestion names nothing itself. */
  typed: string;
  onPick: (suggestion: Suggestion) => void;
};

export const optionId = (listId: string, index: number) => `${listId}o${index}`;

export function SuggestionList({ id, label, icon, options, active, typed, onPick }: SuggestionListProps) {
  return (
    <ul id={id} className={styles.list} role="listbox" aria-label={label}>
      {options.map((suggestion, index) => (
        <li
          key={`${index}${suggestion.name}`}
          id={optionId(id, index)}
          className={styles.option}
          role="option"
          aria-selected={index === active}
          onClick={() => onPick(suggestion)}
        >
          <Glyph name={icon} className={styles.optionIcon} />
          <span className={styles.name}>
            <Highlight text={suggestion.name} terms={[suggestion.highlightTerm ?? typed]} />
          </span>
          {suggestion.hint && <span className={styles.hint}>{suggestion.hint}</span>}
        </li>
      ))}
    </ul>
  );
}
