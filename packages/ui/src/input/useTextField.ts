"use client";
import { useState, type FormEvent, type KeyboardEvent, type RefObject } from "react";
import { onServer } from "#on-server";
import { useComposition } from "../internal/useComposition.js";
import { useBeforeHydration } from "../internal/useBeforeHydration.js";
import { countCharacters, limitTyped } from "./limitTyped.js";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What brings in text that was not typed just now. It is never cut: whoever pasted it would not see what is missing. */
const BROUGHT = /^insertFrom(Paste|Drop|Yank)|^insertReplacement|^history/;

/** By how many characters a text is too long. */
const excess = (text: string, maxLength: number) => (text.length > maxLength ? Math.max(0, countCharacters(text) - maxLength) : 0);

type Options<Element> = { ref: RefObject<Element | null>; text: string; write: (text: string) => void; maxLength?: number };

function useTyped<Element extends TextElement>({ ref, text, write, maxLength = Infinity }: Options<Element>) {
  const [draft, setDraft] = useState<string>();
  const [full, setFull] = useState(false);

  const take = (element: Element, brought: boolean) => {
    const { value, selectionEnd } = element;
    setDraft(undefined);
    const limited = brought ? { text: value, caret: 0 } : limitTyped(text, value, selectionEnd ?? value.length, maxLength);
    setFull(limited.text !== value);
    if (limited.text !== value) {
      element.value = limited.text;
      if (selectionEnd !== null) element.setSelectionRange(limited.caret, limited.caret);
    }
    write(limited.text);
  };
  const composition = useComposition<Element>((element) => take(element, false));
  useBeforeHydration(ref, (element) => {
    if (element.value !== text) write(element.value);
  });

  return {
    shown: draft ?? text,
    /** Typing has just met the limit. */
    full,
    over: excess(text, maxLength),
    takesKey: composition.takesKey,
    props: {
      // React only wants to see that somebody listens; the field is heard on input.
      onChange: () => {},
      onKeyDown: (event: KeyboardEvent<Element>) => {
        // Safari would send the form with the Enter that ends a composition.
        if (event.key === "Enter" && event.currentTarget.tagName === "INPUT" && composition.takesKey(event)) event.preventDefault();
      },
      onInput: (event: FormEvent<Element>) => {
        const element = event.currentTarget;
        if (composition.isComposing()) setDraft(element.value);
        else take(element, BROUGHT.test((event.nativeEvent as Partial<InputEvent>).inputType ?? ""));
      },
      ...composition.props,
    },
  };
}

type Typed<Element extends TextElement> = ReturnType<typeof useTyped<Element>>;
type TextField<Element extends TextElement> = Omit<Typed<Element>, "props"> & { props: Partial<Typed<Element>["props"]> };

const still = { onChange: () => {} };
const useStill = <Element extends TextElement>({ text, maxLength = Infinity }: Options<Element>): TextField<Element> => ({
  shown: text,
  full: false,
  over: excess(text, maxLength),
  takesKey: () => false,
  props: still,
});

/**
 * Text of a field. While pinyin is composed the letters stay in the field and nobody else hears of them; typed text ends at `maxLength`,
 * pasted text is kept and `over` says by how much it is too long.
 */
export const useTextField: <Element extends TextElement>(options: Options<Element>) => TextField<Element> = onServer ? useStill : useTyped;
