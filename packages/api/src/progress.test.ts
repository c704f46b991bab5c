import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createProgress } from "./progress";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a quick result waits for 200 ms, and the bar with it", async () => {
  const progress = createProgress();
  const done = vi.fn<(value: string) => void>();
  void progress.track(Promise.resolve("ok")).then(done);
  await vi.advanceTimersByTimeAsync(199);
  expect(done).not.toHaveBeenCalled();
  expect(progress.get()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledExactlyOnceWith("ok");
  expect(progress.get()).toBe(0);
});

test("whoever shows a bar after 200 ms learns of the end of a quick call before that", async () => {
  const progress = createProgress();
  const show = vi.fn<() => void>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  progress.subscribe(() => (progress.get() > 0 ? (waiting = setTimeout(show, 200)) : clearTimeout(waiting)));
  void progress.track(Promise.resolve());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(show).not.toHaveBeenCalled();
});

test("a slow result does not wait longer", async () => {
  const progress = createProgress();
  const work = progress.track(new Promise((resolve) => setTimeout(resolve, 500, "ok")));
  await vi.advanceTimersByTimeAsync(499);
  expect(progress.get()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await work).toBe("ok");
  expect(progress.get()).toBe(0);
});

test("a failure comes at once and leaves no timer behind", async () => {
  const progress = createProgress();
  await expect(progress.track(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  expect(progress.get()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("counts calls that overlap and tells of each change", async () => {
  const progress = createProgress(50);
  const counts: number[] = [];
  progress.subscribe(() => counts.push(progress.get()));
  void progress.track(Promise.resolve());
  void progress.track(new Promise((resolve) => setTimeout(resolve, 100)));
  await vi.advanceTimersByTimeAsync(100);
  expect(counts).toEqual([1, 2, 1, 0]);
});
