/** Words of the calendar; they come with it when it opens. */
export type CalendarLabels = {
  /** Language of month and day names, as a BCP 47 tag. */
  locale: string;
  /** First day of the week: 0 Sunday, 1 Monday. */
  weekStart: 0 | 1;
  dialog: string;
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  previousYears: string;
  nextYears: string;
  /** What pressing the title does. */
  toMonths: string;
  toYears: string;
  today: string;
  thisMonth: string;
  close: string;
  pickStart: string;
  pickEnd: string;
};

export const calendarLabels: CalendarLabels = {
  locale: "zh-CN",
  weekStart: 1,
  dialog: "日历",
  previousMonth: "上个月",
  nextMonth: "下个月",
  previousYear: "上一年",
  nextYear: "下一年",
  previousYears: "前 12 年",
  nextYears: "后 12 年",
  toMonths: "选择月份",
  toYears: "选择年份",
  today: "今天",
  thisMonth: "本月",
  close: "关闭",
  pickStart: "请选择开始日期",
  pickEnd: "请选择结束日期",
};
