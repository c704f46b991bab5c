import { Converter } from "opencc-js/t2cn";

const toSimplified = Converter({ from: "t", to: "cn" });

const NOT_WORD = /[^\p{Script=Han}\p{Letter}\p{Number}]+/gu;

/**
 * The form in which texts are compared, for what is indexed and for what is asked: full-width and compatibility forms folded (NFKC),
 * lower case, every run of other characters one space, simplified (last: the converter leaves alone what follows characters that describe a character). Only ever
 * compared, never shown.
 */
export const normalise = (text: string): string => toSimplified(text.normalize("NFKC").toLowerCase().replaceAll(NOT_WORD, " ").trim());

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
