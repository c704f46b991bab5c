import { Button } from "@onehall/ui/button";
import { Input } from "@onehall/ui/input";
import { useId } from "react";
import * as styles from "./items.css";

export type Choice = {
  /** Name of the parameter. */
  name: string;
  label: string;
  value: string;
  /** What stands for no choice. */
  all: string;
  options: readonly { value: string; label: string }[];
};

export type FilterFormProps = {
  /** Path of the page itself: the form is sent to it by GET. */
  action: string;
  /** What is looked for. */
  label: string;
  keyword: string;
  choices?: readonly Choice[];
  /** What of the address stays; empty values are left out. */
  hidden: Readonly<Record<string, string | number | undefined>>;
};

/** Longest word that the contract takes. */
const LONGEST = 100;

/** Narrows a list to a word and to one of many: works without scripts. */
export function FilterForm({ action, label, keyword, choices = [], hidden }: FilterFormProps) {
  const id = useId();
  return (
    <form role="search" aria-label={label} action={action} className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <Input id={id} name="keyword" defaultValue={keyword} maxLength={LONGEST} counterHidden className={styles.word} />
      </div>
      {choices
        .filter(({ options }) => options.length > 0)
        .map(({ name, label: what, value, all, options }) => (
          <div key={name} className={styles.field}>
            <label htmlFor={id + name} className={styles.label}>
              {what}
            </label>
            <select id={id + name} name={name} defaultValue={value} className={styles.select}>
              <option value="">{all}</option>
              {value !== "" && !options.some((option) => option.value === value) && <option value={value}>当前所选</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </div>
        ))}
      {Object.entries(hidden).map(([name, value]) => value !== undefined && value !== "" && <input key={name} type="hidden" name={name} value={value} />)}
      <Button type="submit">查找</Button>
    </form>
  );
}
