import { cities } from "../data.js";

export function Use({ n }) {
  return (
    <>
      <label htmlFor={`city${n}`}>办理城市</label>
      <input id={`city${n}`} name="city" list={`cities${n}`} autoComplete="off" placeholder="请选择" />
      <datalist id={`cities${n}`}>
        {cities.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
