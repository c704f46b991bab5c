import { fileURLToPath } from "node:url";
import browserslist from "browserslist";
import { browserslistToTargets, transform } from "lightningcss";
import postcss from "postcss";
import selectorParser from "postcss-selector-parser";

/** The oldest browsers in which a page looks and works as it should: `browserslist` of this package. @see docs/decisions/old-browsers.md */
const FLOOR = browserslist.loadConfig({ path: fileURLToPath(new URL("..", import.meta.url)) });

/** The oldest browsers in which scripts start, as bundlers name them: optional chaining written out would cost every page more than its budget. */
export const SCRIPT_TARGETS = ["chrome80", "safari13.1"];

/** How much each cascade layer of the kit and the portal weighs, in ids. What stands in no layer, such as a library's own styles, wins as it does over layers. */
const WEIGHTS = new Map([
  ["onehall.reset", 0],
  ["onehall.theme", 0],
  ["onehall.components", 1],
  ["onehall.portal", 2],
]);
const UNLAYERED = 3;

/** Matches everything, and counts as one id. */
const HEAVIER = ":not(#\\#)";

/** Shorthands of logical properties came ten versions after the properties themselves: each is written as the two that it stands for. */
const PAIRS = new Map(
  ["margin", "padding"].flatMap((property) =>
    ["inline", "block"].map((axis) => [`${property}-${axis}`, [`${property}-${axis}-start`, `${property}-${axis}-end`]]),
  ),
);
const EDGES = new Map(
  ["inline", "block"].flatMap((axis) =>
    ["", "-color", "-style", "-width"].map((part) => [`border-${axis}${part}`, [`border-${axis}-start${part}`, `border-${axis}-end${part}`]]),
  ),
);
/** Offsets have no logical names there at all. From left to right, as all our languages run today. */
const OFFSETS = new Map([
  ["inset", ["top", "right", "bottom", "left"]],
  ["inset-block", ["top", "bottom"]],
  ["inset-inline", ["left", "right"]],
  ["inset-block-start", ["top"]],
  ["inset-block-end", ["bottom"]],
]);
/** These depend on the direction of writing where the browser knows them. */
const DIRECTED = new Map([
  ["inset-inline-start", "left"],
  ["inset-inline-end", "right"],
]);
/** Hides a property from the minifier, which would write it once for each language that runs from right to left. */
const HIDDEN = "-unread-";

/** Adds ids to the first compound of each selector, so that the order of layers holds where layers are unknown. */
const addWeight = (selector, weight) =>
  selectorParser((list) => {
    list.each((one) => {
      const at = one.nodes.find((node) => node.type === "combinator" || (node.type === "pseudo" && selectorParser.isPseudoElement(node)));
      const extra = selectorParser().astSync(HEAVIER.repeat(weight)).first.nodes;
      for (const node of extra)
        if (at) one.insertBefore(at, node.clone());
        else one.append(node.clone());
    });
    // Styles of what a page's author writes: without weight where :where is known, and with no class that could be outweighed.
    list.walkPseudos((pseudo) => {
      if (pseudo.value === ":where" && pseudo.nodes.length === 1) pseudo.replaceWith(...pseudo.first.nodes.map((node) => node.clone()));
    });
  }).processSync(selector);

/** Values beside each other, each for one edge: what stands in parentheses is one. */
const valuesOf = (value) => postcss.list.space(value);

/** @param {import("postcss").Declaration} declaration */
function expandShorthand(declaration) {
  const { prop, value, important } = declaration;
  const replace = (entries) => declaration.replaceWith(entries.map(([name, text]) => postcss.decl({ prop: name, value: text, important })));
  const pair = PAIRS.get(prop);
  if (pair) {
    const [start = value, end = start] = valuesOf(value);
    return replace([
      [pair[0], start],
      [pair[1], end],
    ]);
  }
  const edges = EDGES.get(prop);
  if (edges) {
    // A whole border has several words for both edges; its parts have one for each.
    const whole = prop === "border-inline" || prop === "border-block";
    const [start = value, end = start] = whole ? [value] : valuesOf(value);
    return replace([
      [edges[0], start],
      [edges[1], end],
    ]);
  }
  const offsets = OFFSETS.get(prop);
  if (offsets) {
    const given = valuesOf(value);
    const [first = value, second = first, third = first, fourth = second] = given;
    return replace(offsets.map((name, index) => [name, offsets.length === 4 ? [first, second, third, fourth][index] : [first, second][index]]));
  }
}

/** A rule for browsers that lack what a condition names, right after the one that they read in part. */
function addFallback(rule, condition, selectors, entries) {
  if (entries.length === 0) return;
  const nodes = entries.map(({ prop, value, important }) => postcss.decl({ prop, value, important }));
  rule.after(postcss.atRule({ name: "supports", params: `not (${condition})`, nodes: [postcss.rule({ selectors, nodes })] }));
}

/** Logical offsets, which came with gaps between flex items: Chrome 87, Safari 14.1. */
const LOGICAL_OFFSETS = "inset-inline-start:0";
/** Chrome 79, Safari 11.1; `clamp()` came to Safari later, with 13.1. */
const COMPARISONS = "width:min(1px,2px)";
const CLAMP = "width:clamp(1px,2px,3px)";

/** @param {import("postcss").Rule} rule */
function addOffsets(rule) {
  const found = rule.nodes.filter((node) => node.type === "decl" && DIRECTED.has(node.prop));
  addFallback(
    rule,
    LOGICAL_OFFSETS,
    rule.selectors,
    found.map(({ prop, value, important }) => ({ prop: DIRECTED.get(prop), value, important })),
  );
  for (const declaration of found) declaration.prop = HIDDEN + declaration.prop;
}

