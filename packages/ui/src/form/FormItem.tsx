"use client";
import { useContext, useEffect, useId, useMemo, useRef, useState, type FocusEvent, type ReactNode, type Ref } from "react";
import { cx } from "../internal/cx.js";
import { FieldContext, type Field } from "../internal/field.js";
import { Icon } from "../internal/icons.js";
import { useEvent } from "../internal/useEvent.js";
import { useLabels } from "../internal/useLabels.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import { rulesOf, type Rule } from "../rules/Rule.js";
import { FormContext, type FieldStatus } from "./FormContext.js";
import * as styles from "./Form.css.js";
import { formLabels, type FormLabels } from "./labels.js";
import { readPath } from "./path.js";

export type FormItemProps = {
  label: ReactNode;
  /** Path of the value in the form's model, such as `contact.phone`. Without it the item only labels. */
  prop?: string;
  /** Marks the field and adds a rule. Otherwise marked if a rule requires it. */
  required?: boolean;
  /** Instead of the form's rules for `prop`. */
  rules?: Rule | readonly Rule[];
  /** A message from elsewhere, until the value changes. */
  error?: string;
  /** A hint between label and control. */
  info?: ReactNode;
  /** Several controls answer one question: a fieldset with a legend. Needed around CheckboxGroup, RadioGroup, Rating and date ranges. @default false */
  group?: boolean;
  /** The control. A function gets what a foreign control needs. */
  children: ReactNode | ((field: Field) => ReactNode);
  labels?: Partial<FormLabels>;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/**
 * A control with its label, hint and error, tied together for eyes and ears. Controls of the kit take name, value and state from it.
 * Data attribute: `data-state` (empty, validating, success, error).
 */
export function FormItem({ label, prop, required, rules, error, info, group = false, children, labels, className, ref }: FormItemProps) {
  const words = useLabels("form", formLabels, labels);
  const form = useContext(FormContext);
  const own = useId();
  const [element, both] = useMergedRef(ref);
  const complaint = useRef<string>(undefined);
  const [answered, setAnswered] = useState<string>(); // the outer error that a change has dealt with
  const [alone, setAlone] = useState<string>(); // the control's complaint, where no form keeps it

  const bound = form !== null && prop !== undefined;
  const id = bound ? form.idOf(prop) : own;
  const value = bound ? readPath(form.model, prop) : undefined;
  const given = bound ? (rules === undefined ? form.rulesOf(prop) : rulesOf(rules)) : [];
  const demanded = required ?? given.some((rule) => rule.required);
  const outer = error !== answered ? error || undefined : undefined;
  const kept: FieldStatus = (bound && form.statuses[prop]) || { state: "empty" };
  const message = (kept.state === "error" && kept.message) || alone || outer;
  const state = message ? "error" : kept.state;

  const join = form?.join;
  const name = typeof label === "string" ? label : words.unnamed;
  const entryRules = required && !given.some((rule) => rule.required) ? [{ required } as Rule, ...given] : given;
  const latestRules = useRef(entryRules);
  const latestName = useRef(name);
  useEffect(() => {
    latestRules.current = entryRules;
    latestName.current = name;
  });
  useEffect(() => {
    if (!join || prop === undefined) return;
    return join(prop, {
      element: () => element.current,
      get name() {
        return latestName.current;
      },
      get rules() {
        return latestRules.current;
      },
      complaint: () => complaint.current,
    });
  }, [element, join, prop]);

  const setValue = useEvent((next: unknown) => {
    setAnswered(error);
    if (bound) form.setValue(prop, next);
  });
  const complain = useEvent((text: string | undefined) => {
    if (complaint.current === text) return;
    complaint.current = text;
    if (bound) form.complain(prop, text);
    else setAlone(text);
  });
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (bound && !event.currentTarget.contains(event.relatedTarget)) form.look(prop, "blur");
  };

  const hintId = info ? `${id}-info` : undefined;
  const errorId = message ? `${id}-error` : undefined;
  const described = errorId && hintId ? `${errorId} ${hintId}` : (errorId ?? hintId);
  const field = useMemo<Field>(
    () => ({
      id,
      name: prop,
      group,
      describedBy: group ? undefined : described,
      invalid: state === "error",
      required: demanded,
      bound,
      value,
      setValue,
      complain,
    }),
    [id, prop, group, described, state, demanded, bound, value, setValue, complain],
  );

  const inside = (
    <div className={styles.inside}>
      {info && (
        <div id={hintId} className={styles.info}>
          {info}
        </div>
      )}
      <FieldContext key={form?.round} value={field}>
        {typeof children === "function" ? children(field) : children}
      </FieldContext>
      {message && (
        <p id={errorId} className={styles.error}>
          <Icon name="danger" />
          <span>
            <span className={styles.unseenText}>{words.error}</span>
            {message}
          </span>
        </p>
      )}
    </div>
  );
  const star = demanded && (
    <span className={styles.mark} aria-hidden="true">
      *
    </span>
  );
  const look = className ? cx(styles.item, className) : styles.item;
  if (group) {
    return (
      <fieldset ref={both} className={look} data-state={state} aria-describedby={described} onBlur={leave}>
        <legend className={styles.label}>
          {label}
          {star}
          {demanded && <span className={styles.unseenText}>{words.required}</span>}
        </legend>
        {inside}
      </fieldset>
    );
  }
  return (
    <div ref={both} className={look} data-state={state} onBlur={leave}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {star}
      </div>
      {inside}
    </div>
  );
}
