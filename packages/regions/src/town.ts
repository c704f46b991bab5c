const TOWN_CODE = /^\d{9}000$/;

/**
 * Whether a region code names a town (or street), as opposed to a village.
 * Six-digit codes (440000) also end in three zeros, so only 12-digit codes whose town part is filled are looked at.
 * @see REGION-05
 */
export const isTownCode = (code: string): boolean => TOWN_CODE.test(code) && code.slice(6, 9) !== "000";
