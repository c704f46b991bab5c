export type DatePickerLabels = {
  /** Shown in an empty field. */
  date: string;
  month: string;
  /** Name of the button. */
  open: string;
  start: string;
  end: string;
  /** Between start and end. */
  to: string;
  loading: string;
  /** The calendar could not be loaded. */
  failed: string;
  /** A text that is no date. */
  wrong: (text: string, example: string) => string;
  outside: (min: string, max: string) => string;
  unavailable: (date: string) => string;
};

export const datePickerLabels: DatePickerLabels = {
  date: "例如 2026-11-20",
  month: "例如 2026-11",
  open: "选择日期",
  start: "开始日期",
  end: "结束日期",
  to: "至",
  loading: "日历正在打开",
  failed: "日历没有打开，请直接输入日期",
  wrong: (text, example) => `“${text}”不是有效的日期，请照 ${example} 的样子填写`,
  outside: (min, max) => `请填写 ${min} 至 ${max} 之间的日期`,
  unavailable: (date) => `${date} 不能选，请换一天`,
};
