import { decodeHTMLAttribute } from "entities/decode";
import { Tokenizer } from "htmlparser2";
import { escaped } from "../../common/escape";

/** One change of finished HTML. Handlers run in the order of their list; each sees what those before it have changed of a tag. */
export type HtmlHandler = {
  /**
   * Source of a regular expression that matches inside every start or end tag that the handler acts on. When all handlers have one, only those tags are
   * tokenized; without one the whole document is. HTML written by our renderers holds no bare `<` or `"` in texts and values, so nothing else matches.
   */
  where?: string;
  startTag?: (tag: StartTag) => void;
  /** @returns HTML to insert before the end tag */
  endTag?: (name: string) => string | undefined;
  /** Text as it stands in the source, entities included; also the content of scripts and styles. @returns its replacement */
  text?: (text: string) => string;
};

type Attribute = { name: string; /** As in the source; undefined for an attribute without a value. */ raw: string | undefined; /** Rewritten value. */ next?: string; removed?: boolean; start: number; valueStart: number; end: number };

/** A start tag, with its attributes readable and changeable; what is not changed stays byte for byte. */
export class StartTag {
  readonly name: string;
  private readonly html: string;
  private readonly attributes: Attribute[];
  private readonly start: number;
  private readonly end: number;
  private added = "";
  private changed = false;
  /** HTML that follows the tag. */
  inserted = "";

  constructor(html: string, name: string, attributes: Attribute[], start: number, end: number) {
    this.html = html;
    this.name = name;
    this.attributes = attributes;
    this.start = start;
    this.end = end;
  }

  private find(name: string): Attribute | undefined {
    return this.attributes.find((one) => one.name === name && !one.removed);
  }

  /** The decoded value of an attribute; empty for one without a value, undefined where it is missing. */
  get(name: string): string | undefined {
    const attribute = this.find(name);
    return attribute && decodeHTMLAttribute(attribute.next ?? attribute.raw ?? "");
  }

  /** Replaces the value of an attribute in its place, or adds it at the end. */
  set(name: string, value: string): void {
    const attribute = this.find(name);
    if (attribute && attribute.raw !== undefined) attribute.next = escaped(value);
    else {
      if (attribute) attribute.removed = true;
      this.added += ` ${name}="${escaped(value)}"`;
    }
    this.changed = true;
  }

  remove(...names: readonly string[]): void {
    for (const attribute of this.attributes) {
      if (!names.includes(attribute.name)) continue;
      attribute.removed = true;
      this.changed = true;
    }
  }

  /** Rewrites values without decoding them. @param change is given the value as in the source */
  mapValues(change: (name: string, raw: string) => string): void {
    for (const attribute of this.attributes) {
      const value = attribute.next ?? attribute.raw;
      if (value === undefined || attribute.removed) continue;
      const next = change(attribute.name, value);
      if (next === value) continue;
      attribute.next = next;
      this.changed = true;
    }
  }

  /** Inserts HTML after the tag, behind what was inserted before. It passes through all handlers itself. */
  after(html: string): void {
    this.inserted += html;
  }

  toString(): string {
    if (!this.changed) return this.html.slice(this.start, this.end);
    let [written, copied] = ["", this.start];
    for (const { raw = "", next, removed, start, valueStart, end } of this.attributes) {
      if (!removed && next === undefined) continue;
      written += this.html.slice(copied, removed ? start : valueStart);
      if (!removed) written += next;
      copied = removed ? end : valueStart + raw.length;
    }
    const last = this.attributes.at(-1)?.end ?? this.start + 1 + this.name.length;
    return written + this.html.slice(copied, last) + this.added + this.html.slice(Math.max(copied, last), this.end);
  }
}

/** Elements whose content is text up to their end tag. */
const RAW_TEXT: ReadonlySet<string> = new Set(["script", "style", "textarea", "title"]);

/** Writes the output: everything from `copied` on that no handler replaces is copied from the source. */
class Rewriter {
  private written = "";
  private copied = 0;
  private tagStart = 0;
  private name = "";
  private attributes: Attribute[] = [];
  private attributeStart = 0;
  private readonly html: string;
  private readonly handlers: readonly HtmlHandler[];

