export function Use() {
  return (
    <label>
      <input type="checkbox" name="agreed" value="yes" />
      我已阅读并同意服务协议
    </label>
  );
}
