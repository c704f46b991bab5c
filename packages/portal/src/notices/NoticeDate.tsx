/** 2026-11-18 09:30 → 2026年11月18日, Beijing time. */
export function NoticeDate({ date, className }: { date: string; className?: string }) {
  const [year, month, day] = date.slice(0, 10).split("-").map(Number);
  return (
    <time dateTime={date.slice(0, 10)} className={className}>
      {`${year}年${month}月${day}日`}
    </time>
  );
}
