/** Signs that searches are seldom about: they come from a slip of the hand or from copied text. @see SEARCH-17 */
const SPECIAL = /[~`!@#$%^&{}[\]():;'"|\\<>?/+_*]/g;

/** The special characters of a search, each once, in their order. */
export const specialCharactersOf = (keyword: string): string[] => [...new Set(keyword.match(SPECIAL) ?? [])];

/** Whether a search asks for elder mode, by any of the names that sites give it. @see SEARCH-18 */
export const asksForElderMode = (keyword: string): boolean => /(?:长辈|亲情|关爱|关怀|老年|老人|大字)(?:版|模式)|长者助手|适老化/.test(keyword);
