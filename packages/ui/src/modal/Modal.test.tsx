import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { withDialogs } from "../testing/dialog.js";
import { Modal, type ModalProps } from "./index.js";

withDialogs();

function Page({ onOpenChange, ...props }: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Modal
        title="离开本站"
        {...props}
        defaultOpen={undefined}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      >
        {props.children ?? "是否继续？"}
      </Modal>
    </>
  );
}
const dialog = () => document.querySelector("dialog")!;
const openPage = (props: Partial<ModalProps> = {}) => {
  render(<Page {...props} />);
  screen.getByText("打开").focus();
  fireEvent.click(screen.getByText("打开"));
};
const pressMask = () => {
  fireEvent.pointerDown(dialog());
  fireEvent.click(dialog());
};
const marked = () => document.body.hasAttribute("data-oh-modal-open");

test("opens as a modal, focuses its title, marks the body; closing undoes all", () => {
  openPage();
  expect(dialog().showModal).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "离开本站" }));
  expect(marked()).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "关闭" }));
  expect(dialog().open).toBe(false);
  expect(marked()).toBe(false);
  expect(document.activeElement).toBe(screen.getByText("打开"));
});

test("what asks for the first focus gets it", () => {
  openPage({
    children: (
      <input
        aria-label="姓名"
        ref={(input) => {
          input?.setAttribute("autofocus", "");
        }}
      />
    ),
  });
  expect(document.activeElement).not.toBe(screen.getByRole("heading"));
});

test("Escape closes, through the owner", () => {
  const onOpenChange = vi.fn();
  openPage({ onOpenChange });
  const event = new Event("cancel", { cancelable: true });
  act(() => {
    dialog().dispatchEvent(event);
  });
  expect(event.defaultPrevented).toBe(true);
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(dialog().open).toBe(false);
});

test("a file field that cancels inside closes nothing", () => {
  openPage({ children: <input type="file" aria-label="材料" /> });
  act(() => {
    screen.getByLabelText("材料").dispatchEvent(new Event("cancel", { bubbles: true }));
  });
  expect(dialog().open).toBe(true);
});

test.each([
  [false, true],
  [true, false],
])("the mask, closable %s, leaves it open %s", (maskClosable, open) => {
  openPage({ maskClosable });
  pressMask();
  expect(dialog().open).toBe(open);
});

test("a selection drawn from inside onto the mask closes nothing", () => {
  openPage({ maskClosable: true });
  fireEvent.pointerDown(screen.getByText("是否继续？"));
  fireEvent.click(dialog());
  expect(dialog().open).toBe(true);
});

test("confirming calls and closes; false keeps it open; a promise is waited for", async () => {
  const answers = [false as const, undefined];
  let finish = () => {};
  const onConfirm = vi.fn(() =>
    answers.length > 0
      ? answers.shift()
      : new Promise<void>((resolve) => {
          finish = resolve;
        }),
  );
  openPage({ onConfirm });
  const confirm = () =>
    act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "确定" }));
    });
  await confirm();
  expect(dialog().open).toBe(true);
  await confirm();
  expect(dialog().open).toBe(false);

  fireEvent.click(screen.getByText("打开"));
  await confirm();
  await confirm();
  expect(onConfirm).toHaveBeenCalledTimes(3);
  expect(screen.getByRole("button", { name: "确定" }).dataset["loading"]).toBe("true");
  await act(async () => finish());
  expect(dialog().open).toBe(false);
});

test("held open by its owner it stays", () => {
  const onOpenChange = vi.fn();
  render(
    <Modal title="提示" open onOpenChange={onOpenChange}>
      正文
    </Modal>,
  );
  fireEvent.click(screen.getByRole("button", { name: "关闭" }));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  expect(dialog().open).toBe(true);
});

test("removed while open it closes first, so that focus and mark are given back", () => {
  const { unmount } = render(
    <Modal title="提示" defaultOpen>
      正文
    </Modal>,
  );
  expect(marked()).toBe(true);
  unmount();
  expect(marked()).toBe(false);
});

test("the mark stays until the last of several closes", () => {
  const { rerender } = render(
    <>
      <Modal title="一" open />
      <Modal title="二" open />
    </>,
  );
  rerender(
    <>
      <Modal title="一" open />
      <Modal title="二" open={false} />
    </>,
  );
  expect(marked()).toBe(true);
  rerender(
    <>
      <Modal title="一" open={false} />
      <Modal title="二" open={false} />
    </>,
  );
  expect(marked()).toBe(false);
});
