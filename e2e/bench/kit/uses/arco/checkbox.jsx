import { Checkbox } from "@arco-design/web-react";
import "@arco-design/web-react/es/Checkbox/style/css.js";

export function Use() {
  return <Checkbox value="yes">我已阅读并同意服务协议</Checkbox>;
}
