import type { Hall } from "@onehall/regions";
import { traditional } from "../language/conversion";

/** In the characters that the name is kept in, or in traditional ones. */
const has = (text: string, part: string) => [text, traditional(text)].some((form) => form.toLowerCase().includes(part.toLowerCase()));

/** The entries whose name, short or full, holds a part; all of them for an empty one. @see REGION-34 */
export const filterByName = (entries: readonly Hall[], part: string): readonly Hall[] =>
  part === "" ? entries : entries.filter(({ name, shortName }) => has(name, part) || has(shortName, part));
