import { DatePicker } from "tdesign-react";
import "tdesign-react/es/date-picker/style/css.js";

const bounds = { before: "1970-01-01", after: "3018-01-01" };

export function Use({ n }) {
  return (
    <>
      <label htmlFor={`date${n}`}>预约日期</label>
      <DatePicker inputProps={{ id: `date${n}`, name: "date" }} defaultValue="2026-05-06" disableDate={bounds} allowInput />
    </>
  );
}