/** Gaps between flex items as margins, one layer below the rule's own: a margin that an item has for itself stays. @param {import("postcss").Rule} rule */
function addFlexGaps(rule, weight) {
  const valueOf = (name) => rule.nodes.findLast((node) => node.prop === name)?.value;
  const gap = valuesOf(valueOf("gap") ?? "");
  const rows = valueOf("row-gap") ?? gap[0];
  const columns = valueOf("column-gap") ?? gap[1] ?? gap[0];
  if (!valueOf("display")?.endsWith("flex")) return;
  const items = rule.selectors.map((selector) => addWeight(`${selector}>:not(:last-child)`, Math.max(0, weight - 1)));
  const margins = valueOf("flex-direction")?.startsWith("column")
    ? [{ prop: "margin-bottom", value: rows }]
    : [{ prop: "margin-right", value: columns }, ...(valueOf("flex-wrap") === "wrap" ? [{ prop: "margin-bottom", value: rows }] : [])];
  addFallback(
    rule,
    LOGICAL_OFFSETS,
    items,
    margins.filter(({ value }) => value !== undefined),
  );
}

/** A value without `min()`, `max()` and `clamp()`: the bound that does least harm where room is scarce. */
function withoutComparisons(value) {
  for (let before = value; ; before = value) {
    value = value.replaceAll(/(?<![\w-])(min|max|clamp)\(((?:[^()]|\([^()]*\))*)\)/g, (_all, name, inner) => {
      const given = postcss.list.comma(inner);
      const chosen = name === "max" ? given.at(-1) : (name === "min" && given.find((one) => one.includes("%"))) || given[0];
      return / [-+*/] /.test(chosen) ? `calc(${chosen})` : chosen;
    });
    if (value === before) return value;
  }
}

/** Of the arguments of `min()` the one that is no share of what stands around. */
const boundOf = (values) => postcss.list.comma(values).find((one) => !one.includes("%"));

/** @param {import("postcss").Rule} rule */
function addPlainSizes(rule) {
  const compared = rule.nodes.filter((node) => node.type === "decl" && /(?<![\w-])(?:min|max|clamp)\(/.test(node.value));
  for (const condition of [COMPARISONS, CLAMP]) {
    const found = compared.filter(({ value }) => /(?<![\w-])clamp\(/.test(value) === (condition === CLAMP));
    const entries = found.flatMap(({ prop, value, important }) => {
      const upper = prop === "inline-size" && /^min\((.*)\)$/.exec(value);
      const plain = [{ prop, value: withoutComparisons(value), important }];
      return upper && boundOf(upper[1]) ? [...plain, { prop: "max-inline-size", value: boundOf(upper[1]), important }] : plain;
    });
    addFallback(rule, condition, rule.selectors, entries);
  }
}

/** Values that came later, each with what does most nearly the same; sides as our languages run today. */
const REPLACED = [
  // Breaks inside long words, which also let a box be narrow: Chrome 80, Safari 15.4.
  { prop: "overflow-wrap", value: "anywhere", by: { prop: "word-break", value: "break-word" } },
  // Lists that draw their own marks: none at all where a mark cannot be an empty text.
  { prop: "list-style-type", value: '""', by: { prop: "list-style-type", value: "none" } },
  // Safari 13. Cells of a table that becomes cards on phones: one that stays a cell makes the page wider than the phone.
  { prop: "display", value: "flow-root", by: { prop: "display", value: "block" } },
  // Chrome 118, Safari 15.
  { prop: "float", value: "inline-start", by: { prop: "float", value: "left" } },
  { prop: "float", value: "inline-end", by: { prop: "float", value: "right" } },
];

/** @param {import("postcss").Rule} rule */
function addReplacements(rule) {
  for (const { prop, value, by } of REPLACED) {
    const found = rule.nodes.filter((node) => node.prop === prop && node.value === value);
    addFallback(
      rule,
      `${prop}:${value}`,
      rule.selectors,
      found.map(({ important }) => ({ ...by, important })),
    );
  }
}

/** Of the layer that a node stands in. */
function weightOf(node) {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (parent.type === "atrule" && parent.name === "layer") {
      const weight = WEIGHTS.get(parent.params);
      if (weight === undefined) throw new Error(`The layer ${parent.params} has no weight`);
      return weight;
    }
  return UNLAYERED;
}

const inKeyframes = (rule) => rule.parent.type === "atrule" && rule.parent.name.endsWith("keyframes");

/**
 * A stylesheet that browsers from the floor on read as newer ones read the given one: without cascade layers, ranges in media queries, `:is`, `:where`, logical
 * shorthands and offsets, colours with four digits.
 * @param {string} css of the build, complete
 * @returns {string} minified
 * @throws for a layer that has no weight
 */
export function forOldBrowsers(css) {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => void expandShorthand(declaration));
  const rules = [];
  root.walkRules((rule) => void (inKeyframes(rule) || rules.push(rule)));
  for (const rule of rules) {
    const weight = weightOf(rule);
    addFlexGaps(rule, weight);
    rule.selector = addWeight(rule.selector, weight);
    addOffsets(rule);
    addPlainSizes(rule);
    addReplacements(rule);
  }
  root.walkAtRules("layer", (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
  const { code } = transform({
    filename: "styles.css",
    code: Buffer.from(root.toString()),
    minify: true,
    targets: browserslistToTargets(browserslist(FLOOR)),
  });
  return code.toString().replaceAll(HIDDEN, "");
}
