import { expect, test } from "vitest";
import { getFeedback } from "./feedback";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import { rawStatement, sql } from "./sql";
import { onEachDatabase } from "./testing";

/** The last step of the first version that was put into service with people's data in it. */
const FIRST_LANDED = 10;

onEachDatabase((_name, open) => {
  test("a database of the first version is upgraded, and what people wrote is there to the sign", async () => {
    const database = await open({ empty: true });
    await migrate(
      database,
      migrations.filter(({ number }) => number <= FIRST_LANDED),
    );
    const body = JSON.stringify({ url: "/portal/v2/index", content: "第一版收到的：“重要”\n第二行 𠮷" });
    for (const text of [
      `INSERT INTO feedback (id, idempotency_key, kind, status, body, created_at) VALUES ('20251118K3ZQ70XM', 'key', 'complaint', 'received', '${body}', '2025-11-18T02:00:00.000Z')`,
      `INSERT INTO feedback_image (feedback_id, place, type, bytes, data) VALUES ('20251118K3ZQ70XM', 0, 'png', 3, 'AQID')`,
      `INSERT INTO feedback_step (feedback_id, place, status, reply, body, created_at) VALUES ('20251118K3ZQ70XM', 1, 'answered', '已经改了', '{}', '2025-11-19T02:00:00.000Z')`,
      `INSERT INTO person (id, issuer, name, level, about, profile, sort) VALUES ('p', 'https://id.example', '张三', 2, '', '{}', 0)`,
      `INSERT INTO person_guide (person, task_code, saved_at) VALUES ('p', 'A', '2025-11-18T02:00:00.000Z')`,
      `INSERT INTO person_feedback (feedback, person) VALUES ('20251118K3ZQ70XM', 'p')`,
      `INSERT INTO event_count (day, category, action, label, n, total) VALUES ('2025-11-18', '页头', '点击', '首页', 7, 0)`,
    ])
      await database.run(rawStatement(text));

    expect(await migrate(database)).toEqual(migrations.map(({ number }) => number).filter((number) => number > FIRST_LANDED));
    expect(await getFeedback(database, "20251118K3ZQ70XM")).toEqual({
      id: "20251118K3ZQ70XM",
      kind: "complaint",
      createdAt: "2025-11-18T02:00:00.000Z",
      status: "answered",
      images: 1,
      progress: [
        { at: "2025-11-18T02:00:00.000Z", status: "received", text: "" },
        { at: "2025-11-19T02:00:00.000Z", status: "answered", text: "已经改了" },
      ],
    });
    expect((await database.get(sql<{ body: string }>`SELECT body FROM feedback`))?.body).toBe(body);
    expect(await database.get(sql`SELECT person, task_code FROM person_guide`)).toEqual({ person: "p", task_code: "A" });
    expect(await database.get(sql`SELECT n FROM event_count`)).toEqual({ n: 7 });
    expect(await database.get(sql`SELECT bytes FROM upload_usage WHERE day = ''`), "images of before are counted").toEqual({ bytes: 3 });
  });
});
