"use client";
import { onServer } from "#on-server";
import { useContext, useId, useMemo, type ReactNode, type Ref } from "react";
import { cx } from "../internal/cx.js";
import { FieldContext, type Field } from "../internal/field.js";
import * as glyphs from "../internal/glyphs.js";
import { Icon } from "../internal/icons.js";
import { useLabels } from "../internal/useLabels.js";
import { rulesOf, type Rule } from "../rules/Rule.js";
import { isStandardSchema } from "../rules/standardSchema.js";
import { FormContext, type FieldStatus, type FormContextValue } from "./FormContext.js";
import * as styles from "./Form.css.js";
import { formLabels, type FormLabels } from "./labels.js";
import { itemValue } from "./path.js";
import { useFormItemRegistration } from "./useFormItemRegistration.js";

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

const NO_RULES: readonly Rule[] = [];
const REQUIRED: Rule = { required: true };
const EMPTY: FieldStatus = { state: "empty" };
const requires = (rule: Rule) => rule.required;
const rulesAt = (rules: FormContextValue["rules"], prop: string) => (rules && !isStandardSchema(rules) ? rulesOf(rules[prop]) : NO_RULES);

/**
 * A control with its label, hint and error, tied together for eyes and ears. Controls of the kit take name, value and state from it.
 * Data attributes: `data-state` (empty, validating, success, error); of the label `data-required`.
 */
export function FormItem({ label, prop, required, rules, error, info, group = false, children, labels, className, ref }: FormItemProps) {
  const words = useLabels("form", formLabels, labels);
  const form = useContext(FormContext);
  const own = useId();
  const bound = form !== null && prop !== undefined;
  const id = bound ? form.id + prop : own;
  const value = bound ? itemValue(form.model, prop, onServer) : undefined;
  const given = rules === undefined ? (bound ? rulesAt(form.rules, prop) : NO_RULES) : rulesOf(rules);
  const isRequired = given.some(requires);
  const demanded = required ?? isRequired;
  const name = typeof label === "string" ? label : words.unnamed;
  const { answered, alone, setValue, complain, attach, leave } = useFormItemRegistration({
    form,
    prop,
    name,
    rules: required && !isRequired ? [REQUIRED, ...given] : given,
    error,
    ref,
  });
  const outer = error !== answered ? error || undefined : undefined;
  const kept: FieldStatus = (bound && form.statuses[prop]) || EMPTY;
  const message = (kept.state === "error" && kept.message) || alone || outer;
  const state = message ? "error" : kept.state;

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
          <Icon path={glyphs.danger} className={styles.errorIcon} />
          <span>
            <span className={styles.unseenText}>{words.error}</span>
            {message}
          </span>
        </p>
      )}
    </div>
  );
  const look = className ? cx(styles.item, className) : styles.item;
  if (group) {
    return (
      <fieldset ref={attach} className={look} data-state={state} aria-describedby={described} onBlur={leave}>
        <legend className={styles.label} data-required={demanded || undefined}>
          {label}
          {demanded && <span className={styles.unseenText}>{words.required}</span>}
        </legend>
        {inside}
      </fieldset>
    );
  }
  return (
    <div ref={attach} className={look} data-state={state} onBlur={leave}>
      <label htmlFor={id} className={styles.label} data-required={demanded || undefined}>
        {label}
      </label>
      {inside}
    </div>
  );
}
