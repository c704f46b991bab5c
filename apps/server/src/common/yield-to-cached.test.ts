import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { yieldToCached } from "./yield-to-cached";

const occupy = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

/** Whether the rest is still going on after so many turns of the event loop that do something else. */
async function restsDuring(took: number): Promise<boolean> {
  const cached = yieldToCached(8);
  cached.answered();
  let over = false;
  const rest = cached.rest(took).then(() => (over = true));
  for (let round = 0; round < 20; round += 1) {
    occupy(3);
    cached.answered();
    await turn();
  }
  const still = !over;
  await rest; // Nothing is answered any more: it ends.
  return still;
}

test("where cached answers keep the event loop busy, work waits several times as long as it took", async () => {
  expect(await restsDuring(1_000)).toBe(true);
  expect(await restsDuring(1)).toBe(false);
});

test("where no cached answer was sent, or the event loop has time, nothing waits", async () => {
  const cached = yieldToCached(8);
  const turns = async (rest: Promise<void>): Promise<boolean> => {
    let over = false;
    void rest.then(() => (over = true));
    await turn();
    return over;
  };
  expect(await turns(cached.rest(1_000))).toBe(true);
  cached.answered();
  // Ends by itself after a slice in which nothing happened; it would last 8,000 seconds.
  await cached.rest(1_000_000);
  expect(await turns(cached.rest(1_000))).toBe(true);
});
