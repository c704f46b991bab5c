import type { Convert } from "./convert";
import { SIMPLIFIED, TRADITIONAL } from "./languages";
import { HUMAN, isShownMeta, isUntouched } from "./parts";

type Props = Readonly<Record<string, unknown>>;

/** What of React makes elements: the functions that compiled JSX calls, and the one that libraries call by hand. */
export type ElementMakers = {
  runtime: { jsx: (type: unknown, props: Props, key?: string) => unknown; jsxs: (type: unknown, props: Props, key?: string) => unknown };
  react: { createElement: (type: unknown, props?: Props | null, ...children: unknown[]) => unknown };
};

/** Strings among children; arrays inside arrays are lists that somebody mapped. */
function convertChildren(children: unknown, convert: Convert): unknown {
  if (typeof children === "string") return convert(children);
  return Array.isArray(children) ? children.map((child) => convertChildren(child, convert)) : children;
}

/** Whether an element of this type draws its strings itself: elements of HTML and fragments do, components say what becomes of theirs. */
const drawsStrings = (type: unknown): type is string | symbol => typeof type === "string" || typeof type === "symbol";

/** The same choice as convertHtml makes of the finished page. */
function convertProps(type: string | symbol, props: Props, convert: Convert): Props {
  const converted: Record<string, unknown> = { ...props };
  if (props.children !== undefined) converted.children = convertChildren(props.children, convert);
  if (typeof type === "symbol") return converted;
  for (const name of HUMAN) if (typeof props[name] === "string") converted[name] = convert(props[name]);
  if (typeof props.content === "string" && isShownMeta(type, (name) => props[name])) converted.content = convert(props.content);
  if (type === "html" && props.lang === SIMPLIFIED) converted.lang = TRADITIONAL;
  return converted;
}

const touches = (type: unknown, props: Props): type is string | symbol =>
  drawsStrings(type) && (typeof type === "symbol" || !isUntouched(type, (name) => props[name]));

/**
 * From now on React draws in traditional characters whatever it is given in simplified ones. It is React's own functions that are changed, and not the
 * words of each part: every part, also of libraries and of code that is fetched later, meets here, and a simplified page pays nothing.
 */
export function drawConverted({ runtime, react }: ElementMakers, convert: Convert): void {
  const { jsx, jsxs } = runtime;
  const { createElement } = react;
  runtime.jsx = (type, props, key) => jsx(type, touches(type, props) ? convertProps(type, props, convert) : props, key);
  runtime.jsxs = (type, props, key) => jsxs(type, touches(type, props) ? convertProps(type, props, convert) : props, key);
  react.createElement = (type, props, ...children) =>
    touches(type, props ?? {})
      ? createElement(type, convertProps(type, props ?? {}, convert), ...children.map((child) => convertChildren(child, convert)))
      : createElement(type, props, ...children);
}
