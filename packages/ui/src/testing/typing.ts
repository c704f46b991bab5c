import { act } from "react";

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const valueOf = (element: TextElement) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, "value")!;

/** Puts text at the caret as a browser does: the value first, then an `input` event that says how it came in. */
function insert(element: TextElement, text: string, inputType: string, isComposing = false): void {
  const start = element.selectionStart ?? element.value.length;
  const end = element.selectionEnd ?? element.value.length;
  const value = element.value.slice(0, start) + text + element.value.slice(end);
  valueOf(element).set!.call(element, value);
  element.setSelectionRange(start + text.length, start + text.length);
  act(() => {
    element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType, data: text, isComposing }));
  });
}

/** A field that gets the focus by a press has its caret at the end. */
function enter(element: TextElement): void {
  if (document.activeElement === element) return;
  act(() => element.focus());
  element.setSelectionRange(element.value.length, element.value.length);
}

/** Types one character after the other at the caret. */
export function type(element: TextElement, text: string): void {
  enter(element);
  for (const character of text) insert(element, character, "insertText");
}

export function paste(element: TextElement, text: string): void {
  enter(element);
  insert(element, text, "insertFromPaste");
}

/** Composes letters step by step and replaces them by the chosen characters; `during` runs while the letters stand in the field. */
export function compose(element: TextElement, letters: string, chosen: string, during?: () => void): void {
  enter(element);
  const start = element.selectionStart ?? 0;
  act(() => {
    element.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true, data: "" }));
  });
  for (let length = 1; length <= letters.length; length++) {
    element.setSelectionRange(start, start + length - 1);
    insert(element, letters.slice(0, length), "insertCompositionText", true);
  }
  during?.();
  element.setSelectionRange(start, start + letters.length);
  insert(element, chosen, "insertCompositionText", true);
  act(() => {
    element.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: chosen }));
  });
}
