import type { Convert } from "./convert";
import { SIMPLIFIED, TRADITIONAL } from "./languages";
import { HUMAN, isShownMeta, isUntouched } from "./parts";

type AttributePlace = { name: string; value: string | undefined; start: number; end: number };
type Tag = { name: string; attributes: AttributePlace[]; end: number };

const NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/y;
const CLOSE = /[\s/]*>/y;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements whose content is text to their end tag, whatever it looks like. */
const RAW = /^(?:script|style|textarea|title)$/;

/** Reads a start tag; undefined where it does not end. @param at of its `<` */
function startTag(html: string, at: number): Tag | undefined {
  NAME.lastIndex = at + 1;
  const name = NAME.exec(html)?.[0];
  if (name === undefined) return undefined;
  const attributes: AttributePlace[] = [];
  let end = NAME.lastIndex;
  for (;;) {
    CLOSE.lastIndex = end;
    if (CLOSE.test(html)) return { name: name.toLowerCase(), attributes, end: CLOSE.lastIndex };
    ATTRIBUTE.lastIndex = end;
    const found = ATTRIBUTE.exec(html);
    if (!found) return undefined;
    end = ATTRIBUTE.lastIndex;
    const value = found[2] ?? found[3] ?? found[4];
    const quote = found[4] === undefined ? 1 : 0;
    attributes.push({ name: (found[1] ?? "").toLowerCase(), value, start: end - quote - (value?.length ?? 0), end: end - quote });
  }
}

/** The start tag with its words converted. */
function convertTag(html: string, at: number, { name, attributes, end }: Tag, convert: Convert): string {
  const valueOf = (wanted: string) => attributes.find((attribute) => attribute.name === wanted)?.value;
  const meta = isShownMeta(name, valueOf);
  let written = "";
  let copied = at;
  for (const attribute of attributes) {
    const { value } = attribute;
    if (value === undefined) continue;
    const language = name === "html" && attribute.name === "lang" && value === SIMPLIFIED;
    if (!language && !HUMAN.includes(attribute.name) && !(meta && attribute.name === "content")) continue;
    written += html.slice(copied, attribute.start) + (language ? TRADITIONAL : convert(value));
    copied = attribute.end;
  }
  return written + html.slice(copied, end);
}

/** Where the element's end tag begins; the end of the document where there is none. */
function endTag(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, "gi");
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** Where an element ends, with those of its name that stand in it. */
function endOfElement(html: string, name: string, from: number): number {
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])`, "gi");
  tag.lastIndex = from;
  let depth = 1;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] === "/" ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return html.length;
}

/** Where a comment or a declaration that begins at `at` ends. */
function endOfDeclaration(html: string, at: number): number {
  const comment = html.startsWith("<!--", at);
  const end = html.indexOf(comment ? "-->" : ">", at + 2);
  return end < 0 ? html.length : end + (comment ? 3 : 1);
}

/**
 * A page in traditional characters: its texts, each between two tags by itself, and the attributes that are read or heard. Addresses, values of fields,
 * programs and everything else stay byte for byte; so do entities, as no word of ours holds a sign that is written as one.
 * @see docs/decisions/language.md
 */
export function convertHtml(html: string, convert: Convert): string {
  let written = "";
  let at = 0;
  /** Copies up to `end` as it is. */
  const copy = (end: number): void => {
    written += html.slice(at, end);
    at = end;
  };
  const text = (end: number): void => {
    written += convert(html.slice(at, end));
    at = end;
  };

  while (at < html.length) {
    const next = html.indexOf("<", at);
    text(next < 0 ? html.length : next);
    if (at >= html.length) break;
    const sign = html.charAt(at + 1);
    if (sign === "!" || sign === "?") copy(endOfDeclaration(html, at));
    else if (sign === "/") {
      const end = html.indexOf(">", at);
      copy(end < 0 ? html.length : end + 1);
    } else {
      const tag = startTag(html, at);
      if (!tag) {
        copy(at + 1); // a "<" that begins no tag
        continue;
      }
      const { name, attributes, end } = tag;
      const raw = RAW.test(name);
      if (isUntouched(name, (wanted) => attributes.find((attribute) => attribute.name === wanted)?.value)) {
        copy(end);
        if (!VOID.test(name)) copy(raw ? endTag(html, name, at) : endOfElement(html, name, at));
        continue;
      }
      written += convertTag(html, at, tag, convert);
      at = end;
      if (raw) text(endTag(html, name, at));
    }
  }
  return written;
}
