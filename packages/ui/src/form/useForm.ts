"use client";
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type FormEventHandler,
  type Ref,
  type RefObject,
  type SubmitEvent,
} from "react";
import { onServer } from "#on-server";
import { chain } from "../internal/chain.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useEvent } from "../internal/useEvent.js";
import { useHydrated } from "../internal/useHydrated.js";
import { useLabels } from "../internal/useLabels.js";
import { ruleMessages, type RuleMessages } from "../rules/messages.js";
import type { Rules } from "../rules/Rule.js";
import { mapMaybePromise } from "../rules/maybePromise.js";
import type { StandardSchema } from "../rules/standardSchema.js";
import type { FieldStatus, FormContextValue } from "./FormContext.js";
import { formLabels, type FormLabels } from "./labels.js";
import { locate } from "./locate.js";
import { writePath } from "./path.js";
import { useTitlePrefix } from "./useTitlePrefix.js";
import { useValidation, wrongStates, type FormErrors } from "./useValidation.js";

export type FormResult = { valid: boolean; errors: FormErrors };

/** What a `ref` to a form gives. */
export type FormHandle = {
  element: HTMLFormElement | null;
  /** Looks at all fields and leads to what is wrong, exactly as sending does. */
  validate: () => Promise<FormResult>;
  /** Looks at one field; answers its message if it is wrong. @throws "must call validateField with valid prop string!" */
  validateField: (prop: string) => Promise<string | undefined>;
  /** Values and states as they were at first. */
  resetFields: () => void;
  /** Forgets states of some fields, of all by default. */
  clearValidate: (props?: readonly string[]) => void;
  /** Shows what a server found. */
  setErrors: (errors: FormErrors) => void;
};

/** What a form is told beside what every `<form>` is. */
export type FormOptions<Model extends object> = {
  ref?: Ref<FormHandle>;
  /** Rules by path, in the shape of async-validator, or any Standard Schema of the model. Rules of an item win over those of the form. */
  rules?: Rules | StandardSchema;
  /** Called with a model that passed. What it answers is shown as errors. Without it the form is sent to its `action`. */
  onSubmit?: (model: Model, event: SubmitEvent<HTMLFormElement>) => void | FormErrors | Promise<void | FormErrors>;
  /** What the server found, by path: shown in its HTML too. */
  errors?: FormErrors;
  /** Scrolls to the first field that is wrong and puts the focus there; otherwise the summary takes it. @default false */
  errorLocation?: boolean;
  /** Lists what is wrong at the head of the form. @default true */
  summary?: boolean;
  labels?: Partial<FormLabels>;
  /** Sentences for rules without a message of their own. */
  messages?: Partial<RuleMessages>;
} & Controllable<"model", Model>;

type Given<Model extends object> = FormOptions<Model> & { onCompositionStart?: FormEventHandler; onCompositionEnd?: FormEventHandler };

/** An error of the summary. */
export type ShownError = { prop: string; message: string; href: string };

export type FormView = {
  words: FormLabels;
  link: FormContextValue;
  shown: readonly ShownError[];
  /** What scripts add to the `<form>`, and what else is there only with them. */
  live?: {
    native: ComponentProps<"form">;
    hydrated: boolean;
    sending: boolean;
    box: RefObject<HTMLDivElement | null>;
    go: (prop: string) => void;
  };
};

const shownOf = (id: string, listed: readonly string[], statuses: Readonly<Record<string, FieldStatus>>): ShownError[] =>
  listed.flatMap((prop) => (statuses[prop]?.state === "error" ? [{ prop, message: statuses[prop].message ?? "", href: `#${id}${prop}` }] : []));

