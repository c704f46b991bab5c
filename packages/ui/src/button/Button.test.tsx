import { fireEvent, render, screen } from "@testing-library/react";
import { createRef, type SubmitEvent } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "./index.js";

test("at work it keeps name and focus, answers no press and submits no form", () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading={false} onClick={onClick}>
        提交
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "提交" });
  button.focus();
  fireEvent.click(button);
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);

  rerender(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        提交
      </Button>
    </form>,
  );
  expect(screen.getByRole("button", { name: "提交" })).toBe(document.activeElement);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.hasAttribute("disabled")).toBe(false);
  fireEvent.click(button);
  expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole("status").textContent).toBe("正在处理");
});

test("the words of loading come and go with it", () => {
  const { rerender } = render(
    <Button loading loadingLabel="正在提交">
      提交
    </Button>,
  );
  expect(screen.getByRole("status").textContent).toBe("正在提交");
  rerender(<Button loading={false}>提交</Button>);
  expect(screen.getByRole("status").textContent).toBe("");
});

test("ref and native attributes reach the element", () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} name="step" value="2" disabled>
      下一步
    </Button>,
  );
  expect([ref.current?.name, ref.current?.value, ref.current?.disabled]).toEqual(["step", "2", true]);
});
