import type { Guide } from "@onehall/api";

/** What the button for an appointment says, empty where no window takes any: appointments are for the hall, also where another kind of window stands before it. @see APPLY-29 */
export const bookingText = ({ windows }: Pick<Guide, "windows">): string => (windows.length === 0 ? "" : windows.length === 1 ? "预约" : "预约大厅窗口");
