import { expect, test } from "@playwright/test";
import { runCrashTest } from "./crash";

test("25 kills in the middle of writing: nothing that was acknowledged is lost, every start succeeds", async () => {
  expect(await runCrashTest(["--rounds", "25"])).toBe(0);
});
