import { Button, Modal } from "antd";
import { useState } from "react";

export function Use() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>撤回申请</Button>
      <Modal title="撤回申请" open={open} onOk={() => setOpen(false)} onCancel={() => setOpen(false)} okText="确定" cancelText="取消">
        <p>撤回后需要重新提交。</p>
      </Modal>
    </>
  );
}
