import { Combobox } from "@base-ui/react/combobox";
import { cities } from "../data.js";

export function Use({ n }) {
  return (
    <Combobox.Root items={cities} itemToStringLabel={(city) => city.name} itemToStringValue={(city) => city.id} name="city">
      <label htmlFor={`city${n}`}>办理城市</label>
      <Combobox.Input id={`city${n}`} placeholder="请选择" />
      <Combobox.Trigger aria-label="展开选项">▼</Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner>
          <Combobox.Popup>
            <Combobox.Empty>暂无搜索结果</Combobox.Empty>
            <Combobox.List>
              {(city) => (
                <Combobox.Item key={city.id} value={city}>
                  {city.name}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
