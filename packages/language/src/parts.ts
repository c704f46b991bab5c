import type { Convert } from "./convert";
import { SIMPLIFIED, TRADITIONAL } from "./languages";

/** Elements whose content is never converted: programs, styles, what a visitor typed, codes to be copied. */
const UNTOUCHED: ReadonlySet<string> = new Set(["script", "style", "textarea", "code", "kbd", "samp"]);

/** Attributes that are read or heard; `data-label` is what the kit's table writes before a cell on narrow screens. */
export const TRANSLATED: readonly string[] = [
  "title",
  "alt",
  "placeholder",
  "label",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "data-label",
];

const translated: ReadonlySet<string> = new Set(TRANSLATED);

/** `<meta>` elements that search engines and shared links show; all others are for machines. */
const SHOWN_META = /^(?:description|keywords|og:(?:title|description|site_name))$/;

/** The value of an attribute of the element at hand; undefined where it is missing. */
export type AttributeOf = (name: string) => unknown;

/** Whether an element is left as it is, with everything inside it. An option without a value is submitted as its text. */
export const isUntouched = (element: string, attribute: AttributeOf): boolean =>
  UNTOUCHED.has(element) || attribute("translate") === "no" || (element === "option" && attribute("value") === undefined);

/** An attribute's value in traditional characters; the same string where the attribute is not shown to people. @param attribute the other attributes of the element */
export function convertAttribute(element: string, name: string, value: string, attribute: AttributeOf, convert: Convert): string {
  if (translated.has(name)) return convert(value);
  if (element === "html" && name === "lang") return value === SIMPLIFIED ? TRADITIONAL : value;
  if (element === "meta" && name === "content") return SHOWN_META.test(String(attribute("name") ?? attribute("property"))) ? convert(value) : value;
  return value;
}
