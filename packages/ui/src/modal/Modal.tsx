"use client";
import { useId, useRef, useState, type ReactNode, type Ref } from "react";
import { Button } from "../button/Button.js";
import { Empty } from "../empty/Empty.js";
import { cx } from "../internal/cx.js";
import { DialogHeader } from "../internal/DialogHeader.js";
import * as frame from "../internal/dialog.css.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useDialog } from "../internal/useDialog.js";
import { useLabels } from "../internal/useLabels.js";
import { modalLabels, type ModalLabels } from "./labels.js";
import * as styles from "./Modal.css.js";

export type ModalProps = {
  title: ReactNode;
  /** Left out: between the two (KIT-MODAL-05). */
  size?: "small" | "large";
  /** A press beside the dialog closes it too. @default false */
  maskClosable?: boolean;
  /** Instead of cancel and confirm; `null` for none. */
  footer?: ReactNode;
  /** Adds cancel and confirm. Confirming closes, unless this answers `false`; a promise is waited for. */
  onConfirm?: () => void | false | Promise<void | false>;
  /** Nothing inside shows 没有找到数据. */
  children?: ReactNode;
  labels?: Partial<ModalLabels>;
  className?: string;
  ref?: Ref<HTMLDialogElement>;
} & Controllable<"open", boolean>;

/**
 * A dialog above the page, on the native `<dialog>`. Focus goes to its title, stays inside, and returns where it came from.
 * Keyboard: Escape closes. Closes by close button, cancel, confirm, and by the mask only with `maskClosable`.
 * Data attributes: `data-size`; `data-oh-modal-open` on `<body>` while any dialog is open.
 */
export function Modal({ title, size, maskClosable = false, footer, onConfirm, children, labels, className, ref, ...state }: ModalProps) {
  const words = useLabels("modal", modalLabels, labels);
  const [open, setOpen] = useControllable(state, "open", false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { close, props } = useDialog({ open, setOpen, maskClosable, focusFirst: heading, ref });
  const [working, setWorking] = useState(false);
  const id = useId();

  const confirm = async () => {
    if (working) return;
    setWorking(true);
    try {
      if ((await onConfirm?.()) !== false) close();
    } finally {
      setWorking(false);
    }
  };
  const ownFooter = onConfirm && (
    <>
      <Button onClick={close}>{words.cancel}</Button>
      <Button kind="primary" loading={working} onClick={() => void confirm()}>
        {words.confirm}
      </Button>
    </>
  );
  const foot = footer === undefined ? ownFooter : footer;

  return (
    <dialog {...props} className={cx(frame.dialog, styles.root, className)} aria-labelledby={id} data-size={size}>
      <DialogHeader id={id} title={title} closeLabel={words.close} onClose={close} heading={heading} />
      <div className={frame.body}>{children ?? <Empty title={words.empty} />}</div>
      {foot && <footer className={frame.footer}>{foot}</footer>}
    </dialog>
  );
}
