import { Checkbox } from "tdesign-react";
import "tdesign-react/es/checkbox/style/css.js";

export function Use() {
  return (
    <Checkbox name="agreed" value="yes">
      我已阅读并同意服务协议
    </Checkbox>
  );
}
