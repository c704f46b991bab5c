/** Names of the levels of the identity check, for the codes 0 to 3. @see LOGIN-08 */
export const USER_LEVELS = ["二级", "三级", "四级", "五级"] as const;

/** 0 → 二级; empty for a code that does not exist. */
export const userLevelName = (code: string): string => (/^[0-3]$/.test(code) ? (USER_LEVELS[Number(code)] ?? "") : "");
