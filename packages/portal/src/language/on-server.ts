import { createConvert, type Convert } from "./convert";
import dictionary from "./dictionary.json";
import { convertHtml } from "./html";

let made: Convert | undefined;

/** Simplified → traditional. The dictionary is unfolded at the first text. */
export const convertOnServer: Convert = (text) => (made ??= createConvert(dictionary))(text);

/** A finished page or document in traditional characters, with `lang="zh-Hant"`. */
export const inTraditional = (html: string): string => convertHtml(html, convertOnServer);
