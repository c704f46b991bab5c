import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache";

/** A cache with a clock and a province of its own. */
function opened(mebibytes = 1) {
  const world = { time: 0, state: "a", made: 0 };
  const cache = createAnswerCache({ mebibytes, state: async () => world.state, now: () => world.time });
  const ask = async (key: string, text = key) =>
    (
      await cache.answer(key, async () => {
        world.made += 1;
        return text;
      })
    ).text;
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
  expect((await slow).text).toBe("old");
  expect(await ask("slow", "new")).toBe("new");
});

test("a failure is not kept", async () => {
  const { cache, ask } = opened();
  await expect(cache.answer("k", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await ask("k")).toBe("k");
});

test("it is bounded in bytes, and 0 keeps nothing", async () => {
  const { world, ask } = opened(1);
  const long = "字".repeat(100_000);
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
