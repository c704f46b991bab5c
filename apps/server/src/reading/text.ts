import { parse } from "parse5";
import { escaped } from "../common/escape";
import { isPersonalPage } from "../common/personal-pages";
import {
  GLOBAL_ATTRIBUTES,
  ATTRIBUTES,
  SECTION_MARKERS,
  REMOVED_ELEMENTS,
  REMOVED_WHEN_EMPTY,
  INPUT_TYPES,
  ALLOWED_ELEMENTS,
  LABELLED_ELEMENTS,
  NEW_WINDOW_TEXT,
  RESERVED_IDS,
  VOID_ELEMENTS,
} from "./rules";
import { isReadable, READING_PATH, readingPath } from "./target";
import { type Element, findElement, isElement, isHidden, isInside, type Node, attributeOf, oneLine, textOf, labelOf } from "./tree";

/** A page of the portal as text. Everything in it is written again from an allow-list: no tag and no sign of the page passes unescaped. */
export type Reading = {
  title: string;
  description: string | undefined;
  /** Path and query of the page's own canonical address. */
  canonical: string | undefined;
  /** The main part, with one h1. */
  main: string;
  /** What stands around it: header, menu, tools, footer. */
  around: string;
};

/** Where the page stands. */
export type Place = { origin: string; target: string };

const attribute = (name: string, value: string): string => ` ${name}="${escaped(value)}"`;

/** Turns HTML of a page of this site into its text-only view. Never throws: Broken HTML is repaired as browsers do (HTML parsing algorithm). @see READING-01; docs/decisions/reading.md */
export function toReadingView(html: string, place: Place): Reading {
  // What stands in <noscript> is meant for this view: nothing runs in it.
  const document = parse(html, { scriptingEnabled: false });
  const page = new URL(place.target, place.origin);
  const main = findElement(document, ({ tagName }) => tagName === "main");
  const body = findElement(document, ({ tagName }) => tagName === "body");
  const title = labelOf(findElement(document, ({ tagName }) => tagName === "title")) || "页面";
  const meta = findElement(document, (element) => element.tagName === "meta" && attributeOf(element, "name") === "description");
  const link = findElement(document, (element) => element.tagName === "link" && attributeOf(element, "rel") === "canonical");
  const writer = new Writer(page, document);
  const own = main ?? body;
  const text = own ? writer.inside(own) : "";
  return {
    title,
    description: meta && attributeOf(meta, "content"),
    canonical: link && ownPath(attributeOf(link, "href"), page),
    main: /<h1[\s>]/.test(text) ? text : `<h1>${escaped(title)}</h1>${text}`,
    around: main && body ? writer.inside(body) : "",
  };
}

function ownPath(href: string | undefined, page: URL): string | undefined {
  if (href === undefined || !URL.canParse(href, page)) return undefined;
  const { pathname, search } = new URL(href, page);
  return pathname.startsWith("/portal/") ? pathname + search : undefined;
}

/** Writes the allowed part of a tree. One for each page: it remembers the heading above, which names a table that has no caption. */
class Writer {
  private readonly page: URL;
  private readonly document: Node;
  private heading = "";
  /** Levels of the headings that the present one stands below, and its own. */
  private levels: number[] = [];
  private readonly texts = new Map<string, string>();
  private readonly captions = new Map<string, number>();

  constructor(page: URL, document: Node) {
    this.page = page;
    this.document = document;
  }

  /** What stands inside an element. Neighbours that only their styles kept apart are kept apart by a space. */
  inside(element: Element): string {
    const parts: string[] = [];
    let afterElement = false;
    for (const child of element.childNodes) {
      const part = this.write(child);
      if (part === "") continue;
      const isTag = part.startsWith("<");
      if (afterElement && isTag && element.tagName !== "pre" && element.tagName !== "ruby") parts.push("\n");
      parts.push(part);
      afterElement = isTag;
    }
    return parts.join("");
  }

