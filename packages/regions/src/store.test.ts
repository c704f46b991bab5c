import { expect, test, vi } from "vitest";
import { createStore } from "./store";

test("a store tells of changes, and only of changes", () => {
  const store = createStore(1);
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(heard);
  store.set(1);
  expect(heard).not.toHaveBeenCalled();
  store.set(2);
  expect(store.get()).toBe(2);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.set(3);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a listener may stop another while it is told; one that subscribed twice hears twice", () => {
  const store = createStore(0);
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(heard);
  store.subscribe(() => stop());
  store.subscribe(heard);
  store.set(1);
  expect(heard).toHaveBeenCalledTimes(2);
  store.set(2);
  expect(heard).toHaveBeenCalledTimes(3);
});
