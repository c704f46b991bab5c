import { DatePicker } from "antd";
import dayjs from "dayjs";

const [initial, min, max] = ["2026-05-06", "1970-01-01", "3018-01-01"].map((date) => dayjs(date));

export function Use({ n }) {
  return (
    <>
      <label htmlFor={`date${n}`}>预约日期</label>
      <DatePicker id={`date${n}`} name="date" defaultValue={initial} minDate={min} maxDate={max} />
    </>
  );
}
