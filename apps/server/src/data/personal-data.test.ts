import { expect, test } from "vitest";
import { verifyAudit } from "./audit";
import { addFeedback, getFeedback, supplementFeedback } from "./feedback";
import { applyRetention, deletePerson, exportPerson, personBy } from "./personal-data";
import { rawStatement, sql } from "./sql";
import { onEachDatabase } from "./testing";
import type { Database } from "./database";

const IMAGE = { images: [{ type: "png", data: Buffer.alloc(1000) }] };
const usage = sql<{ bytes: number }>`SELECT bytes FROM upload_usage WHERE day = ''`;

/** Two people; the first has sent something, saved a guide and is logged in. */
async function people(database: Database): Promise<string> {
  for (const id of ["one", "two"]) {
    await database.run(
      rawStatement(
        `INSERT INTO person (id, issuer, name, level, about, profile, sort) VALUES ('${id}', 'https://id.example', '张${id}', 2, '', '{"phone":"13800138000"}', 0)`,
      ),
    );
    await database.run(rawStatement(`INSERT INTO person_guide (person, task_code, saved_at) VALUES ('${id}', 'A', '2026-11-18T00:00:00.000Z')`));
    await database.run(
      rawStatement(
        `INSERT INTO person_session (id, person, issuer, seen_at, expires_at) VALUES ('key-${id}', '${id}', 'x', '2026-11-18T00:00:00.000Z', '2026-11-18T08:00:00.000Z')`,
      ),
    );
  }
  const { id } = await addFeedback(database, { kind: "complaint", url: "/", content: "等了很久" }, undefined, new Date("2026-11-18T00:00:00Z"), IMAGE);
  await supplementFeedback(database, id, { content: "还有一点" }, undefined, new Date("2026-11-19T00:00:00Z"));
  await database.run(rawStatement(`INSERT INTO person_feedback (feedback, person) VALUES ('${id}', 'one')`));
  return id;
}

onEachDatabase((_name, open) => {
  test("a person gets everything that is stored of them, and nothing of anybody else, nor the key of a log-in", async () => {
    const database = await open();
    const receipt = await people(database);
    expect([await personBy(database, receipt), await personBy(database, "two"), await personBy(database, "three")]).toEqual(["one", "two", undefined]);
    const found = await exportPerson(database, "one");
    expect(found["person"]).toMatchObject([{ name: "张one", profile: '{"phone":"13800138000"}' }]);
    expect(found["person_guide"]).toMatchObject([{ task_code: "A" }]);
    expect(found["feedback"]).toMatchObject([{ id: receipt, body: expect.stringContaining("等了很久") }]);
    expect(found["feedback_step"]).toMatchObject([{ body: expect.stringContaining("还有一点") }]);
    expect(found["feedback_image"]).toHaveLength(1);
    expect(JSON.stringify(found)).not.toMatch(/张two|key-one/);
  });

  test("deleted, nothing of a person is left but that it was done; others keep theirs", async () => {
    const database = await open();
    const receipt = await people(database);
    expect((await database.get(usage))?.bytes).toBe(1000);
    expect(await deletePerson(database, "one"), "feedback, guide, log-in, person").toBe(4);
    expect(await getFeedback(database, receipt)).toBeUndefined();
    expect((await database.get(usage))?.bytes).toBe(0);
    const left = await exportPerson(database, "one");
    expect(Object.values(left).flat()).toEqual([]);
    expect((await exportPerson(database, "two"))["person_guide"]).toHaveLength(1);
    expect(await verifyAudit(database)).toMatchObject({ entries: 3, brokenAt: undefined });
  });

  test("deleted, an application goes with its events and images, and what staff did stays in the audit", async () => {
    const database = await open();
    await people(database);
    const rows = [
      `INSERT INTO application (receipt, person, task_code, task_name, region, org, dept_id, dept_name, version, promised, name, answers, form, materials, stage, result,
         applied_at, updated_at, mended_at, accepted_at, decided_at, due, idempotency_key, content_hash)
       VALUES ('R1', 'one', 'A', 'a', '440100', 'o', 'police', 'd', 1, 5, '张one', '{}', '[]', '[]', 'submitted', '', 't', 't', '', '', '', '', 'k', 'h')`,
      `INSERT INTO application_event (receipt, place, kind, actor, by_person, note, external_id, created_at) VALUES ('R1', 1, 'submitted', 'applicant', 'one', '', NULL, 't')`,
      `INSERT INTO application_upload (id, owner, person, material, name, bytes, created_at) VALUES ('U1', 'R1', 'one', 'm', 'n', 3, 't')`,
      `INSERT INTO application_image (upload, data) VALUES ('U1', 'abc')`,
      `INSERT INTO application_outbox (id, receipt, place, attempts, next_at, delivered_at) VALUES ('O1', 'R1', 1, 0, 't', NULL)`,
      `INSERT INTO desk_audit (id, staff, act, subject, created_at) VALUES ('D1', 'two', 'look', 'R1', 't')`,
    ];
    for (const text of rows) await database.run(rawStatement(text));
    await deletePerson(database, "one");
    for (const table of ["application", "application_event", "application_upload", "application_image", "application_outbox"])
      expect(await database.get(rawStatement(`SELECT COUNT(*) AS n FROM ${table}`)), table).toEqual({ n: 0 });
    await deletePerson(database, "two");
    expect(await database.get(rawStatement(`SELECT COUNT(*) AS n FROM desk_audit`))).toEqual({ n: 1 });
  });

  test("feedback goes some months after the last thing that happened to it, log-ins when they are over", async () => {
    const database = await open();
    await people(database);
    const { id } = await addFeedback(database, { kind: "page", url: "/", score: 5 }, undefined, new Date("2023-11-01T00:00:00Z"));
    const again = await addFeedback(database, { kind: "page", url: "/", score: 5 }, undefined, new Date("2023-11-01T00:00:00Z"));
    await supplementFeedback(database, again.id, { score: 4 }, undefined, new Date("2025-01-01T00:00:00Z"));
    expect(await applyRetention(database, 36, new Date("2026-11-20T00:00:00Z"))).toEqual({ feedback: 1, sessions: 2 });
    expect(await getFeedback(database, id)).toBeUndefined();
    expect(await getFeedback(database, again.id)).toBeDefined();
    expect(await applyRetention(database, 36, new Date("2026-11-20T00:00:00Z"))).toEqual({ feedback: 0, sessions: 0 });
  });
});
