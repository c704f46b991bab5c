import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createAdmission } from "./admission";
import { registry } from "./metrics";

const BUSY = { code: "busy", status: 503 };
const LIMITS = { name: "test", running: 2, waiting: 3, patience: 5_000, deadline: 5_000 };

/** Work that ends when it is told to. */
function held() {
  const open: (() => void)[] = [];
  return { open, work: () => new Promise<string>((done) => open.push(() => done("drawn"))) };
}

test("so much runs, so much waits in the order of arrival, and the rest is refused at once", async () => {
  const admit = createAdmission(LIMITS);
  const { open, work } = held();
  const accepted = Array.from({ length: 5 }, () => admit(work));
  await pause(5);
  expect(open).toHaveLength(2);
  await expect(admit(work)).rejects.toMatchObject(BUSY);
  const numbers = await registry.metrics();
  expect(numbers).toContain('onehall_queue_running{queue="test"} 2');
  expect(numbers).toContain('onehall_queue_waiting{queue="test"} 3');
  expect(numbers).toContain('onehall_queue_refused_total{queue="test"} 1');
  for (let done = 0; done < 5; done += 1) {
    open[done]?.();
    await accepted[done];
    await pause(5);
  }
  expect(await Promise.all(accepted)).toEqual(Array<string>(5).fill("drawn"));
  const again = admit(work);
  await pause(5);
  open[5]?.();
  expect(await again).toBe("drawn");
});

test("what waits too long is refused, and its place is free again", async () => {
  const admit = createAdmission({ ...LIMITS, running: 1, waiting: 1, patience: 20 });
  const { open, work } = held();
  const first = admit(work);
  await expect(admit(work)).rejects.toMatchObject(BUSY);
  const third = admit(work);
  open[0]?.();
  await first;
  await pause(5);
  open[1]?.();
  expect(await third).toBe("drawn");
});

test("what never ends is given up, and what fails fails; both free their place", async () => {
  const admit = createAdmission({ ...LIMITS, running: 1, deadline: 20 });
  await expect(admit(() => new Promise(() => undefined))).rejects.toMatchObject(BUSY);
  await expect(admit(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await admit(async () => "drawn")).toBe("drawn");
});
