import { convertAttribute, isUntouched, type Convert } from "@onehall/language";

type Props = Readonly<Record<string, unknown>>;

/** Strings among children; arrays inside arrays are mapped lists. */
function convertChildren(children: unknown, convert: Convert): unknown {
  if (typeof children === "string") return convert(children);
  return Array.isArray(children) ? children.map((child) => convertChildren(child, convert)) : children;
}

/**
 * Converts the props of HTML elements and fragments, with the same choice as the server makes on finished HTML. Components get theirs as they are: what
 * becomes of a string is decided by the element that it ends in.
 */
export const convertProps =
  (convert: Convert) =>
  (type: unknown, props: Props): Props => {
    const isElement = typeof type === "string";
    const attribute = (name: string) => props[name];
    if ((!isElement && typeof type !== "symbol") || (isElement && isUntouched(type, attribute))) return props;
    const converted: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      if (name === "children") converted[name] = convertChildren(value, convert);
      else converted[name] = isElement && typeof value === "string" ? convertAttribute(type, name, value, attribute, convert) : value;
    }
    return converted;
  };
