import { Select } from "tdesign-react";
import "tdesign-react/es/select/style/css.js";
import { cities } from "../data.js";

const options = cities.map(({ id, name }) => ({ value: id, label: name }));

export function Use({ n }) {
  return (
    <>
      <label htmlFor={`city${n}`}>办理城市</label>
      <Select inputProps={{ id: `city${n}` }} filterable clearable placeholder="请选择" empty="暂无搜索结果" options={options} />
    </>
  );
}
