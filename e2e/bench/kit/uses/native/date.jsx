export function Use({ n }) {
  return (
    <>
      <label htmlFor={`date${n}`}>预约日期</label>
      <input type="date" id={`date${n}`} name="date" defaultValue="2026-05-06" min="1970-01-01" max="3018-01-01" />
    </>
  );
}
