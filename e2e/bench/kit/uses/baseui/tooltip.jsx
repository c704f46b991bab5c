import { Tooltip } from "@base-ui/react/tooltip";

export function Use() {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger>承诺期限</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner>
          <Tooltip.Popup>以窗口收到材料的当日起算</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