  constructor(html: string, handlers: readonly HtmlHandler[]) {
    this.html = html;
    this.handlers = handlers;
  }

  private replace(start: number, end: number, text: string): void {
    this.written += this.html.slice(this.copied, start) + text;
    this.copied = end;
  }

  /** Tokenizes from `start`. @param oneTag stop behind one tag, and for raw text behind its end tag. @returns where it stopped */
  tokenize(start: number, oneTag: boolean): number {
    const { html, handlers } = this;
    let stopped = html.length;
    const tokenizer = new Tokenizer(
      { decodeEntities: false },
      {
        ontext: (from, to) => {
          const source = html.slice(start + from, start + to);
          const text = handlers.reduce((current, handler) => handler.text?.(current) ?? current, source);
          if (text !== source) this.replace(start + from, start + to, text);
        },
        onopentagname: (from, to) => {
          this.tagStart = start + from - 1;
          this.name = html.slice(start + from, start + to).toLowerCase();
          this.attributes = [];
        },
        onattribname: (from, to) => {
          const before = this.attributes.at(-1)?.end ?? this.tagStart + 1 + this.name.length;
          this.attributeStart = start + from;
          const name = html.slice(start + from, start + to).toLowerCase();
          this.attributes.push({ name, raw: undefined, start: before, valueStart: start + to, end: start + to });
        },
        onattribdata: (from, to) => {
          const attribute = this.attributes.at(-1);
          if (attribute) Object.assign(attribute, { raw: html.slice(start + from, start + to), valueStart: start + from });
        },
        onattribend: (_quote, to) => {
          const attribute = this.attributes.at(-1);
          if (attribute) attribute.end = start + to;
        },
        onopentagend: (to) => open(to),
        onselfclosingtag: (to) => open(to),
        onclosetag: (from, to) => {
          const name = html.slice(start + from, start + to).toLowerCase();
          for (const handler of handlers) {
            const inserted = handler.endTag?.(name);
            if (inserted !== undefined) this.replace(start + from - 2, start + from - 2, rewriteHtml(inserted, handlers));
          }
          if (oneTag) stop(to);
        },
        onattribentity: () => undefined,
        ontextentity: () => undefined,
        oncdata: () => undefined,
        oncomment: () => undefined,
        ondeclaration: () => undefined,
        onprocessinginstruction: () => undefined,
        onend: () => undefined,
      },
    );
    const stop = (to: number): void => {
      stopped = start + to;
      tokenizer.pause();
    };
    const open = (to: number): void => {
      const tag = new StartTag(html, this.name, this.attributes, this.tagStart, start + to + 1);
      for (const handler of handlers) handler.startTag?.(tag);
      const source = tag.toString();
      if (source.length !== start + to + 1 - this.tagStart || tag.inserted !== "" || source !== html.slice(this.tagStart, start + to + 1))
        this.replace(this.tagStart, start + to + 1, source + (tag.inserted && rewriteHtml(tag.inserted, handlers)));
      if (oneTag && !RAW_TEXT.has(this.name)) stop(to + 1);
    };
    tokenizer.write(start === 0 ? html : html.slice(start));
    if (stopped === html.length) tokenizer.end();
    return stopped;
  }

  end(): string {
    return this.copied === 0 ? this.html : this.written + this.html.slice(this.copied);
  }
}

/**
 * Applies all handlers in one pass; HTML that no handler changes comes out byte for byte. Never throws on broken HTML: an unfinished tag is left as it is.
 * @see docs/decisions/post-process.md
 */
export function rewriteHtml(html: string, handlers: readonly HtmlHandler[]): string {
  const rewriter = new Rewriter(html, handlers);
  const places = handlers.map(({ where }) => where);
  if (places.includes(undefined)) rewriter.tokenize(0, false);
  else {
    const next = new RegExp(places.join("|"), "g");
    for (let found = next.exec(html); found; found = next.exec(html)) next.lastIndex = rewriter.tokenize(html.lastIndexOf("<", found.index), true);
  }
  return rewriter.end();
}
