import type { BrowserContext, Page, Route } from "@playwright/test";
import postcss, { type ChildNode, type Container } from "postcss";

/**
 * Safari 12.1 as far as it can be had without its engine: today's Chromium, from which everything is taken away that Safari 12.1 does not know, in stylesheets,
 * elements and scripts. Versions are those of MDN's browser-compat-data. What it draws differently although it knows it is not seen here.
 * @see docs/decisions/old-browsers.md
 */

/** Properties by their names without a prefix; a name with a prefix that it knows stands beside them in our build. */
const PROPERTIES = new RegExp(
  `^(?:${[
    "inset(?:-.+)?",
    "(?:margin|padding)-(?:inline|block)",
    "border-(?:inline|block)(?:-(?:color|style|width))?",
    "border-(?:start|end)-(?:start|end)-radius",
    "accent-color|appearance|aspect-ratio|backdrop-filter|color-scheme|content-visibility|field-sizing|font-palette|forced-color-adjust",
    "contain(?:er)?(?:-.+)?",
    "hyphens|interpolate-size|line-clamp|mask(?:-.+)?|offset(?:-.+)?|overflow-anchor|overscroll-behavior(?:-.+)?|print-color-adjust|user-select",
    "rotate|scale|translate|scroll-behavior|scroll-margin(?:-.+)?|scrollbar-.+|text-decoration-skip-ink|text-wrap(?:-.+)?|text-box(?:-.+)?",
    "animation-timeline|transition-behavior|view-transition-.+|anchor-.+|position-(?:anchor|area|try.*)|white-space-collapse",
  ].join("|")})$`,
);
const FUNCTIONS = /(?<![\w-])(?:clamp|color-mix|light-dark|ok(?:lab|lch)|lab|lch|color|round|mod|sin|cos|linear|image-set|anchor)\(/;
const UNITS = /\d(?:[dsl]v(?:h|w|i|b|min|max)|v[ib]|cq(?:w|h|i|b|min|max)|r?lh|cap|ic)\b/;
const VALUES: readonly (readonly [property: RegExp, value: RegExp])[] = [
  [/^display$/, /^(?:flow-root|.+ .+)$/],
  [/^float$/, /inline-/],
  [/^overflow(?:-[xy])?$/, /clip| /],
  [/^overflow-wrap$/, /anywhere/],
  [/^list-style(?:-type)?$/, /["']/],
  [/^white-space$/, /break-spaces/],
  [/^grid-template/, /subgrid/],
  [/./, /^revert-layer$|^(?:-moz-.*)$|(?<![\w-])(?:Canvas|CanvasText|LinkText|ButtonText|ButtonFace|Highlight|HighlightText|GrayText|Mark|MarkText)(?![\w-])/],
];
const SELECTORS =
  /:(?:is|where|has|focus-visible|dir|modal|popover-open|open|user-(?:in)?valid|autofill|fullscreen|state)(?![\w-])|::(?:backdrop|file-selector-button|details-content|part|view-transition|picker|-moz-)|:-moz-|&/;
const AT_RULES = new Set(["layer", "container", "property", "scope", "starting-style", "view-transition", "position-try", "counter-style"]);
const QUERIES = /[<>]|\((?:prefers-contrast|prefers-reduced-data|forced-colors|scripting|update|dynamic-range|display-mode|resolution|min-resolution)/;
/** Syntax that ends a script before its first line. */
const SCRIPTS = /\?\.(?!\d)|\?\?|\|\|=|&&=|\(\?<[=!]|static\s*\{/;

const knows = (property: string, value: string): boolean =>
  !PROPERTIES.test(property) &&
  !FUNCTIONS.test(value) &&
  !UNITS.test(value) &&
  !VALUES.some(([name, unknown]) => name.test(property) && unknown.test(value.trim()));

/** Parts of a text between a word, outside of parentheses. */
function parts(text: string, word: string): string[] {
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")") depth -= 1;
    if (depth > 0 || !text.startsWith(word, at)) continue;
    found.push(text.slice(from, at));
    from = at + word.length;
  }
  return [...found, text.slice(from)];
}

/** Whether a condition of `@supports` holds. */
export function supports(condition: string): boolean {
  const text = condition.trim();
  for (const [word, every] of [
    [" and ", true],
    [" or ", false],
  ] as const) {
    const found = parts(text, word);
    if (found.length > 1) return every ? found.every(supports) : found.some(supports);
  }
  const [, negated] = /^not\s*(\(.*\)|selector\(.*)$/s.exec(text) ?? [];
  if (negated !== undefined) return !supports(negated);
  if (!text.startsWith("(")) return false; // selector() came with Safari 14.1
  const inner = text.slice(1, -1).trim();
  const [, property, value] = /^([\w-]+)\s*:\s*(.*)$/s.exec(inner) ?? [];
  return property === undefined || value === undefined ? supports(inner) : knows(property, value);
}

function strip(container: Container): void {
  for (const node of [...(container.nodes ?? [])] as ChildNode[]) {
    if (node.type === "atrule") {
      if (AT_RULES.has(node.name)) node.remove();
      else if (node.name === "supports") {
        strip(node);
        if (supports(node.params)) node.replaceWith(...(node.nodes ?? []));
        else node.remove();
      } else {
        if (node.name === "media")
          node.params = postcss.list
            .comma(node.params)
            .filter((query) => !QUERIES.test(query))
            .join(", ");
        if (node.name === "media" && node.params === "") node.remove();
        else if (node.nodes) strip(node);
      }
    } else if (node.type === "rule") {
      if (SELECTORS.test(node.selector)) node.remove();
      else strip(node);
    } else if (node.type === "decl" && !knows(node.prop, node.value)) {
      // With a variable in it a value is read when it is used: it is then void, and covers what stood before it.
      if (node.prop.startsWith("--") || (!PROPERTIES.test(node.prop) && node.value.includes("var("))) node.value = `-unknown(${node.value})`;
      else node.remove();
    }
  }
}

/** A stylesheet as Safari 12.1 reads it. */
export function readBySafari(css: string): string {
  const root = postcss.parse(css);
  strip(root);
  return root.toString();
}

/** A page as it reads it: an unknown attribute hides nothing. */
const readHtml = (html: string): string =>
  html
    .replaceAll(/<style[^>]*>[^]*?<\/style>/g, (style) => {
      const [, open = "", css = ""] = /^(<style[^>]*>)([^]*)<\/style>$/.exec(style) ?? [];
      return `${open}${readBySafari(css)}</style>`;
    })
    .replaceAll(/ popover(?:target|targetaction)?(?:="[^"]*")?(?=[ >])/g, "");

/** Lets every page of a context be what it is in Safari 12.1. The context must be one with `bypassCSP`. */
export async function asSafari12(context: BrowserContext): Promise<void> {
  await context.route("**/*", async (route: Route) => {
    const kind = route.request().resourceType();
    if (kind !== "document" && kind !== "stylesheet" && kind !== "script") return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const type = response.headers()["content-type"] ?? "";
    if (response.status() >= 300 && response.status() < 400) return route.fulfill({ response });
    const text = await response.text();
    if (type.includes("html")) return route.fulfill({ response, body: readHtml(text) });
    if (type.includes("css")) return route.fulfill({ response, body: readBySafari(text) });
    return route.fulfill({ response, body: SCRIPTS.test(text) ? 'throw new SyntaxError("unknown to Safari 12.1")' : text });
  });
  await context.addInitScript(() => {
    for (const [owner, names] of [
      [window, ["requestIdleCallback", "ResizeObserver", "HTMLDialogElement", "structuredClone"]],
      [Element.prototype, ["replaceChildren", "checkVisibility", "togglePopover", "showPopover"]],
      [HTMLScriptElement, ["supports"]],
      [MediaQueryList.prototype, ["addEventListener"]],
      [Promise, ["allSettled", "any"]],
      [String.prototype, ["replaceAll", "at", "matchAll"]],
      [Array.prototype, ["at", "toSorted", "findLast", "toReversed", "with"]],
      [Object, ["hasOwn"]],
    ] as [object, string[]][])
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

/** What no stylesheet says: rows of boxes without gaps, and `<dialog>` as a name like any other. Once a page has loaded. */
export const settleSafari12 = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(element).display.endsWith("flex")) element.style.setProperty("gap", "0", "important");
    const unknown = new CSSStyleSheet();
    unknown.replaceSync("@layer unknown { dialog, dialog:not([open]) { all: unset; display: inline; } }");
    document.adoptedStyleSheets = [unknown];
  });
