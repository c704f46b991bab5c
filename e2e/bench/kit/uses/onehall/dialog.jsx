import { Button } from "@onehall/ui/button";
import { Modal } from "@onehall/ui/modal";
import { useState } from "react";

export function Use() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>撤回申请</Button>
      <Modal title="撤回申请" open={open} onOpenChange={setOpen} onConfirm={() => {}}>
        <p>撤回后需要重新提交。</p>
      </Modal>
    </>
  );
}
