/** Elements that mean something without styles and scripts. */
export const ALLOWED_ELEMENTS = new Set(
  `h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd table caption thead tbody tfoot tr th td strong b em i u s mark small sub sup code kbd samp pre blockquote q cite abbr
   time address figure figcaption section article nav aside form fieldset legend label input select optgroup option textarea button ruby rt rp progress meter
   output div span br hr a`
    .trim()
    .split(/\s+/),
);
/** Elements whose content is not to be read. */
export const REMOVED_ELEMENTS = new Set(
  "script style template iframe object embed canvas video audio head link meta base map area datalist math frame frameset param source track".split(" "),
);
/** Without an end tag. */
export const VOID_ELEMENTS = new Set(["br", "hr", "input"]);
/** Worth nothing without something inside. */
export const REMOVED_WHEN_EMPTY = new Set(
  "p ul ol li dl dt dd div span section article nav label strong b em i u s mark small a figure fieldset form".split(" "),
);
/** Elements of the page that are boxes here, with what marks them. */
export const SECTION_MARKERS: Readonly<Record<string, string>> = {
  details: ' class="fold"',
  summary: ' class="sum"',
  header: "",
  footer: "",
  hgroup: "",
  dialog: "",
};
/** Elements that may bear a name. */
export const LABELLED_ELEMENTS = new Set("section article nav aside form fieldset input select textarea button progress meter ul ol".split(" "));
/** Said of links that open a window; nothing does here. */
export const NEW_WINDOW_TEXT = /[（(]在新窗口打开[）)]/g;
/** Names of our own, which no name of the page may be. */
export const RESERVED_IDS = "reading-";

/** Attributes of any element, and those of some. Names and ids have rules of their own. */
export const GLOBAL_ATTRIBUTES = new Set(["dir", "lang", "translate", "aria-current"]);
export const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  th: ["colspan", "rowspan", "scope", "aria-sort"],
  td: ["colspan", "rowspan"],
  ol: ["start", "reversed"],
  li: ["value"],
  time: ["datetime"],
  abbr: ["title"],
  label: ["for"],
  fieldset: ["disabled"],
  input: "type name value checked required disabled readonly placeholder maxlength minlength min max step pattern autocomplete inputmode multiple accept".split(
    " ",
  ),
  select: ["name", "required", "disabled", "multiple", "autocomplete"],
  optgroup: ["label", "disabled"],
  option: ["value", "selected", "disabled"],
  textarea: ["name", "rows", "required", "disabled", "readonly", "placeholder", "maxlength", "minlength"],
  button: ["name", "value", "disabled", "formnovalidate"],
  progress: ["value", "max"],
  meter: ["value", "min", "max", "low", "high", "optimum"],
};
/** Kinds of fields that work without scripts. */
export const INPUT_TYPES = new Set("text search tel email url number date month time checkbox radio hidden submit file".split(" "));
