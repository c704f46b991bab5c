"use client";
import type { ComponentPropsWithRef } from "react";
import { jsxs } from "react/jsx-runtime";
import { cx } from "../internal/cx.js";
import { nativeProps } from "../internal/nativeProps.js";
import { ErrorSummary } from "./ErrorSummary.js";
import { FormContext } from "./FormContext.js";
import * as styles from "./Form.css.js";
import { useForm, type FormOptions } from "./useForm.js";

type Native = Omit<ComponentPropsWithRef<"form">, "ref" | "onSubmit" | "onReset" | "noValidate">;

export type FormProps<Model extends object = Record<string, unknown>> = Native &
  FormOptions<Model> & {
    /** Where labels stand, in windows wide enough. @default "top" */
    labelPosition?: "top" | "start";
  };

type Look = { "data-label-position": string; "data-sending": boolean };

const OWN = new Set([
  ...(["ref", "rules", "onSubmit", "errors", "errorLocation", "summary", "labelPosition", "labels", "messages", "className", "children"] as const),
  ...(["model", "defaultModel", "onModelChange"] as const),
]);

/**
 * A form that says what is wrong. Works by POST or GET without scripts, the server checking what is sent; with them rules look when a
 * field is left or changed. A form that may not be sent focuses its summary, or with `errorLocation` its first wrong field, and the page's
 * title begins with 错误： and the first of them. Nothing is sent while pinyin is composed, and nothing twice.
 * Data attributes: `data-label-position`, `data-sending`.
 */
export function Form<Model extends object>(props: FormProps<Model>) {
  const { summary = true, labelPosition = "top", className } = props;
  const { words, link, shown, live } = useForm(props);
  const native: ComponentPropsWithRef<"form"> & Partial<Look> = nativeProps(props, OWN);
  native.className = className ? cx(styles.form, className) : styles.form;
  // The browser's own bubbles would keep whoever has no scripts from the summary: the server says what is missing.
  native.noValidate = true;
  native["data-label-position"] = labelPosition;
  if (live) Object.assign(native, live.native);
  if (live?.sending) native["data-sending"] = true;
  const errors = summary && shown.length > 0 && (
    <ErrorSummary id={`${link.id}s`} title={words.summary(shown.length)} errors={shown} box={live?.box} onGo={live?.go} />
  );
  const fields = <FormContext value={link}>{props.children}</FormContext>;
  const status = live?.hydrated && (
    <span className={styles.unseenText} role="status">
      {Object.values(link.statuses).some(({ state }) => state === "validating") ? words.validating : ""}
    </span>
  );
  native.children = [errors, fields, status];
  return jsxs("form", native);
}
