import { convertAttribute, isUntouched, toTraditional } from "@onehall/language";
import type { HtmlHandler } from "./rewrite-html";

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Converts a page to traditional characters: its texts, each between two tags by itself, and the attributes that are read or heard. Addresses, values of
 * fields, programs and everything else stay byte for byte; so do entities, as no dictionary word holds a character that is written as one.
 * @see docs/decisions/language.md
 */
export function traditionalCharacters(): HtmlHandler {
  /** The outermost element that is left as it is: its name, and how many elements of that name are open. */
  let untouched: { name: string; depth: number } | undefined;
  return {
    startTag(tag) {
      const { name } = tag;
      if (untouched) {
        if (untouched.name === name) untouched.depth += 1;
        return;
      }
      const attribute = (wanted: string) => tag.get(wanted);
      if (!isUntouched(name, attribute)) tag.mapValues((one, raw) => convertAttribute(name, one, raw, attribute, toTraditional));
      else if (!VOID.test(name)) untouched = { name, depth: 1 };
    },
    endTag(name) {
      if (untouched?.name === name && --untouched.depth === 0) untouched = undefined;
      return undefined;
    },
    text: (text) => (untouched ? text : toTraditional(text)),
  };
}
