"use client";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { checkValue } from "../rules/check.js";
import type { RuleMessages } from "../rules/messages.js";
import type { Rule, RuleTrigger, Rules } from "../rules/Rule.js";
import { allResults, mapMaybePromise, type MaybePromise } from "../rules/maybePromise.js";
import { isStandardSchema, schemaErrors, type StandardSchema } from "../rules/standardSchema.js";
import type { FieldStatus, FormEntry } from "./FormContext.js";
import { readPath } from "./path.js";

/** First message of each field that is wrong, by its path. */
export type FormErrors = Readonly<Record<string, string>>;

type Options = {
  model: () => Readonly<Record<string, unknown>>;
  rules: Rules | StandardSchema | undefined;
  errors: FormErrors | undefined;
  messages: RuleMessages;
};

/** States of fields in which a server found errors. */
export const wrongStates = (errors: FormErrors | undefined): Record<string, FieldStatus> =>
  Object.fromEntries(
    Object.entries(errors ?? {})
      .filter(([, message]) => message)
      .map(([prop, message]) => [prop, { state: "error", message }]),
  );

const triggersOf = (rule: Rule): readonly (RuleTrigger | undefined)[] =>
  Array.isArray(rule.trigger) ? (rule.trigger as readonly RuleTrigger[]) : [rule.trigger as RuleTrigger | undefined];

/** Whether a rule looks now. Rules without a trigger look when the field is left, and at each change while it is wrong: nobody is corrected in mid-word. */
const looks = (rule: Rule, trigger: RuleTrigger, isWrong: boolean) =>
  triggersOf(rule).some((own) => own === trigger || (own === undefined && (trigger === "blur" || isWrong)));

/** Where entries stand in the page, whatever order they came in. */
const inPageOrder = ([, one]: [string, FormEntry], [, other]: [string, FormEntry]) => {
  const [a, b] = [one.element.current, other.element.current];
  return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
};

/** States of a form's fields and what moves them. Of several checks of one field only the latest counts. */
export function useValidation({ model, rules, errors, messages }: Options) {
  const entries = useRef(new Map<string, FormEntry>());
  const turns = useRef(new Map<string, object>());
  const failed = useRef(new Map<string, Rule>());
  const [statuses, setStatuses] = useState(() => wrongStates(errors));
  const latest = useRef(statuses);

  useLayoutEffect(() => {
    latest.current = statuses;
  }, [statuses]);

  const put = useCallback((next: Record<string, FieldStatus>) => {
    latest.current = next;
    setStatuses(next);
  }, []);
  const set = (prop: string, status: FieldStatus) => put({ ...latest.current, [prop]: status });
  const drop = useCallback(
    (props: readonly string[]) => put(Object.fromEntries(Object.entries(latest.current).filter(([prop]) => !props.includes(prop)))),
    [put],
  );

  const settle = (prop: string, turn: object, message: string | undefined) => {
    if (turns.current.get(prop) === turn) set(prop, message === undefined ? { state: "success" } : { state: "error", message });
    return message;
  };

  /** Looks at one field by some of its rules, all by default, and sets its state. */
  const check = (prop: string, entry: FormEntry, list: readonly Rule[] = entry.rules): MaybePromise<string | undefined> => {
    const turn = {};
    turns.current.set(prop, turn);
    const source = model();
    const ask = (): MaybePromise<string | undefined> => {
      const fault = mapMaybePromise(checkValue(readPath(source, prop), list, { name: entry.name, path: prop, source, messages }), (found) => {
        if (found) failed.current.set(prop, found.rule);
        else failed.current.delete(prop);
        return found?.message;
      });
      if (!isStandardSchema(rules)) return fault;
      return mapMaybePromise(fault, (message) => message ?? mapMaybePromise(schemaErrors(rules, source), (faults) => messageAt(faults, prop)));
    };
    const message = entry.complaint ?? ask();
    if (message instanceof Promise) set(prop, { state: "validating" });
    return mapMaybePromise(message, (text) => settle(prop, turn, text));
  };

  return {
    statuses,
    elementOf: (prop: string) => entries.current.get(prop)?.element.current ?? null,
    join: useCallback(
      (prop: string, entry: FormEntry) => {
        const { current } = entries;
        current.set(prop, entry);
        return () => {
          if (current.get(prop) === entry) current.delete(prop);
          // An item that only changed comes back at once; one that is gone takes its error along.
          queueMicrotask(() => {
            if (!current.has(prop) && latest.current[prop]) drop([prop]);
          });
        };
      },
      [drop],
    ),
    look: (prop: string, trigger: RuleTrigger) => {
      const entry = entries.current.get(prop);
      if (!entry) return;
      const isWrong = latest.current[prop]?.state === "error";
      const now = entry.rules.filter((rule) => looks(rule, trigger, isWrong));
      const schemaLooks = isStandardSchema(rules) && (trigger === "blur" || isWrong);
      // A server's error is answered by a change; what rule it broke is not known here.
      if (isWrong && trigger === "change" && now.length === 0 && !schemaLooks && !failed.current.has(prop)) return set(prop, { state: "empty" });
      if (now.length === 0 && !schemaLooks) return;
      // What failed by another trigger must not be forgotten over the rules of this one.
      void check(
        prop,
        entry,
        entry.rules.filter((rule) => now.includes(rule) || rule === failed.current.get(prop)),
      );
    },
    complain: (prop: string, message: string | undefined) => {
      const entry = entries.current.get(prop);
      if (message !== undefined) {
        turns.current.delete(prop);
        set(prop, { state: "error", message });
      } else if (entry && latest.current[prop]?.state === "error") void check(prop, entry);
    },
    /** @throws "must call validateField with valid prop string!" for a field that is not there (KIT-FORM-05). */
    checkField: (prop: string): MaybePromise<string | undefined> => {
      const entry = entries.current.get(prop);
      if (!entry) throw new Error("must call validateField with valid prop string!");
      return check(prop, entry);
    },
    checkAll: (): MaybePromise<FormErrors> =>
      mapMaybePromise(
        allResults([...entries.current].sort(inPageOrder).map(([prop, entry]) => mapMaybePromise(check(prop, entry), (message) => [prop, message] as const))),
        (results) => Object.fromEntries(results.filter((result): result is readonly [string, string] => result[1] !== undefined)),
      ),
    /** A new server response replaces all errors. */
    replace: (next: FormErrors | undefined) => setStatuses(wrongStates(next)),
    setErrors: (next: FormErrors) => put({ ...latest.current, ...wrongStates(next) }),
    clear: (props: readonly string[] = Object.keys(latest.current)) => {
      for (const prop of props) turns.current.delete(prop);
      drop(props);
    },
  };
}

/** A schema reports a part of a field under the part's own path. */
const messageAt = (faults: ReadonlyMap<string, string>, prop: string) => faults.get(prop) ?? [...faults].find(([path]) => path.startsWith(`${prop}.`))?.[1];
