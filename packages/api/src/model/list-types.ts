/** Lists of tasks with something in common, by the number that addresses use. @see PAGE-06 */
export const LIST_TYPES = [
  { type: 8, name: "跑零次" },
  { type: 10, name: "容缺受理" },
  { type: 11, name: "告知承诺" },
  { type: 12, name: "即办件" },
  { type: 13, name: "秒批" },
  { type: 14, name: "指尖办" },
  { type: 15, name: "一窗办理" },
  { type: 16, name: "支付事项" },
  { type: 17, name: "物流事项" },
] as const;
