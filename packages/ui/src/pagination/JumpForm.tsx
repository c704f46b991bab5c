"use client";
import { useId, useRef, useState, type SubmitEvent } from "react";
import { Button } from "../button/Button.js";
import { useHydrated } from "../internal/useHydrated.js";
import type { PaginationLabels } from "./labels.js";
import { clampPage, parsePage } from "./pageWindow.js";
import * as styles from "./Pagination.css.js";

export type PaginationJump = {
  /** Address the form is sent to by GET. @default this page */
  action?: string;
  /** Query parameter that carries the page. @default "page" */
  name?: string;
  /** The rest of the query. */
  hidden?: Record<string, string>;
};

type JumpFormProps = PaginationJump & { pages: number; labels: PaginationLabels; onPage?: (page: number) => void };

/** Goes to a typed page. Sent as it stands without scripts, so the server clamps too. */
export function JumpForm({ action, name = "page", hidden = {}, pages, labels, onPage }: JumpFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");
  const [invalid, setInvalid] = useState(false);
  const id = useId();
  const hydrated = useHydrated(); // until then the browser itself asks for a value

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const input = field.current;
    if (!input) return;
    const typed = parsePage(input.value);
    setInvalid(typed === null);
    if (typed === null) {
      event.preventDefault();
      input.value = "";
      input.focus();
      setMessage(labels.invalid(pages));
      return;
    }
    const page = clampPage(typed, pages);
    input.value = String(page);
    setMessage(typed > pages ? labels.clamped(pages) : "");
    if (!onPage) return;
    event.preventDefault();
    onPage(page);
  };

  return (
    <form className={styles.jump} action={action} method="get" onSubmit={submit} noValidate={hydrated}>
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <label htmlFor={id}>{labels.jumpBefore}</label>
      <input
        ref={field}
        id={id}
        name={name}
        className={styles.field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}m`}
      />
      {labels.jumpAfter && <span aria-hidden="true">{labels.jumpAfter}</span>}
      <Button type="submit">{labels.jump}</Button>
      <p id={`${id}m`} className={styles.message} role="status">
        {message}
      </p>
    </form>
  );
}
