import { Autocomplete, TextField } from "@mui/material";
import { cities } from "../data.js";

export function Use({ n }) {
  return (
    <Autocomplete
      id={`city${n}`}
      options={cities}
      getOptionLabel={(city) => city.name}
      noOptionsText="暂无搜索结果"
      renderInput={(props) => <TextField {...props} label="办理城市" placeholder="请选择" />}
    />
  );
}
