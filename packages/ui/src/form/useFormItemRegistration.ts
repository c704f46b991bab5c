"use client";
import { useEffect, useRef, useState, type FocusEvent, type Ref } from "react";
import { onServer } from "#on-server";
import { useEvent } from "../internal/useEvent.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import type { Rule } from "../rules/Rule.js";
import type { FormEntry, FormContextValue } from "./FormContext.js";

type Item = {
  form: FormContextValue | null;
  prop: string | undefined;
  /** How sentences call the field. */
  name: string;
  rules: readonly Rule[];
  /** A message from elsewhere. */
  error: string | undefined;
  ref: Ref<HTMLElement> | undefined;
};

export type FormItemRegistration = {
  /** The outer error that a change has dealt with. */
  answered?: string;
  /** The control's complaint, where no form keeps it. */
  alone?: string;
  setValue: (value: unknown) => void;
  complain: (message: string | undefined) => void;
  attach?: (element: HTMLElement | null) => void;
  leave?: (event: FocusEvent<HTMLElement>) => void;
};

function useLife({ form, prop, name, rules, error, ref }: Item): FormItemRegistration {
  const [element, attach] = useMergedRef(ref);
  const [answered, setAnswered] = useState<string>();
  const [alone, setAlone] = useState<string>();
  const bound = form !== null && prop !== undefined;
  const join = form?.join;
  const entry = useRef<FormEntry>({ element, name, rules });
  useEffect(() => {
    Object.assign(entry.current, { name, rules });
  });
  useEffect(() => (join && prop !== undefined ? join(prop, entry.current) : undefined), [join, prop]);

  const setValue = useEvent((next: unknown) => {
    setAnswered(error);
    if (bound) form.setValue(prop, next);
  });
  const complain = useEvent((text: string | undefined) => {
    if (entry.current.complaint === text) return;
    entry.current.complaint = text;
    if (bound) form.complain(prop, text);
    else setAlone(text);
  });
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (bound && !event.currentTarget.contains(event.relatedTarget)) form.look(prop, "blur");
  };
  return { answered, alone, setValue, complain, attach, leave };
}

const still: FormItemRegistration = { setValue: () => {}, complain: () => {} };

/** Registration of an item with its form, and the errors reported by its control. */
export const useFormItemRegistration: typeof useLife = onServer ? () => still : useLife;