function useLiveForm<Model extends object>(props: Given<Model>): FormView {
  const { rules, onSubmit, errors, errorLocation = false, summary = true, labels, messages } = props;
  const words = useLabels("form", formLabels, labels);
  const sentences = useLabels("rules", ruleMessages, messages);
  const [model, setModel] = useControllable<Controllable<"model", Model>, "model">(props, "model", {} as Model);
  const [first] = useState(model);
  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
  });
  const validation = useValidation({ model: () => latest.current as Record<string, unknown>, rules, errors, messages: sentences });
  const element = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState<readonly string[]>(() => Object.keys(errors ?? {}));
  const [attempt, setAttempt] = useState(listed.length > 0 ? 1 : 0);
  const [seen, setSeen] = useState(errors);
  const [round, setRound] = useState(0);
  const [sending, setSending] = useState(false);
  const passed = useRef(false);
  const composing = useRef(false);
  const hydrated = useHydrated();
  const id = useId();

  const show = (found: FormErrors) => {
    setListed(Object.keys(found));
    setAttempt((count) => count + 1);
  };
  if (errors !== seen) {
    setSeen(errors);
    validation.replace(errors);
    show(errors ?? {});
  }
  const { statuses } = validation;
  const shown = shownOf(id, listed, statuses);

  useTitlePrefix(words.error, shown[0]?.message);
  const lead = useEvent(() => {
    const wrong = shown[0];
    if (!wrong) return;
    if (errorLocation || !summary) locate(validation.elementOf(wrong.prop));
    else box.current?.focus();
  });
  useEffect(() => {
    if (attempt > 0) lead();
  }, [attempt, lead]);

  const validate = () =>
    mapMaybePromise(validation.checkAll(), (found): FormResult => {
      show(found);
      return { valid: Object.keys(found).length === 0, errors: found };
    });
  const setErrors = (found: FormErrors) => {
    validation.setErrors(found);
    show(found);
  };
  const reset = () => {
    latest.current = first;
    setModel(first);
    validation.clear();
    setListed([]);
    setRound((count) => count + 1);
  };

  useImperativeHandle(props.ref, () => ({
    element: element.current,
    validate: async () => validate(),
    // Not async: a prop that is not there is the caller's mistake and is thrown at once.
    validateField: (prop) => Promise.resolve(validation.checkField(prop)),
    resetFields: reset,
    clearValidate: validation.clear,
    setErrors,
  }));

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    setSending(true);
    try {
      const found = await onSubmit?.(latest.current, event);
      if (found && Object.keys(found).length > 0) setErrors(found);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (composing.current || sending) return event.preventDefault();
    if (passed.current) {
      passed.current = false;
      return;
    }
    const { currentTarget: form } = event;
    const { submitter } = event.nativeEvent;
    const result = validate();
    if (result instanceof Promise || onSubmit || !result.valid) event.preventDefault();
    void mapMaybePromise(result, ({ valid }) => {
      if (!valid) return;
      if (onSubmit) return send(event);
      if (!event.defaultPrevented) return;
      // A check took its time: the browser sends now, with the button that was pressed.
      passed.current = true;
      form.requestSubmit(submitter);
    });
  };
  const restore = (event: FormEvent) => {
    event.preventDefault();
    reset();
  };

  const setValue = useEvent((prop: string, value: unknown) => {
    latest.current = writePath(latest.current, prop, value);
    setModel(latest.current);
    validation.look(prop, "change");
  });
  const look = useEvent(validation.look);
  const complain = useEvent(validation.complain);
  const { join } = validation;

  return {
    words,
    shown,
    link: { id, round, rules, model: model as Record<string, unknown>, statuses, join, setValue, look, complain },
    live: {
      native: {
        ref: element,
        onSubmit: submit,
        onReset: restore,
        onCompositionStart: chain(() => {
          composing.current = true;
        }, props.onCompositionStart),
        onCompositionEnd: chain(() => {
          composing.current = false;
        }, props.onCompositionEnd),
      },
      hydrated,
      sending,
      box,
      go: (prop) => locate(validation.elementOf(prop)),
    },
  };
}

const ignore = () => {};

function useStillForm<Model extends object>({ rules, errors, labels, model, defaultModel = {} as Model }: Given<Model>): FormView {
  const words = useLabels("form", formLabels, labels);
  const id = useId();
  const statuses = wrongStates(errors);
  const held = (model ?? defaultModel) as Record<string, unknown>;
  const link = { id, round: 0, rules, model: held, statuses, join: () => ignore, setValue: ignore, look: ignore, complain: ignore };
  return { words, link, shown: errors ? shownOf(id, Object.keys(errors), statuses) : [] };
}

/** What a form knows and does; on the server what it knows. */
export const useForm = onServer ? useStillForm : useLiveForm;
