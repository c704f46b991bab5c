import { Button, Modal } from "@arco-design/web-react";
import "@arco-design/web-react/es/Button/style/css.js";
import "@arco-design/web-react/es/Modal/style/css.js";
import { useState } from "react";

export function Use() {
  const [visible, setVisible] = useState(false);
  return (
    <>
      <Button onClick={() => setVisible(true)}>撤回申请</Button>
      <Modal title="撤回申请" visible={visible} onOk={() => setVisible(false)} onCancel={() => setVisible(false)}>
        <p>撤回后需要重新提交。</p>
      </Modal>
    </>
  );
}
