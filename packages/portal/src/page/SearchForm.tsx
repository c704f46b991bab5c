import { Button } from "@onehall/ui/button";
import { Input } from "@onehall/ui/input";
import { useId } from "react";
import * as styles from "./SearchForm.css";

export type SearchFormProps = {
  /** Path of the page itself: the form is sent to it by GET. */
  action: string;
  /** What is looked for, and where. */
  label: string;
  /** What is looked for now. */
  keyword: string;
  /** What of the address stays; empty values are left out. */
  hidden: Readonly<Record<string, string | undefined>>;
};

/** Most characters of a word that the contract takes. */
const LONGEST = 100;

/** Narrows the list of a page to a word; works without scripts. */
export function SearchForm({ action, label, keyword, hidden }: SearchFormProps) {
  const id = useId();
  return (
    <form role="search" aria-label={label} action={action} className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input id={id} name="keyword" defaultValue={keyword} maxLength={LONGEST} counterHidden />
      {Object.entries(hidden).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <Button type="submit">查找</Button>
    </form>
  );
}
