import { expect, test, vi } from "vitest";
import { createErrorStore, errorStore } from "./error-store";

test("keeps the last sentence until it is cleared", () => {
  const store = createErrorStore();
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  store.set("甲");
  store.set("乙");
  expect(store.get()).toBe("乙");
  store.clear();
  expect(store.get()).toBe("");
  expect(heard).toHaveBeenCalledTimes(3);
});

test("the common store is one for the whole page", () => {
  expect(errorStore.get()).toBe("");
});
