import type { DefaultTreeAdapterTypes } from "parse5";
import { REMOVED_ELEMENTS } from "./rules";

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Whether a node is an element. */
export const isElement = (node: Node): node is Element => "tagName" in node;
/** The text of a text node. */
export const textOf = (node: Node): string | undefined => (node.nodeName === "#text" ? (node as DefaultTreeAdapterTypes.TextNode).value : undefined);
/** An attribute of an element. */
export const attributeOf = (element: Element, name: string): string | undefined => element.attrs.find((one) => one.name === name)?.value;
/** Text without line breaks and doubled spaces. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** The words inside an element on one line, as a name for something. The element itself may be hidden, as such names often are. */
export function labelOf(element: Element | undefined): string {
  const inside = (node: Node): string => {
    const text = textOf(node);
    if (text !== undefined) return text;
    if (!isElement(node) || REMOVED_ELEMENTS.has(node.tagName) || isHidden(node)) return "";
    return node.childNodes.map(inside).join("");
  };
  return oneLine(element?.childNodes.map(inside).join("") ?? "");
}

/** Left out of the page for everybody, or shown by scripts only. What a fold or the browser's page search opens is text like any other. */
export function isHidden(element: Element): boolean {
  const hidden = attributeOf(element, "hidden");
  if ((hidden !== undefined && hidden !== "until-found") || attributeOf(element, "aria-hidden") === "true" || attributeOf(element, "inert") !== undefined)
    return true;
  if (element.tagName === "dialog") return attributeOf(element, "open") === undefined;
  if (attributeOf(element, "popover") !== undefined) return attributeOf(element, "role") === "dialog" || attributeOf(element, "popover") === "manual";
  // Still hidden by the styles: for who is logged in, and the way past a header that is not here.
  return attributeOf(element, "data-for") === "known" || attributeOf(element, "data-island") === "skip";
}

/** The first element that matches, in the order of the page. */
export function findElement(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && matches(node)) return node;
  if (!("childNodes" in node)) return undefined;
  for (const child of node.childNodes) {
    const found = findElement(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** Whether an element stands somewhere inside of another. */
export function isInside(element: Element, tagName: string): boolean {
  for (let parent: Node | null = element.parentNode; parent && isElement(parent); parent = parent.parentNode) if (parent.tagName === tagName) return true;
  return false;
}
