import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hydrate } from "../testing/index.js";
import { Switch } from "./index.js";

test("a press on the words turns it; nameless it is refused", async () => {
  const change = vi.fn();
  const { container } = await hydrate(<Switch onCheckedChange={change}>短信提醒</Switch>);
  fireEvent.click(container.querySelector("label")!);
  expect(change.mock.calls).toEqual([[true]]);
  await expect(hydrate(<Switch />)).rejects.toThrow("Switch: it has no name");
});
