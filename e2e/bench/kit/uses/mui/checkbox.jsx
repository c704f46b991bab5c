import { Checkbox, FormControlLabel } from "@mui/material";

export function Use() {
  return <FormControlLabel control={<Checkbox name="agreed" value="yes" />} label="我已阅读并同意服务协议" />;
}
