// Base UI has no calendar: its popover around react-day-picker, as its own documentation advises.
import { Popover } from "@base-ui/react/popover";
import { useState } from "react";
import { DayPicker } from "react-day-picker";
import { zhCN } from "react-day-picker/locale/zh-CN";

const [initial, min, max] = [new Date(2026, 4, 6), new Date(1970, 0, 1), new Date(3018, 0, 1)];
const text = (date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;

export function Use({ n }) {
  const [date, setDate] = useState(initial);
  return (
    <Popover.Root>
      <label htmlFor={`date${n}`}>预约日期</label>
      <Popover.Trigger id={`date${n}`}>{date ? text(date) : "请选择"}</Popover.Trigger>
      <input type="hidden" name="date" value={date ? text(date) : ""} />
      <Popover.Portal>
        <Popover.Positioner>
          <Popover.Popup>
            <DayPicker mode="single" locale={zhCN} selected={date} onSelect={setDate} startMonth={min} endMonth={max} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
