import { parseDate } from "@internationalized/date";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
} from "react-aria-components";

const [initial, min, max] = ["2026-05-06", "1970-01-01", "3018-01-01"].map((date) => parseDate(date));

export function Use() {
  return (
    <I18nProvider locale="zh-CN">
      <DatePicker name="date" defaultValue={initial} minValue={min} maxValue={max}>
        <Label>预约日期</Label>
        <Group>
          <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
          <Button>▼</Button>
        </Group>
        <Popover>
          <Dialog>
            <Calendar>
              <Button slot="previous">◀</Button>
              <Heading />
              <Button slot="next">▶</Button>
              <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}
