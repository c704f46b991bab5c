import { createConvert, type Convert } from "./convert";
import dictionary from "./dictionary.json";

let convert: Convert | undefined;

/** Simplified → traditional, with as many UTF-16 units as before. The dictionary (about 60 kB) is parsed at the first call. */
export const toTraditional: Convert = (text) => (convert ??= createConvert(dictionary))(text);
