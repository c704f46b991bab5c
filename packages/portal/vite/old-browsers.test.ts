import { expect, test } from "vitest";
import { forOldBrowsers } from "./old-browsers.mjs";

const LAYERS = "@layer onehall.reset, onehall.theme, onehall.components, onehall.portal;";
/** Without the ids that stand for layers. */
const light = (css: string) => forOldBrowsers(css).replaceAll(":not(#\\#)", "");

test("a later layer outweighs an earlier one, whatever the selectors and their order, and what has no layer outweighs all", () => {
  const css = forOldBrowsers(
    `${LAYERS} .none { order: 1 } @layer onehall.portal { .b { order: 2 } } @layer onehall.components { .a .c { order: 3 } } @layer onehall.reset { p { order: 4 } }`,
  );
  const ids = [...css.matchAll(/([^{}]+)\{/g)].map(([, selector = ""]) => (selector.match(/:not\(#/g) ?? []).length);
  expect(ids).toEqual([3, 2, 1, 0]);
  expect(css).not.toContain("@layer");
});

test("every selector of a list gets the weight of its layer, before a pseudo-element", () => {
  expect(forOldBrowsers("@layer onehall.components { .a, .b:hover > i::after { color: red } }")).toBe(".a:not(#\\#),.b:hover:not(#\\#)>i:after{color:red}");
});

test("a layer without a weight is refused", () => {
  expect(() => forOldBrowsers("@layer other { .a { color: red } }")).toThrow("other");
});

test.each([
  ["a shorthand of two variables", "padding-inline:var(--a) var(--b)", "padding-inline-start:var(--a);padding-inline-end:var(--b)"],
  ["a shorthand of one value", "margin-block:1px", "margin-block-start:1px;margin-block-end:1px"],
  ["a border of several words", "border-block:1px solid var(--a)", "border-block-start:1px solid var(--a);border-block-end:1px solid var(--a)"],
  ["all four offsets", "inset:1px 2px", "top:1px;bottom:1px;left:2px;right:2px"],
])("%s is written out", (_name, from, to) => {
  const declarations = (css: string) =>
    css
      .slice(css.indexOf("{") + 1, css.lastIndexOf("}"))
      .split(";")
      .sort();
  expect(declarations(light(`.a{${from}}`))).toEqual(to.split(";").sort());
});

test.each([
  ["a logical offset", "inset-inline-start:1px", "@supports not (inset-inline-start:0){.a{left:1px}}"],
  ["a gap in a row", "display:flex;gap:1px 2px", "@supports not (inset-inline-start:0){.a>:not(:last-child){margin-right:2px}}"],
  ["a gap in a column", "display:flex;flex-direction:column;gap:1px", "@supports not (inset-inline-start:0){.a>:not(:last-child){margin-bottom:1px}}"],
  [
    "a size with a bound",
    "inline-size:min(100% - 2px,var(--a))",
    "@supports not (width:min(1px,2px)){.a{inline-size:calc(100% - 2px);max-inline-size:var(--a)}}",
  ],
  [
    "columns no wider than the page",
    "grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))",
    "@supports not (width:min(1px,2px)){.a{grid-template-columns:repeat(auto-fit,minmax(100%,1fr))}}",
  ],
  ["a size between bounds", "font-size:clamp(1rem,2vw,2rem)", "@supports not (width:clamp(1px,2px,3px)){.a{font-size:1rem}}"],
  ["a break in a word", "overflow-wrap:anywhere", "@supports not (overflow-wrap:anywhere){.a{word-break:break-word}}"],
  ["a box that holds its floats", "display:flow-root", "@supports not (display:flow-root){.a{display:block}}"],
  ["a side of the text", "float:inline-start", "@supports not (float:inline-start){.a{float:left}}"],
  ["no mark of a list", 'list-style-type:""', '@supports not (list-style-type:""){.a{list-style-type:none}}'],
])("%s has a fallback for browsers without it", (_name, from, fallback) => {
  expect(light(`.a{${from}}`)).toContain(fallback);
});

test("ranges in media queries, and :is, are written as before", () => {
  expect(light("@media (width <= 599.98px) { .a:is(.b, .c) { color: red } }")).toMatch(/^@media \(max-width:599\.98px\)\{\.a:-webkit-any\(\.b,\.c\)/);
});

test("steps of an animation are no selectors", () => {
  expect(forOldBrowsers("@layer onehall.portal { @keyframes turn { from { left: 0 } to { left: 1px } } }")).toContain("0%{left:0}");
});
