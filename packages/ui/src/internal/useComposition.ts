"use client";
import { useRef, type CompositionEvent, type KeyboardEvent } from "react";

/** Key code of every key that an input method takes for itself; Safari sends it after the composition has ended. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Guard for fields into which pinyin is typed. While characters are composed nothing may filter, submit or pick: the letters are not yet
 * what the writer means, and Enter belongs to the input method.
 */
export function useComposition<Element extends HTMLElement>(onEnd: (element: Element) => void) {
  const composing = useRef(false);
  return {
    isComposing: () => composing.current,
    /** Whether a key belongs to the input method. */
    takesKey: (event: KeyboardEvent) => composing.current || event.nativeEvent.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD,
    props: {
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: (event: CompositionEvent<Element>) => {
        composing.current = false;
        onEnd(event.currentTarget);
      },
    },
  };
}
