import type { ErrorStore } from "@onehall/api";
import { Button } from "@onehall/ui/button";
import { Modal } from "@onehall/ui/modal";
import { useSyncExternalStore } from "react";

/** Opens whenever the store holds a sentence, and clears it when it is closed. @see SHELL-35 */
export function ErrorModal({ store }: { store: ErrorStore }) {
  const message = useSyncExternalStore(store.subscribe, store.get);
  return (
    <Modal
      title="提示"
      size="small"
      open={message !== ""}
      onOpenChange={(open) => void (open || store.clear())}
      footer={
        <Button kind="primary" onClick={store.clear}>
          我知道了
        </Button>
      }
    >
      <p>{message}</p>
    </Modal>
  );
}
