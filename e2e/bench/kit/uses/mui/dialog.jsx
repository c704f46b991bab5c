import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { useState } from "react";

export function Use() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>撤回申请</Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>撤回申请</DialogTitle>
        <DialogContent>
          <p>撤回后需要重新提交。</p>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>取消</Button>
          <Button onClick={() => setOpen(false)}>确定</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
