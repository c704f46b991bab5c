"use client";
import { useEffect, useRef, useState, type FocusEvent, type Ref } from "react";
import { onServer } from "../internal/onServer.js";
import { useEvent } from "../internal/useEvent.js";
import { useMergedRef } from "../internal/useMergedRef.js";
import type { Rule } from "../rules/Rule.js";
import type { FormLink } from "./FormContext.js";

type Item = {
  form: FormLink | null;
  prop: string | undefined;
  /** How sentences call the field. */
  name: string;
  rules: readonly Rule[];
  /** A message from elsewhere. */
  error: string | undefined;
  ref: Ref<HTMLElement> | undefined;
};

export type ItemLife = {
  /** The outer error that a change has dealt with. */
  answered?: string;
  /** The control's complaint, where no form keeps it. */
  alone?: string;
  setValue: (value: unknown) => void;
  complain: (message: string | undefined) => void;
  attach?: (element: HTMLElement | null) => void;
  leave?: (event: FocusEvent<HTMLElement>) => void;
};

function useLife({ form, prop, name, rules, error, ref }: Item): ItemLife {
  const [element, attach] = useMergedRef(ref);
  const complaint = useRef<string>(undefined);
  const [answered, setAnswered] = useState<string>();
  const [alone, setAlone] = useState<string>();
  const bound = form !== null && prop !== undefined;
  const join = form?.join;
  const latestRules = useRef(rules);
  const latestName = useRef(name);
  useEffect(() => {
    latestRules.current = rules;
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
  return { answered, alone, setValue, complain, attach, leave };
}

const still: ItemLife = { setValue: () => {}, complain: () => {} };

/** What an item tells its form, and hears from its control. */
export const useItemLife: typeof useLife = onServer ? () => still : useLife;
