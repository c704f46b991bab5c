import { parse } from "parse5";
import { escaped } from "../common/escape";
import { isPersonalPage } from "../common/personal-pages";
import { ANYWHERE, ATTRIBUTES, BOXES, DROPPED, HOLLOW, INPUTS, KEPT, NAMED, NEW_WINDOW, OURS, VOID } from "./rules";
import { isReadable, READING, readingPath } from "./target";
import { type Element, find, isElement, isHidden, isIn, type Node, of, oneLine, textOf, words } from "./tree";

/** A page of the portal as text. Everything in it is written anew from an allow-list: no tag and no sign of the page passes unescaped. */
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

/** Turns HTML of a page of ours into its text-only view. Never throws: HTML that is broken is mended as browsers do it. @see READING-01; docs/decisions/reading.md */
export function readingOf(html: string, place: Place): Reading {
  // What stands in <noscript> is meant for this view: nothing runs in it.
  const document = parse(html, { scriptingEnabled: false });
  const page = new URL(place.target, place.origin);
  const main = find(document, ({ tagName }) => tagName === "main");
  const body = find(document, ({ tagName }) => tagName === "body");
  const title = words(find(document, ({ tagName }) => tagName === "title")) || "页面";
  const meta = find(document, (element) => element.tagName === "meta" && of(element, "name") === "description");
  const link = find(document, (element) => element.tagName === "link" && of(element, "rel") === "canonical");
  const writer = new Writer(page, document);
  const own = main ?? body;
  const text = own ? writer.inside(own) : "";
  return {
    title,
    description: meta && of(meta, "content"),
    canonical: link && ownPath(of(link, "href"), page),
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
    if (DROPPED.has(tagName) || isHidden(node)) return "";
    if (tagName === "main") return ""; // It is written by itself; what is around it must not say it again.
    if (tagName === "img" || tagName === "svg" || of(node, "role") === "img") return this.picture(node);
    if (tagName === "a") return this.link(node);
    if (tagName === "form") return this.form(node);
    if (tagName === "table") return this.table(node);
    const box = BOXES[tagName];
    if (box !== undefined) return this.hollow("div", box + this.attributes(node), this.inside(node));
    if (tagName === "button" && (of(node, "type") ?? "submit") !== "submit") return "";
    if (tagName === "input") return this.input(node);
    if (!KEPT.has(tagName)) return this.inside(node);
    if (VOID.has(tagName)) return `<${tagName}>`;
    if (/^h[1-6]$/.test(tagName)) return this.title(node);
    // What stands beside the text does not stand beside anything here.
    return this.hollow(tagName === "aside" ? "section" : tagName, this.attributes(node), this.inside(node));
  }

  /** A heading stands one level below the one that it belongs to, also where the level between was left out with what it named. */
  private title(element: Element): string {
    const own = Number(element.tagName[1]);
    const inside = this.inside(element);
    if (inside.trim() === "") return "";
    this.heading = words(element);
    while ((this.levels.at(-1) ?? 0) >= own) this.levels.pop();
    if (this.levels.length === 0 && own > 1) this.levels.push(1);
    this.levels.push(own);
    return `<h${this.levels.length}${this.attributes(element)}>${inside}</h${this.levels.length}>`;
  }

  private hollow(tagName: string, attributes: string, inside: string): string {
    return HOLLOW.has(tagName) && inside.trim() === "" ? "" : `<${tagName}${attributes}>${inside}</${tagName}>`;
  }

  private attributes(element: Element): string {
    const { tagName } = element;
    const allowed = ATTRIBUTES[tagName] ?? [];
    let written = "";
    for (const { name, value } of element.attrs) {
      if (name === "aria-labelledby" && of(element, "aria-label") === undefined) {
        const label = this.named(value);
        if (label && NAMED.has(tagName)) written += attribute("aria-label", label);
      } else if (name === "id") written += value.startsWith(OURS) ? "" : attribute(name, value);
      else if (name === "aria-label" ? NAMED.has(tagName) : ANYWHERE.has(name) || allowed.includes(name)) written += attribute(name, value);
    }
    if (tagName === "th" && of(element, "scope") === undefined) written += attribute("scope", isIn(element, "thead") ? "col" : "row");
    if (tagName === "button") {
      written = ` type="submit"${written}`;
      const action = ownPath(of(element, "formaction"), this.page);
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
    if (text === undefined) this.texts.set(id, (text = id === "" ? "" : words(find(this.document, (element) => of(element, "id") === id))));
    return text;
  }

  /** A picture is what it says. */
  private picture(element: Element): string {
    const title = find(element, ({ tagName }) => tagName === "title");
    const text = oneLine(of(element, "alt") ?? of(element, "aria-label") ?? (this.named(of(element, "aria-labelledby")) || words(title)));
    return text ? `<span class="picture">〔图：${escaped(text)}〕</span>` : "";
  }

  private link(element: Element): string {
    // Nothing opens a window here.
    const label = of(element, "aria-label")?.replace(NEW_WINDOW, "");
    const text = this.inside(element).replaceAll(NEW_WINDOW, "");
    const inside = text.trim() === "" ? escaped(oneLine(label ?? of(element, "title") ?? "")) : text;
    if (inside === "") return "";
    const href = this.address(of(element, "href"));
    if (href === undefined) return this.hollow("span", "", inside);
    if (href === "") return "";
    const outside = /^https?:/.test(href);
    const current = of(element, "aria-current");
    const named = label && text.trim() !== "" && oneLine(label) !== words(element) ? attribute("aria-label", label) : "";
    const id = of(element, "id");
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
    if (url.pathname === READING || url.pathname === "/portal/preferences") return "";
    if (url.hash !== "" && path === this.page.pathname + this.page.search) return url.hash;
    if (href.startsWith("#")) return url.hash || "#";
    // A page about one visitor is not shown here: the link leads to the page itself, and to the log-in.
    return isReadable(url.pathname) && !isPersonalPage(url.pathname) ? readingPath(path) + url.hash : path + url.hash;
  }

  private form(element: Element): string {
    const inside = this.inside(element);
    const action = new URL(URL.canParse(of(element, "action") ?? "", this.page) ? (of(element, "action") ?? "") : "", this.page);
    if (inside.trim() === "" || action.origin !== this.page.origin) return "";
    const search = of(element, "role") === "search" ? ' role="search"' : "";
    const named = of(element, "aria-label");
    const start = `<form${attribute("method", of(element, "method")?.toLowerCase() === "post" ? "post" : "get")}${search}${named === undefined ? "" : attribute("aria-label", named)}`;
    if (of(element, "method")?.toLowerCase() !== "post") {
      if (!isReadable(action.pathname)) return `${start}${attribute("action", action.pathname)}>${inside}</form>`;
      // The form drops what its action says behind the question mark, as forms do. The address stands first, and so is ours even beside a field of that name.
      return `${start}${attribute("action", READING)}><input type="hidden" name="url"${attribute("value", action.pathname)}>${inside}</form>`;
    }
    const encoding = of(element, "enctype") === "multipart/form-data" ? ' enctype="multipart/form-data"' : "";
    return `${start}${attribute("action", action.pathname + action.search)}${encoding}>${inside}<p class="note">提交后打开原网页。</p></form>`;
  }

  private input(element: Element): string {
    const type = (of(element, "type") ?? "text").toLowerCase();
    return INPUTS.has(type) ? `<input${this.attributes(element)}>` : "";
  }

  /** Every table has a caption, and what is wider than the window scrolls by itself. */
  private table(element: Element): string {
    const inside = this.inside(element);
    const own = find(element, ({ tagName }) => tagName === "caption");
    const caption = words(own) || of(element, "aria-label") || this.named(of(element, "aria-labelledby")) || this.heading || "表格";
    const count = (this.captions.get(caption) ?? 0) + 1;
    this.captions.set(caption, count);
    const name = count === 1 ? `表格：${caption}` : `表格：${caption}（${count}）`;
    const id = of(element, "id");
    return `<div class="wide" tabindex="0" role="region"${attribute("aria-label", name)}><table${id === undefined ? "" : attribute("id", id)}>${own ? "" : `<caption>${escaped(caption)}</caption>`}${inside}</table></div>`;
  }
}
