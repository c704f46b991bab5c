import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { compose, paste, type } from "../testing/typing.js";
import { Textarea } from "./index.js";

const field = (container: HTMLElement) => container.querySelector("textarea")!;

test("typing ends at the limit, pasted text stays and is explained, pinyin is heard when it is done", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Textarea aria-label="原因" maxLength={4} onValueChange={change} />);
  compose(field(container), "bian", "变", () => expect(change).not.toHaveBeenCalled());
  type(field(container), "更住所");
  type(field(container), "了");
  expect(field(container).value).toBe("变更住所");
  paste(field(container), "，谢谢");
  expect(field(container).value).toBe("变更住所，谢谢");
  expect(container.querySelector("[role=status]")!.textContent).toBe("超出 3 个字，请删减");
});

test("Enter is a new line, also for an input method", async () => {
  const { container } = await hydrate(<Textarea aria-label="原因" />);
  expect(fireEvent.keyDown(field(container), { key: "Enter", keyCode: 229 })).toBe(true);
});
