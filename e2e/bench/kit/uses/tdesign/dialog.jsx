import { Button, Dialog } from "tdesign-react";
import "tdesign-react/es/button/style/css.js";
import "tdesign-react/es/dialog/style/css.js";
import { useState } from "react";

export function Use() {
  const [visible, setVisible] = useState(false);
  return (
    <>
      <Button onClick={() => setVisible(true)}>撤回申请</Button>
      <Dialog header="撤回申请" visible={visible} onConfirm={() => setVisible(false)} onClose={() => setVisible(false)}>
        <p>撤回后需要重新提交。</p>
      </Dialog>
    </>
  );
}
