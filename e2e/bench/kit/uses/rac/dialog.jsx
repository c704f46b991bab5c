import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from "react-aria-components";

export function Use() {
  return (
    <DialogTrigger>
      <Button>撤回申请</Button>
      <ModalOverlay>
        <Modal>
          <Dialog>
            <Heading slot="title">撤回申请</Heading>
            <p>撤回后需要重新提交。</p>
            <Button slot="close">取消</Button>
            <Button slot="close">确定</Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
