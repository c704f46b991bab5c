/** Elements whose content is not a sentence of ours: programs, styles, what somebody typed, codes to be copied. */
export const UNTOUCHED: ReadonlySet<string> = new Set(["script", "style", "textarea", "code", "kbd", "samp"]);

/** Attributes that are read or heard; `data-label` is what the kit's table writes before a cell on narrow screens. */
export const HUMAN: readonly string[] = [
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

/** What search engines and shared links show of a page; all other `<meta>` are for machines. */
const SHOWN_META = /^(?:description|keywords|og:(?:title|description|site_name))$/;

/** An attribute's value by its name; undefined where it is missing. */
export type Attribute = (name: string) => unknown;

/** Whether the element stays as it is, with all that is inside. An option without a value is sent as its text. */
export const isUntouched = (element: string, attribute: Attribute): boolean =>
  UNTOUCHED.has(element) || attribute("translate") === "no" || (element === "option" && attribute("value") === undefined);

/** Whether a `<meta>` carries a sentence in its `content`. */
export const isShownMeta = (element: string, attribute: Attribute): boolean =>
  element === "meta" && SHOWN_META.test(String(attribute("name") ?? attribute("property")));
