/** Pattern for `LOWER(column) LIKE ${"pattern"} ESCAPE '!'`: the words stand somewhere in the text. No words match everything. */
export const likePattern = (words: string): string => `%${words.toLowerCase().replaceAll(/[!%_]/g, "!$&")}%`;
