import { Tooltip } from "antd";

export function Use() {
  return (
    <Tooltip title="以窗口收到材料的当日起算">
      <button type="button">承诺期限</button>
    </Tooltip>
  );
}
