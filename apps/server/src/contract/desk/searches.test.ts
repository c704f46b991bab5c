import { createClient, deskSearches } from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { contractRouter } from "../router/router";
import { openHost } from "../testing";

const staff = {
  person: "desk-police",
  user: { name: "测*", level: "2", account_type: "person", corp: null },
  staff: { department: "police", region: "440000" },
} as const;

/** @see SEARCH-24 */
onEachDatabase((_name, open) => {
  test("beside a word that found nothing stand the tasks that are written most alike", { timeout: 60_000 }, async () => {
    const { database, services } = await openHost(open);
    for (const [term, n] of [
      ["居民证换领", 9],
      ["鱻麤羴", 5],
    ] as const)
      await database.run(sql`INSERT INTO search_miss (day, term, n) VALUES ('2026-11-19', ${"term"}, ${"n"})`, { term, n });
    const router = contractRouter(services);
    const client = createClient({
      baseUrl: "http://host.test",
      validate: validateAnswer,
      fetch: async (input, init) => router.fetch(new Request(input, init), { visitor: staff }),
    });
    const { words } = await client.call(deskSearches, {});
    expect(words.map(({ term, n, day }) => [term, n, day])).toEqual([
      ["居民证换领", 9, "2026-11-19"],
      ["鱻麤羴", 5, "2026-11-19"],
    ]);
    expect(words[0]?.nearest[0]).toMatchObject({ name: "居民身份证换领", taskCode: expect.stringMatching(/^1[12]\w{29}$/) });
    expect(words[1]?.nearest).toEqual([]);
  });
});
