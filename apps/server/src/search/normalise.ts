import { Converter } from "opencc-js/t2cn";

const toSimplified = Converter({ from: "t", to: "cn" });

/** What Taiwan and Hong Kong write and the converter leaves as it is: 跟著, 衞生, 孃家; not 著作 and 显著. */
const LOCAL_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![显卓名软编原论专巨遗译土昭合])著(?![名作录述者权书])/gu, "着"],
  [/衞/gu, "卫"],
  [/孃/gu, "娘"],
  [/枱/gu, "台"],
];

const NOT_WORD = /[^\p{Script=Han}\p{Letter}\p{Number}]+/gu;

/**
 * The form in which texts are compared, for what is indexed and for what is asked: full-width and compatibility forms folded (NFKC),
 * lower case, every run of other characters one space, simplified (last: the converter leaves alone what follows characters that describe a character). Only ever
 * compared, never shown.
 */
export function normalise(text: string): string {
  const simplified = toSimplified(text.normalize("NFKC").toLowerCase().replaceAll(NOT_WORD, " ").trim());
  return /[著衞孃枱]/u.test(simplified) ? LOCAL_FORMS.reduce((form, [local, usual]) => form.replaceAll(local, usual), simplified) : simplified;
}

/** Markup, entities and placeholders, as they come with copied text. */
const MARKUP = /<[/!]?[a-z][^<>]*>?|&[a-z]+;|&#\w+;|\$?\{[^{}]*\}/giu;

/** What was typed without markup, whose letters would be read as words (script is no 生产日普通); all of it where nothing else was typed. @see SEARCH-17 */
export function withoutMarkup(text: string): string {
  const rest = text.normalize("NFKC").replaceAll(MARKUP, " ");
  return normalise(rest) === "" ? text : rest;
}

/** The same without any spaces, for comparing whole names. */
export const withoutSpaces = (text: string): string => normalise(text).replaceAll(" ", "");

export const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);
