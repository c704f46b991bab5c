import { Select } from "@arco-design/web-react";
import "@arco-design/web-react/es/Select/style/css.js";
import { cities } from "../data.js";

const options = cities.map(({ id, name }) => ({ value: id, label: name }));
const matches = (typed, option) => option.props.children.includes(typed);

export function Use({ n }) {
  return (
    <>
      <label htmlFor={`city${n}`}>办理城市</label>
      <Select id={`city${n}`} showSearch allowClear placeholder="请选择" notFoundContent="暂无搜索结果" options={options} filterOption={matches} />
    </>
  );
}
