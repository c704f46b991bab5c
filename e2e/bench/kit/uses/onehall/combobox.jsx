import { Picker } from "@onehall/ui/picker";
import { cities } from "../data.js";

export function Use({ n }) {
  return (
    <>
      <label htmlFor={`city${n}`}>办理城市</label>
      <Picker id={`city${n}`} name="city" items={cities} />
    </>
  );
}
