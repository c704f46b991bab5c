import { expect, test } from "vitest";
import { createResponseCache } from "./response-cache";
import type { CachedResponse } from "./cached-response";

const textOf = async (answer: CachedResponse): Promise<string> => (await answer.sendable("GET", undefined)).body.toString();

/** A cache with a clock and a province of its own. */
function opened(mebibytes = 1) {
  const world = { time: 0, state: "a", made: 0 };
  const cache = createResponseCache({ mebibytes, state: async () => world.state, now: () => world.time });
  const ask = async (key: string, text = key) =>
    textOf(
      await cache.answer(key, async () => {
        world.made += 1;
        return text;
      }),
    );
  return { world, cache, ask };
}

const settled = () => new Promise((done) => setTimeout(done, 0));

test("an answer is made once, and anew after half a minute", async () => {
  const { world, ask } = opened();
  expect(await Promise.all([ask("k"), ask("k"), ask("k")])).toEqual(["k", "k", "k"]);
  expect(world.made).toBe(1);
  world.time = 29_999;
  expect(await ask("k", "new")).toBe("k");
  world.time = 30_000;
  expect(await ask("k", "new")).toBe("new");
});

test("a clock that is set back makes answers old, and the content is looked at again", async () => {
  const { world, ask } = opened();
  world.time = 3_600_000;
  await ask("k", "old");
  world.time = 0;
  expect(await ask("k", "new")).toBe("new");
  world.state = "b";
  await ask("other");
  await settled();
  expect(await ask("k", "newer")).toBe("new");
  world.time = 6_000;
  await ask("other");
  await settled();
  expect(await ask("k", "newer")).toBe("newer");
});

test("an import empties it, also of answers that were begun before", async () => {
  const { world, cache, ask } = opened();
  await ask("k", "old");
  await settled();
  let finish: (text: string) => void = () => undefined;
  const slow = cache.answer("slow", () => new Promise((done) => (finish = done)));
  world.state = "b";
  world.time = 1_000;
  await ask("k"); // this one may still be the old answer: it makes the cache look
  await settled();
  expect(await ask("k", "new")).toBe("new");
  finish("old");
  expect(await textOf(await slow)).toBe("old");
  expect(await ask("slow", "new")).toBe("new");
});

test("no answer outlives the day in the province, from which deadlines are counted", async () => {
  const { world, ask, cache } = opened();
  world.time = Date.parse("2026-11-20T23:59:50+08:00");
  await ask("k", "friday");
  cache.index("GET /k", "k");
  world.time += 9_999;
  expect(cache.known("GET /k")).toBeDefined();
  world.time += 1;
  expect(cache.known("GET /k")).toBeUndefined();
  expect(await ask("k", "saturday")).toBe("saturday");
});

test("a request is known by its bytes once they were understood, for as long as the answer is fresh", async () => {
  const { world, ask, cache } = opened();
  expect(cache.known("GET /k")).toBeUndefined();
  await ask("k", "one");
  cache.index("GET /k", "k");
  cache.index("GET /k?", "k");
  expect(cache.known("GET /k?")).toBe(cache.known("GET /k"));
  world.time = 30_000;
  expect(cache.known("GET /k")).toBeUndefined();
  await ask("k", "two");
  expect(await textOf(cache.known("GET /k") as CachedResponse)).toBe("two");
  world.state = "b";
  world.time = 31_000;
  cache.known("GET /k"); // makes it look
  await settled();
  world.state = "c";
  world.time = 32_000;
  cache.known("GET /k");
  await settled();
  expect(cache.known("GET /k"), "imported anew").toBeUndefined();
});

test("the ways to write a question are bounded too", async () => {
  const { ask, cache } = opened();
  await ask("k");
  const cacheKey = (index: number) => `GET /k?${index}=${"x".repeat(4_000)}`;
  for (let index = 0; index < 40; index += 1) cache.index(cacheKey(index), "k");
  expect(cache.known(cacheKey(39))).toBeDefined();
  expect(cache.known(cacheKey(0))).toBeUndefined();
});

test("a failure is not kept", async () => {
  const { cache, ask } = opened();
  await expect(cache.answer("k", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await ask("k")).toBe("k");
});

test("it is bounded in bytes, and 0 keeps nothing", async () => {
  const { world, ask } = opened(1);
  const long = "字".repeat(30_000);
  for (let index = 0; index < 10; index += 1) await ask(String(index), long);
  expect(world.made).toBe(10);
  await ask("0", long);
  expect(world.made, "the first had to go").toBe(11);
  await ask("0", long);
  expect(world.made).toBe(11);

  const none = opened(0);
  await none.ask("k");
  await none.ask("k");
  expect(none.world.made).toBe(2);
});
