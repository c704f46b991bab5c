import { createClient, deskProposeWord, deskSearches, deskWithdrawWord } from "@onehall/api";
import { validateAnswer } from "@onehall/api/contract";
import { expect, test } from "vitest";
import { sql } from "../../data";
import { onEachDatabase } from "../../data/testing";
import { contractRouter } from "../router/router";
import type { Problem } from "../../province/problems";
import { guangdong } from "../../province/testing";
import { readVocabulary } from "../../province/vocabulary";
import { openHost } from "../testing";
import { proposals, proposedVocabulary } from "./vocabulary";

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

  test("a word is proposed for the task it is to lead to, as a file that the checker takes; withdrawn again; noted", { timeout: 60_000 }, async () => {
    const { database, services } = await openHost(open);
    const router = contractRouter(services);
    const as = (visitor: object | undefined) =>
      createClient({
        baseUrl: "http://host.test",
        validate: validateAnswer,
        fetch: async (input, init) => router.fetch(new Request(input, init), visitor ? { visitor } : {}),
      });
    const client = as(staff);
    await client.call(deskProposeWord, { term: "居民证换领", task: "id-card-first" });
    await client.call(deskProposeWord, { term: "居民证换领", task: "id-card-renewal" }); // takes the place of the first
    await client.call(deskProposeWord, { term: "qwrt", task: "id-card-loss" });
    expect((await client.call(deskSearches, {})).proposals).toEqual([
      { term: "qwrt", task: "id-card-loss", name: "居民身份证丢失补领" },
      { term: "居民证换领", task: "id-card-renewal", name: "居民身份证换领" },
    ]);

    const text = proposedVocabulary(await proposals(database));
    expect(text).toContain("- { say: [ 居民证换领 ], mean: 居民身份证换领, tasks: [ id-card-renewal ] }");
    const problems: Problem[] = [];
    const { words } = readVocabulary([{ file: "vocabulary/proposed.yaml", text }], problems, {
      regions: new Set(),
      tasks: new Set(guangdong().tasks.map(({ id }) => id)),
      themes: new Set(guangdong().vocabulary.themes),
      synonyms: guangdong().synonyms,
    });
    expect([words.length, problems]).toEqual([2, []]);

    await client.call(deskWithdrawWord, { term: "qwrt" });
    expect(await proposals(database)).toHaveLength(1);
    // What the pack says already would be refused by the checker.
    for (const [term, task, status] of [
      ["出世纸", "id-card-renewal", 409],
      ["驾照", "id-card-renewal", 409],
      ["居民证", "no-such-task", 404],
      ["张三13800138000", "id-card-renewal", 400],
    ] as const)
      await expect(client.call(deskProposeWord, { term, task }), term).rejects.toMatchObject({ status });
    const { staff: _staff, ...citizen } = staff;
    for (const [visitor, status] of [
      [citizen, 403],
      [undefined, 401],
    ] as const)
      await expect(as(visitor).call(deskProposeWord, { term: "居民证", task: "id-card-renewal" })).rejects.toMatchObject({ status });
    expect(await database.all(sql`SELECT act, subject FROM desk_audit ORDER BY act, subject`)).toEqual([
      { act: "list", subject: "searches" },
      { act: "propose", subject: "qwrt id-card-loss" },
      { act: "propose", subject: "居民证换领 id-card-first" },
      { act: "propose", subject: "居民证换领 id-card-renewal" },
      { act: "withdraw", subject: "qwrt" },
    ]);
  });
});
