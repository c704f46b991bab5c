import { Button, Tooltip, TooltipTrigger } from "react-aria-components";

export function Use() {
  return (
    <TooltipTrigger>
      <Button>承诺期限</Button>
      <Tooltip>以窗口收到材料的当日起算</Tooltip>
    </TooltipTrigger>
  );
}
