import { validateAnswer } from "@onehall/api/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { openHost } from "../testing";
import { answerIn, body, type Body, disguised, how, PLACES, requestOf } from "./testing-random";

// 2,000 in all: other ones on each database.
onEachDatabase((kind, open) => {
  test("1,000 random requests of legacy programs: never a 5xx, never an answer outside the strict contract", { timeout: 120_000 }, async () => {
    const { request, logged } = await openHost(open);
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PLACES), body, how, async (place, sent, form) => {
        const [path, init] = requestOf(place, sent, form);
        const response = await request(path, init);
        const answer = (await response.json()) as Body;
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        expect(response.status, JSON.stringify(answer)).toBeLessThan(500);
        if (response.status === 200 && place.call.path === "has-progress" && answer["code"] !== "200")
          expect(answer).toMatchObject({ msg: expect.any(String) as string });
        else if (response.status === 200) validateAnswer(place.call, answerIn(place, answer));
        else expect(answer).toMatchObject({ statusDescription: expect.any(String) as string });
      }),
      { numRuns: 1_000, seed: kind === "sqlite" ? 20261127 : 20261128 },
    );
    expect(statuses.get(200) ?? 0, "many of them are answered").toBeGreaterThan(300);
    expect(logged).toEqual([]);
  });

  test("however a program writes a strict request, it gets the strict answer", { timeout: 120_000 }, async () => {
    const { request, client, logged } = await openHost(open);
    await fc.assert(
      fc.asyncProperty(disguised, async ({ place, wanted, written, form }) => {
        const [path, init] = requestOf(place, { ...written, KEY_WORD: "", LIMIT_SCENE_SUM: "1" }, form);
        const answer = answerIn(place, await (await request(path, init)).json());
        expect(place.call.select(answer as never)).toEqual(await client.call(place.call, wanted));
      }),
      { numRuns: 200, seed: 20261127 },
    );
    expect(logged).toEqual([]);
  });
});
