import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { cities } from "../data.js";

export function Use() {
  return (
    <ComboBox name="city" defaultItems={cities}>
      <Label>办理城市</Label>
      <Input placeholder="请选择" />
      <Button>▼</Button>
      <Popover>
        <ListBox>{(city) => <ListBoxItem>{city.name}</ListBoxItem>}</ListBox>
      </Popover>
    </ComboBox>
  );
}
