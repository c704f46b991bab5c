import { parse, type Token } from "parse5";
import { type Element, isElement, type Node, of } from "../reading/tree";
import { escaped } from "./escape";

type Attributes = Token.Attribute[];
/** A part of the HTML and what takes its place. */
type Change = { start: number; end: number; text: string };

/** What browsers say of a request whose answer is shown inside of another page. */
const FRAMES = new Set(["iframe", "frame", "embed", "object", "fencedframe"]);

/** Whether a page is asked for by a frame. @param destination the header Sec-Fetch-Dest; older browsers and plain http have none, there packages/portal/src/frame does it */
export const isFramed = (destination: string | undefined): boolean => destination !== undefined && FRAMES.has(destination);

/** Both are of our own host, and lead away from it: the notice before another site. */
const LEAVING = /^\/portal\/(?:v[23]\/)?leave$/;
const OLDER_GUIDE = /^\/portal\/guide(?=\/)/;

const without = (attributes: Attributes, ...names: string[]): Attributes => attributes.filter(({ name }) => !names.includes(name));

/** A link as it is inside a frame: in-host links stay in it, others open a new tab. */
function link(element: Element, page: URL): Attributes {
  const attributes = element.attrs;
  const href = of(element, "href");
  if (href === undefined || !URL.canParse(href, page)) return attributes;
  const url = new URL(href, page);
  if (url.protocol !== "http:" && url.protocol !== "https:") return attributes;
  if (url.host !== page.host || LEAVING.test(url.pathname))
    return [...without(attributes, "target", "rel"), { name: "target", value: "_blank" }, { name: "rel", value: "noopener noreferrer" }];
  const inside = without(attributes, "target");
  if (url.pathname === "/portal/preferences" && url.searchParams.has("elder"))
    // Its own classes would show it again, so a style of its own hides it.
    return [...without(inside, "style", "hidden"), { name: "hidden", value: "" }, { name: "style", value: "display:none" }];
  if (!OLDER_GUIDE.test(url.pathname)) return inside;
  const newer = url.pathname.replace(OLDER_GUIDE, "/portal/v2/guide") + url.search + url.hash;
  return inside.map((one) => (one.name === "href" ? { name: "href", value: newer } : one));
}

function changedAttributes(element: Element, page: URL): Attributes {
  const { tagName, attrs: attributes } = element;
  if (tagName === "html") return [...without(attributes, "data-framed"), { name: "data-framed", value: "true" }];
  if (tagName === "a" || tagName === "area") return link(element, page);
  if (tagName === "form") return without(attributes, "target");
  return without(attributes, "formtarget");
}

/**
 * A page as it is inside the frame of another site: in-host links and forms stay in the frame, other links open a new tab, older guide addresses are the
 * newer ones, and the elder entry is hidden. Only start tags change; every other sign of the page stays as it was drawn.
 * @param page its address as the visitor sees it
 * @see FRAME-01
 */
export function framed(html: string, page: URL): string {
  const changes: Change[] = [];
  const visit = (node: Node): void => {
    if (isElement(node)) {
      const place = node.sourceCodeLocation?.startTag;
      const attributes = changedAttributes(node, page);
      const same = attributes.length === node.attrs.length && attributes.every((one, index) => one === node.attrs[index]);
      if (place && !same) {
        const written = attributes.map((one) => ` ${one.name}="${escaped(one.value)}"`).join("");
        changes.push({ start: place.startOffset, end: place.endOffset, text: `<${node.tagName}${written}>` });
      }
    }
    if ("childNodes" in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  let [done, result] = [0, ""];
  for (const { start, end, text } of changes.sort((one, other) => one.start - other.start)) {
    result += html.slice(done, start) + text;
    done = end;
  }
  return result + html.slice(done);
}
