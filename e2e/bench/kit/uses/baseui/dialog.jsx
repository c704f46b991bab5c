import { Dialog } from "@base-ui/react/dialog";

export function Use() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>撤回申请</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop />
        <Dialog.Popup>
          <Dialog.Title>撤回申请</Dialog.Title>
          <Dialog.Description>撤回后需要重新提交。</Dialog.Description>
          <Dialog.Close>取消</Dialog.Close>
          <Dialog.Close>确定</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
