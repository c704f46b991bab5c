import { Checkbox } from "@base-ui/react/checkbox";

export function Use() {
  return (
    <label>
      <Checkbox.Root name="agreed" value="yes">
        <Checkbox.Indicator>✓</Checkbox.Indicator>
      </Checkbox.Root>
      我已阅读并同意服务协议
    </label>
  );
}
