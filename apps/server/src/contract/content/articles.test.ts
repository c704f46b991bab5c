import { articleDetail, questionList } from "@onehall/api";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../data/testing";
import { smallPack } from "../../province/testing";
import { openHost } from "../testing";

onEachDatabase((_name, open) => {
  test("standing pages by their name, questions by word and topic", { timeout: 60_000 }, async () => {
    const { client, request, statements } = await openHost(open);

    const privacy = await client.call(articleDetail, { key: "privacy-policy" });
    expect(privacy).toMatchObject({ title: "隐私政策", updated: "2026-11-29" });
    expect(privacy.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
    expect((await request("data/article?key=nothing-here")).status).toBe(404);
    expect((await request("data/article?key=../etc/passwd")).status).toBe(400);

    const { faqs } = smallPack();
    statements.count = 0;
    const all = await client.call(questionList, { pageSize: 100 });
    expect(statements.count).toBeLessThanOrEqual(6);
    expect(all.total).toBe(faqs.length);
    const further = await Promise.all(
      Array.from({ length: Math.ceil(faqs.length / 100) - 1 }, (_, index) => client.call(questionList, { pageSize: 100, page: index + 2 })),
    );
    expect([all, ...further].flatMap(({ list }) => list.map(({ question }) => question))).toEqual(faqs.map(({ question }) => question));
    expect(all.topics.reduce((sum, { count }) => sum + count, 0)).toBe(faqs.length);

    const [first] = all.topics;
    if (!first) throw new Error("no topic");
    const ofFirst = await client.call(questionList, { topic: first.name, pageSize: 100 });
    expect(ofFirst.total).toBe(first.count);
    expect(new Set(ofFirst.list.map(({ topic }) => topic))).toEqual(new Set([first.name]));

    const holds = (word: string) => faqs.filter((faq) => (faq.question + JSON.stringify(faq.answer)).includes(word)).length;
    for (const word of ["身份证", "100%", "_"]) expect((await client.call(questionList, { keyword: word })).total, word).toBe(holds(word));
    const pages = [await client.call(questionList, { page: 1, pageSize: 3 }), await client.call(questionList, { page: 2, pageSize: 3 })];
    expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual(all.list.slice(0, 6).map(({ id }) => id));

    const inTianhe = await client.call(questionList, { region: "440106", keyword: "身份证到期" });
    expect(inTianhe.list[0]?.taskCode).toMatch(/^[0-9A-Z]{31}$/);
  });
});
