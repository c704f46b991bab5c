import { expect, test } from "@playwright/test";
import { runCrashTest } from "./crash";

test("12 kills in the middle of writing, one among a hundred applications and two hundred bookings: nothing acknowledged is lost, nothing is there twice", async () => {
  expect(await runCrashTest(["--rounds", "12"])).toBe(0);
});
