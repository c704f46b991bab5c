import { Checkbox } from "@base-ui/react/checkbox";

export function Use() {
  return (
    <div>
      <Checkbox.Root id="agreed" name="agreed" value="yes">
        <Checkbox.Indicator>✓</Checkbox.Indicator>
      </Checkbox.Root>
      <label htmlFor="agreed">我已阅读并同意服务协议</label>
    </div>
  );
}
