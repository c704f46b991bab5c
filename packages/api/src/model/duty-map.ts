import type { RawTypeCount } from "./duty.js";

/** How many there are of a matter type. */
export type TypeCount = { code: string; label: string; count: number };

/** Raw count → count. */
export const mapTypeCount = (raw: RawTypeCount): TypeCount => ({ code: raw.TASK_TYPE, label: raw.TASK_TYPE_TEXT, count: raw.COUNT });
