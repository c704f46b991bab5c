"use client";
import { useId, useRef, type ReactNode, type Ref } from "react";
import { cx } from "../internal/cx.js";
import { DialogHeader } from "../internal/DialogHeader.js";
import * as frame from "../internal/dialog.css.js";
import { useControllable, type Controllable } from "../internal/useControllable.js";
import { useDialog } from "../internal/useDialog.js";
import { useLabels } from "../internal/useLabels.js";
import * as styles from "./Drawer.css.js";
import { drawerLabels } from "./labels.js";

export type DrawerProps = {
  title: ReactNode;
  /** Edge it stands at. @default "end" */
  side?: "start" | "end" | "bottom";
  /** A press beside it closes. @default true */
  maskClosable?: boolean;
  footer?: ReactNode;
  /** @default "关闭" */
  closeLabel?: string;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDialogElement>;
} & Controllable<"open", boolean>;

/** A dialog at an edge: filters and menus on phones. Keyboard and focus as in `Modal`. Data attribute: `data-side`. */
export function Drawer({ title, side = "end", maskClosable = true, footer, closeLabel, children, className, ref, ...state }: DrawerProps) {
  const words = useLabels("drawer", drawerLabels, undefined);
  const [open, setOpen] = useControllable(state, "open", false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { close, props } = useDialog({ open, setOpen, maskClosable, focusFirst: heading, ref });
  const id = useId();
  return (
    <dialog {...props} className={cx(frame.dialog, styles.root, className)} aria-labelledby={id} data-side={side}>
      <DialogHeader id={id} title={title} closeLabel={closeLabel ?? words.close} onClose={close} heading={heading} />
      <div className={frame.body}>{children}</div>
      {footer && <footer className={frame.footer}>{footer}</footer>}
    </dialog>
  );
}
