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

type Attribute = {
  name: string;
  /** As in the source; undefined for an attribute without a value. */ raw: string | undefined;
  /** Rewritten value. */ next?: string;
  removed?: boolean;
  start: number;
  valueStart: number;
  end: number;
};

/** A start tag, with its attributes readable and changeable; what is not changed stays byte for byte. */
export class StartTag {
  readonly name: string;
  private readonly html: string;
  private readonly attributes: Attribute[];
  private readonly start: number;
  private readonly end: number;
  private added = "";
  changed = false;
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
  private offset = 0;
  private oneTag = false;
  private stopped = 0;
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

  private text(from: number, to: number): void {
    const source = this.html.slice(from, to);
    const text = this.handlers.reduce((current, handler) => handler.text?.(current) ?? current, source);
    if (text !== source) this.replace(from, to, text);
  }

  /** @param at of the `<` of the end tag */
  private endTag(name: string, at: number): void {
    for (const handler of this.handlers) {
      const inserted = handler.endTag?.(name);
      if (inserted !== undefined) this.replace(at, at, rewriteHtml(inserted, this.handlers));
    }
  }

  private startTag(end: number): void {
    const { html, handlers, tagStart } = this;
    const tag = new StartTag(html, this.name, this.attributes, tagStart, end);
    for (const handler of handlers) handler.startTag?.(tag);
    if (tag.changed || tag.inserted !== "") this.replace(tagStart, end, tag.toString() + (tag.inserted && rewriteHtml(tag.inserted, handlers)));
  }

  /** Offsets of the tokenizer count from `this.offset`, where it was started. */
  private readonly tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext: (from, to) => this.text(this.offset + from, this.offset + to),
      onopentagname: (from, to) => {
        this.tagStart = this.offset + from - 1;
        this.name = this.html.slice(this.offset + from, this.offset + to).toLowerCase();
        this.attributes = [];
      },
      onattribname: (from, to) => {
        const start = this.attributes.at(-1)?.end ?? this.tagStart + 1 + this.name.length;
        const end = this.offset + to;
        this.attributes.push({ name: this.html.slice(this.offset + from, end).toLowerCase(), raw: undefined, start, valueStart: end, end });
      },
      onattribdata: (from, to) => {
        const attribute = this.attributes.at(-1);
        if (!attribute) return;
        attribute.raw = this.html.slice(this.offset + from, this.offset + to);
        attribute.valueStart = this.offset + from;
      },
      onattribend: (_quote, to) => {
        const attribute = this.attributes.at(-1);
        if (attribute) attribute.end = this.offset + to;
      },
      onopentagend: (to) => this.openTagEnd(this.offset + to + 1),
      onselfclosingtag: (to) => this.openTagEnd(this.offset + to + 1),
      onclosetag: (from, to) => {
        this.endTag(this.html.slice(this.offset + from, this.offset + to).toLowerCase(), this.offset + from - 2);
        if (this.oneTag) this.stop(this.offset + to);
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

  private openTagEnd(end: number): void {
    this.startTag(end);
    if (!this.oneTag) return;
    if (!RAW_TEXT.has(this.name)) return this.stop(end);
    // The tokenizer would look at each character of a script.
    const close = this.html.indexOf(`</${this.name}`, end);
    this.text(end, close < 0 ? this.html.length : close);
    if (close >= 0) this.endTag(this.name, close);
    this.stop(close < 0 ? this.html.length : close);
  }

  private stop(at: number): void {
    this.stopped = at;
    this.tokenizer.pause();
  }

  /** Tokenizes from `start`. @param oneTag stop behind one tag; of an element with raw text before its end tag. @returns where it stopped */
  tokenize(start: number, oneTag: boolean): number {
    this.offset = start;
    this.oneTag = oneTag;
    this.stopped = this.html.length;
    this.tokenizer.reset();
    this.tokenizer.write(start === 0 ? this.html : this.html.slice(start));
    if (this.stopped === this.html.length) this.tokenizer.end();
    return this.stopped;
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
    let stopped = 0;
    for (let found = next.exec(html); found; found = next.exec(html)) {
      const start = html.lastIndexOf("<", found.index);
      // A match in a text, behind a tag that was already read or belongs to no handler, must not be met again.
      if (start >= stopped) stopped = rewriter.tokenize(start, true);
      next.lastIndex = Math.max(stopped, found.index + 1);
    }
  }
  return rewriter.end();
}
