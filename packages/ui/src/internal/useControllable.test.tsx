import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useControllable, type Controllable } from "./useControllable.js";

type Props = Controllable<"open", boolean>;
const hook = (initialProps: Props) => renderHook((props: Props) => useControllable(props, "open", false), { initialProps });

test("begins with the default, else with the initial value, and keeps its own state", () => {
  expect(hook({}).result.current[0]).toBe(false);
  const onOpenChange = vi.fn();
  const { result } = hook({ defaultOpen: true, onOpenChange });
  expect(result.current[0]).toBe(true);
  act(() => result.current[1](false));
  expect(result.current[0]).toBe(false);
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test("held by its owner it only asks", () => {
  const onOpenChange = vi.fn();
  const { result, rerender } = hook({ open: false, onOpenChange });
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(false);
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  rerender({ open: true, onOpenChange });
  expect(result.current[0]).toBe(true);
});

test("what is no change is not told", () => {
  const onOpenChange = vi.fn();
  const { result } = hook({ defaultOpen: true, onOpenChange });
  act(() => result.current[1](true));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("holding and beginning at once does not compile", () => {
  // @ts-expect-error both open and defaultOpen
  const both: Props = { open: true, defaultOpen: true };
  expect(both).toBeDefined();
});
