/** 0.9841 → 98.4%; cut, not rounded up: no share looks better than it is. */
export const percent = (share: number): string => `${Math.floor(share * 1_000 + 1e-9) / 10}%`;

/** 2026-11-22 → 2026年11月22日 */
export const longDate = (day: string): string => {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}年${month}月${date}日`;
};
