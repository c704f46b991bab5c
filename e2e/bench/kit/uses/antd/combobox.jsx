import { Select } from "antd";
import { cities } from "../data.js";

export function Use({ n }) {
  return (
    <>
      <label htmlFor={`city${n}`}>办理城市</label>
      <Select
        id={`city${n}`}
        showSearch={{ optionFilterProp: "name" }}
        allowClear
        placeholder="请选择"
        notFoundContent="暂无搜索结果"
        options={cities}
        fieldNames={{ label: "name", value: "id" }}
      />
    </>
  );
}
