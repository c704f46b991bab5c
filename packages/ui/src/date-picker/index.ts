export { DatePicker } from "./DatePicker.js";
export type { DatePickerProps } from "./DatePicker.js";
export type { DateMode } from "./parseDate.js";
export type { DateRange } from "./range.js";
export type { IsoDate } from "./isoDate.js";
export { datePickerLabels } from "./labels.js";
export type { DatePickerLabels } from "./labels.js";
export type { CalendarLabels } from "./calendarLabels.js";
