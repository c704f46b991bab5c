import { Tooltip } from "tdesign-react";
import "tdesign-react/es/tooltip/style/css.js";

export function Use() {
  return (
    <Tooltip content="以窗口收到材料的当日起算">
      <button type="button">承诺期限</button>
    </Tooltip>
  );
}