  private write(node: Node): string {
    const text = textOf(node);
    if (text !== undefined) return escaped(text);
    if (!isElement(node)) return "";
    const { tagName } = node;
    if (REMOVED_ELEMENTS.has(tagName) || isHidden(node)) return "";
    if (tagName === "main") return ""; // It is written by itself; what is around it must not say it again.
    if (tagName === "img" || tagName === "svg" || attributeOf(node, "role") === "img") return this.picture(node);
    if (tagName === "a") return this.link(node);
    if (tagName === "form") return this.form(node);
    if (tagName === "table") return this.table(node);
    const box = SECTION_MARKERS[tagName];
    if (box !== undefined) return this.hollow("div", box + this.attributes(node), this.inside(node));
    if (tagName === "button" && (attributeOf(node, "type") ?? "submit") !== "submit") return "";
    if (tagName === "input") return this.input(node);
    if (!ALLOWED_ELEMENTS.has(tagName)) return this.inside(node);
    if (VOID_ELEMENTS.has(tagName)) return `<${tagName}>`;
    if (/^h[1-6]$/.test(tagName)) return this.title(node);
    // What stands beside the text does not stand beside anything here.
    return this.hollow(tagName === "aside" ? "section" : tagName, this.attributes(node), this.inside(node));
  }

  /** A heading stands one level below the one that it belongs to, also where the level between was left out with what it named. */
  private title(element: Element): string {
    const own = Number(element.tagName[1]);
    const inside = this.inside(element);
    if (inside.trim() === "") return "";
    this.heading = labelOf(element);
    while ((this.levels.at(-1) ?? 0) >= own) this.levels.pop();
    if (this.levels.length === 0 && own > 1) this.levels.push(1);
    this.levels.push(own);
    return `<h${this.levels.length}${this.attributes(element)}>${inside}</h${this.levels.length}>`;
  }

  private hollow(tagName: string, attributes: string, inside: string): string {
    return REMOVED_WHEN_EMPTY.has(tagName) && inside.trim() === "" ? "" : `<${tagName}${attributes}>${inside}</${tagName}>`;
  }

  private attributes(element: Element): string {
    const { tagName } = element;
    const allowed = ATTRIBUTES[tagName] ?? [];
    let written = "";
    for (const { name, value } of element.attrs) {
      if (name === "aria-labelledby" && attributeOf(element, "aria-label") === undefined) {
        const label = this.named(value);
        if (label && LABELLED_ELEMENTS.has(tagName)) written += attribute("aria-label", label);
      } else if (name === "id") written += value.startsWith(RESERVED_IDS) ? "" : attribute(name, value);
      else if (name === "aria-label" ? LABELLED_ELEMENTS.has(tagName) : GLOBAL_ATTRIBUTES.has(name) || allowed.includes(name))
        written += attribute(name, value);
    }
    if (tagName === "th" && attributeOf(element, "scope") === undefined) written += attribute("scope", isInside(element, "thead") ? "col" : "row");
    if (tagName === "button") {
      written = ` type="submit"${written}`;
      const action = ownPath(attributeOf(element, "formaction"), this.page);
      if (action !== undefined) written += attribute("formaction", action);
    }
    return written;
  }

  /** The words of the elements that ids name. */
  private named(ids: string | undefined): string {
    return oneLine(
      (ids ?? "")
        .split(/\s+/)
        .map((id) => this.wordsOf(id))
        .join(" "),
    );
  }

  private wordsOf(id: string): string {
    let text = this.texts.get(id);
    if (text === undefined) this.texts.set(id, (text = id === "" ? "" : labelOf(findElement(this.document, (element) => attributeOf(element, "id") === id))));
    return text;
  }

  /** A picture is what it says. */
  private picture(element: Element): string {
    const title = findElement(element, ({ tagName }) => tagName === "title");
    const text = oneLine(
      attributeOf(element, "alt") ?? attributeOf(element, "aria-label") ?? (this.named(attributeOf(element, "aria-labelledby")) || labelOf(title)),
    );
    return text ? `<span class="picture">〔图：${escaped(text)}〕</span>` : "";
  }

