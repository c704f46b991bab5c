import { describe, expect, test, vi } from "vitest";
import { createDeduplicate } from "./deduplicate";

type Begun = { resolve: (value: string) => void; reject: (error: Error) => void; signal: AbortSignal };

/** Work that ends when the test says so. */
function bench() {
  const begun: Begun[] = [];
  const start = vi.fn<(signal: AbortSignal) => Promise<string>>((signal) => new Promise((resolve, reject) => begun.push({ resolve, reject, signal })));
  return { share: createDeduplicate<string>(), start, begun };
}

describe("the same work", () => {
  test("is done once for all who wait", async () => {
    const { share, start, begun } = bench();
    const all = [share("k", start), share("k", start), share("k", start)];
    begun[0]?.resolve("ok");
    expect(await Promise.all(all)).toEqual(["ok", "ok", "ok"]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  test("is done again once it has ended, well or badly", async () => {
    const { share, start, begun } = bench();
    const first = share("k", start);
    begun[0]?.reject(new Error("offline"));
    await expect(first).rejects.toThrow("offline");
    const second = share("k", start);
    begun[1]?.resolve("ok");
    expect(await second).toBe("ok");
    void share("k", start);
    expect(start).toHaveBeenCalledTimes(3);
  });

  test("fails for all who wait", async () => {
    const { share, start, begun } = bench();
    const all = Promise.allSettled([share("k", start), share("k", start)]);
    begun[0]?.reject(new Error("offline"));
    expect((await all).map((result) => result.status)).toEqual(["rejected", "rejected"]);
  });

  test("has another key or none: it is not the same", () => {
    const { share, start } = bench();
    void share("a", start);
    void share("b", start);
    void share(undefined, start);
    void share(undefined, start);
    expect(start).toHaveBeenCalledTimes(4);
  });
});

describe("an abort", () => {
  test("ends the waiting of who aborts, not of the others", async () => {
    const { share, start, begun } = bench();
    const mine = new AbortController();
    const aborting = share("k", start, mine.signal);
    const other = share("k", start);
    mine.abort("left the page");
    await expect(aborting).rejects.toMatchObject({ name: "PortalError", code: "aborted", cause: "left the page" });
    expect(begun[0]?.signal.aborted).toBe(false);
    begun[0]?.resolve("ok");
    expect(await other).toBe("ok");
  });

  test("of everybody ends the work, and nobody joins it any more", async () => {
    const { share, start, begun } = bench();
    const [one, two] = [new AbortController(), new AbortController()];
    const all = Promise.allSettled([share("k", start, one.signal), share("k", start, two.signal)]);
    one.abort();
    two.abort();
    await all;
    expect(begun[0]?.signal.aborted).toBe(true);
    const next = share("k", start);
    expect(start).toHaveBeenCalledTimes(2);
    begun[1]?.resolve("ok");
    expect(await next).toBe("ok");
  });

  test("before the call begins nothing", async () => {
    const { share, start } = bench();
    await expect(share("k", start, AbortSignal.abort())).rejects.toMatchObject({ code: "aborted" });
    expect(start).not.toHaveBeenCalled();
  });

  test("after the end changes nothing", async () => {
    const { share, start, begun } = bench();
    const late = new AbortController();
    const work = share("k", start, late.signal);
    begun[0]?.resolve("ok");
    expect(await work).toBe("ok");
    late.abort();
    expect(await work).toBe("ok");
  });
});
