import type { Guide } from "@onehall/api";

/** Whether a hall takes it: only of halls are hours known, and of other places nobody can book any. @see APPLY-29 */
export const isBookable = ({ windows }: Pick<Guide, "windows">): boolean => windows.some(({ hours }) => hours !== "");

/** What the button for an appointment says: appointments are for the hall, also where another kind of window stands before it. @see APPLY-29 */
export const bookingText = ({ windows }: Pick<Guide, "windows">): string => (windows.length === 1 ? "预约" : "预约大厅窗口");