  private link(element: Element): string {
    // Nothing opens a window here.
    const label = attributeOf(element, "aria-label")?.replace(NEW_WINDOW_TEXT, "");
    const text = this.inside(element).replaceAll(NEW_WINDOW_TEXT, "");
    const inside = text.trim() === "" ? escaped(oneLine(label ?? attributeOf(element, "title") ?? "")) : text;
    if (inside === "") return "";
    const href = this.address(attributeOf(element, "href"));
    if (href === undefined) return this.hollow("span", "", inside);
    if (href === "") return "";
    const outside = /^https?:/.test(href);
    const current = attributeOf(element, "aria-current");
    const named = label && text.trim() !== "" && oneLine(label) !== labelOf(element) ? attribute("aria-label", label) : "";
    const id = attributeOf(element, "id");
    const more = (id === undefined ? "" : attribute("id", id)) + named + (current === undefined ? "" : attribute("aria-current", current));
    return `<a${attribute("href", href)}${outside ? ' rel="noreferrer"' : ""}${more}>${inside}</a>${outside ? "（外部网站）" : ""}`;
  }

  /** Where a link of the page leads from here; nothing at all for the page's own reading modes; undefined for what is no address. */
  private address(href: string | undefined): string | undefined {
    if (href === undefined || !URL.canParse(href, this.page)) return undefined;
    const url = new URL(href, this.page);
    if (url.protocol === "tel:" || url.protocol === "mailto:") return url.href;
    if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
    if (url.origin !== this.page.origin) return url.href;
    const path = url.pathname + url.search;
    if (url.pathname === READING_PATH || url.pathname === "/portal/preferences") return "";
    if (url.hash !== "" && path === this.page.pathname + this.page.search) return url.hash;
    if (href.startsWith("#")) return url.hash || "#";
    // A page about one visitor is not shown here: the link leads to the page itself, and to the log-in.
    return isReadable(url.pathname) && !isPersonalPage(url.pathname) ? readingPath(path) + url.hash : path + url.hash;
  }

  private form(element: Element): string {
    const inside = this.inside(element);
    const action = new URL(URL.canParse(attributeOf(element, "action") ?? "", this.page) ? (attributeOf(element, "action") ?? "") : "", this.page);
    if (inside.trim() === "" || action.origin !== this.page.origin) return "";
    const search = attributeOf(element, "role") === "search" ? ' role="search"' : "";
    const named = attributeOf(element, "aria-label");
    const start = `<form${attribute("method", attributeOf(element, "method")?.toLowerCase() === "post" ? "post" : "get")}${search}${named === undefined ? "" : attribute("aria-label", named)}`;
    if (attributeOf(element, "method")?.toLowerCase() !== "post") {
      if (!isReadable(action.pathname)) return `${start}${attribute("action", action.pathname)}>${inside}</form>`;
      // The form drops what its action says behind the question mark, as forms do. The address stands first, and so is ours even beside a field of that name.
      return `${start}${attribute("action", READING_PATH)}><input type="hidden" name="url"${attribute("value", action.pathname)}>${inside}</form>`;
    }
    const encoding = attributeOf(element, "enctype") === "multipart/form-data" ? ' enctype="multipart/form-data"' : "";
    return `${start}${attribute("action", action.pathname + action.search)}${encoding}>${inside}<p class="note">提交后打开原网页。</p></form>`;
  }

  private input(element: Element): string {
    const type = (attributeOf(element, "type") ?? "text").toLowerCase();
    return INPUT_TYPES.has(type) ? `<input${this.attributes(element)}>` : "";
  }

  /** Every table has a caption, and what is wider than the window scrolls by itself. */
  private table(element: Element): string {
    const inside = this.inside(element);
    const own = findElement(element, ({ tagName }) => tagName === "caption");
    const caption = labelOf(own) || attributeOf(element, "aria-label") || this.named(attributeOf(element, "aria-labelledby")) || this.heading || "表格";
    const count = (this.captions.get(caption) ?? 0) + 1;
    this.captions.set(caption, count);
    const name = count === 1 ? `表格：${caption}` : `表格：${caption}（${count}）`;
    const id = attributeOf(element, "id");
    return `<div class="wide" tabindex="0" role="region"${attribute("aria-label", name)}><table${id === undefined ? "" : attribute("id", id)}>${own ? "" : `<caption>${escaped(caption)}</caption>`}${inside}</table></div>`;
  }
}
