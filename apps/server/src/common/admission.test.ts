import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
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

test("while many wait, whoever has waited a little is refused; the first of a short queue go on waiting", async () => {
  const admit = createAdmission({ ...LIMITS, running: 1, waiting: 8, crowd: { waiting: 2, patience: 20 } });
  const { open, work } = held();
  const outcomes: string[] = [];
  const all = Array.from({ length: 6 }, (_, number) =>
    admit(work).then(
      () => outcomes.push(`${number} drawn`),
      () => outcomes.push(`${number} refused`),
    ),
  );
  await expect.poll(() => outcomes).toEqual(["1 refused", "2 refused", "3 refused"]);
  for (const next of [0, 1, 2]) {
    await expect.poll(() => open.length).toBe(next + 1);
    open[next]?.();
  }
  await Promise.all(all);
  expect(outcomes.slice(3)).toEqual(["0 drawn", "4 drawn", "5 drawn"]);
});

test("whoever would have to wait too long, as fast as the queue goes, is refused at once; whoever would not waits", async () => {
  const admit = createAdmission({ ...LIMITS, running: 1, waiting: 100, crowd: { waiting: 2, patience: 60 } });
  const work = () => pause(20);
  const outcomes: string[] = [];
  const arrive = (count: number) =>
    Array.from({ length: count }, (_, number) =>
      admit(work).then(
        () => outcomes.push(`${number} drawn`),
        () => outcomes.push(`${number} refused`),
      ),
    );
  // The queue is known to be slow by what it did: three at a time are never too many.
  for (let round = 0; round < 8; round += 1) await Promise.all(arrive(3));
  expect(outcomes.filter((one) => one.endsWith("refused"))).toEqual([]);
  outcomes.length = 0;
  const all = arrive(12);
  await turn();
  expect(outcomes).toContain("11 refused");
  expect(outcomes).not.toContain("2 refused");
  await Promise.all(all);
  expect(outcomes.filter((one) => one.endsWith("drawn")).slice(0, 3)).toEqual(["0 drawn", "1 drawn", "2 drawn"]);
});

test("the next one starts when the last has ended and the rest is over, or when the last has taken so long that it waits for others", async () => {
  const rests: (() => void)[] = [];
  const rest = () => new Promise<void>((over) => rests.push(over));
  const admit = createAdmission({ ...LIMITS, pace: { hold: 10_000, rest } });
  const { open, work } = held();
  const accepted = [admit(work), admit(work)];
  await pause(5);
  expect(open, "room for two, but one at a time").toHaveLength(1);
  open[0]?.();
  await accepted[0];
  await expect.poll(() => rests.length).toBe(1);
  expect(open).toHaveLength(1);
  rests[0]?.();
  await expect.poll(() => open.length).toBe(2);
  open[1]?.();
  expect(await accepted[1]).toBe("drawn");

  const impatient = createAdmission({ ...LIMITS, pace: { hold: 5, rest: async () => undefined } });
  const slow = held();
  const both = [impatient(slow.work), impatient(slow.work)];
  await expect.poll(() => slow.open.length, { message: "neither has ended" }).toBe(2);
  for (const end of slow.open) end();
  expect(await Promise.all(both)).toEqual(["drawn", "drawn"]);
});
