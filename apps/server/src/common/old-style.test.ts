import { expect, test } from "vitest";
import { forOldBrowsers } from "./old-style";

test.each([
  ["a{margin-inline:auto}", "a{margin-inline-start:auto;margin-inline-end:auto}"],
  ["a{padding-block:.5rem 1rem;color:red}", "a{padding-block-start:.5rem;padding-block-end:1rem;color:red}"],
  ["a{margin-inline-end:auto;margin-block-start:1rem}", "a{margin-inline-end:auto;margin-block-start:1rem}"],
])("%s", (given, written) => expect(forOldBrowsers(given)).toBe(written));
