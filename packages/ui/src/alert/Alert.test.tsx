import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Alert } from "./index.js";

test("closes by its named button, in words of the caller", () => {
  const onClose = vi.fn();
  render(
    <Alert tone="info" onClose={onClose} labels={{ close: "Close" }}>
      IPv6
    </Alert>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("without onClose there is nothing to press", () => {
  const { container } = render(<Alert tone="info">IPv6</Alert>);
  expect(container.querySelector("button")).toBeNull();
});
