"use client";
import { createContext, type RefObject } from "react";
import type { Rule, Rules } from "../rules/Rule.js";
import type { StandardSchema } from "../rules/standardSchema.js";

/** @see KIT-FORM-04 */
export type FieldState = "empty" | "validating" | "success" | "error";
export type FieldStatus = { state: FieldState; message?: string };

/** What a form item tells its form about itself: one object as long as it lives, its fields always the latest. */
export type FormEntry = {
  element: RefObject<HTMLElement | null>;
  /** How sentences call the field. */
  name: string;
  rules: readonly Rule[];
  /** What the control has against its own content. */
  complaint?: string | undefined;
};

export type FormContextValue = {
  /** Ids of its fields begin with it. */
  id: string;
  /** Incremented by each reset: controls remount, including their internal state. */
  round: number;
  model: Readonly<Record<string, unknown>>;
  statuses: Readonly<Record<string, FieldStatus>>;
  rules: Rules | StandardSchema | undefined;
  /** Returns how to leave. */
  join: (prop: string, entry: FormEntry) => () => void;
  setValue: (prop: string, value: unknown) => void;
  /** The field was left or changed. */
  look: (prop: string, trigger: "blur" | "change") => void;
  /** The control's own complaint came or went. */
  complain: (prop: string, message: string | undefined) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);
