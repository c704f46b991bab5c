import { Tooltip } from "@mui/material";

export function Use() {
  return (
    <Tooltip title="以窗口收到材料的当日起算" describeChild>
      <button type="button">承诺期限</button>
    </Tooltip>
  );
}
