import { DatePicker } from "@arco-design/web-react";
import "@arco-design/web-react/es/DatePicker/style/css.js";

const outside = (day) => day.isBefore("1970-01-01") || day.isAfter("3018-01-01");

export function Use({ n }) {
  return (
    <>
      <label htmlFor={`date${n}`}>预约日期</label>
      <DatePicker inputProps={{ id: `date${n}`, name: "date" }} defaultValue="2026-05-06" disabledDate={outside} />
    </>
  );
}
