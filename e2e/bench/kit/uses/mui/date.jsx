import { DatePicker, LocalizationProvider } from "@mui/x-date-pickers";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import dayjs from "dayjs";

const [initial, min, max] = ["2026-05-06", "1970-01-01", "3018-01-01"].map((date) => dayjs(date));

export function Use() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="预约日期" name="date" format="YYYY-MM-DD" defaultValue={initial} minDate={min} maxDate={max} />
    </LocalizationProvider>
  );
}
