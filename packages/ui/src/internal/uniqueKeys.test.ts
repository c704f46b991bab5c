import { expect, test } from "vitest";
import { requireUniqueKeys } from "./uniqueKeys.js";

test("says what, why and how to mend", () => {
  expect(() => requireUniqueKeys("Tabs", ["a", "b"])).not.toThrow();
  expect(() => requireUniqueKeys("Tabs", ["a", "b", "a"])).toThrow(
    'Tabs: two items have the key "a". Each item\'s state is held under its key. Give every item a key of its own.',
  );
});
