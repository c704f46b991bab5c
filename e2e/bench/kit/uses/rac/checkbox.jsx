import { Checkbox } from "react-aria-components";

export function Use() {
  return (
    <Checkbox name="agreed" value="yes">
      我已阅读并同意服务协议
    </Checkbox>
  );
}
