import { expect, test } from "vitest";
import { verifyAudit } from "./audit";
import { addFeedback, getFeedback, supplementFeedback } from "./feedback";
import { deletePerson, endSessions, exportPerson, personBy } from "./personal-data";
import { applyRetention } from "./retention";
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

/** Tables of an application, each of which gets one row of {@link applied}. */
const APPLIED = [
  "application",
  "application_event",
  "application_upload",
  "application_image",
  "application_outbox",
  "application_draft",
  "appointment",
  "rating",
] as const;

/** An application of the instant `at`, a draft, an appointment and a rating of the same, and that staff looked at it. */
async function applied(
  database: Database,
  { receipt, person, at, stage = "issued" }: { receipt: string; person: string; at: string; stage?: string },
): Promise<void> {
  const day = at.slice(0, 10);
  const rows = [
    `INSERT INTO application (receipt, person, task_code, task_name, region, org, dept_id, dept_name, version, promised, name, answers, form, materials, stage, result,
       applied_at, updated_at, mended_at, accepted_at, decided_at, due, idempotency_key, content_hash)
     VALUES ('${receipt}', '${person}', 'A', 'a', '440100', 'o', 'police', 'd', 1, 5, '张${person}', '{}', '[]', '[]', '${stage}', '', '${at}', '${at}', '', '', '', '', 'k${receipt}', 'h${receipt}')`,
    `INSERT INTO application_event (receipt, place, kind, actor, by_person, note, external_id, created_at) VALUES ('${receipt}', 1, 'submitted', 'applicant', '${person}', '', NULL, '${at}')`,
    `INSERT INTO application_upload (id, owner, person, material, name, bytes, created_at) VALUES ('upload of ${receipt}', '${receipt}', '${person}', 'm', 'n', 3, '${at}')`,
    `INSERT INTO application_image (upload, data) VALUES ('upload of ${receipt}', 'picture of ${receipt}')`,
    `INSERT INTO application_outbox (id, receipt, place, attempts, next_at, delivered_at) VALUES ('O${receipt}', '${receipt}', 1, 0, '${at}', NULL)`,
    `INSERT INTO application_draft (person, task_code, id, version, answers, form, updated_at) VALUES ('${person}', '${receipt}', 'draft of ${receipt}', 1, '{}', '{}', '${at}')`,
    `INSERT INTO appointment (id, person, hall, kind, day, slot, seat, task_code, created_at) VALUES ('seat of ${receipt}', '${person}', 'h', 'k', '${day}', '${receipt}', 1, 'A', '${at}')`,
    `INSERT INTO rating (receipt, task_id, region, org, dept_id, applicant, channel, level, reasons, content, shown, rated, corrected, measure, sample)
     VALUES ('${receipt}', 1, '440100', 'o', 'police', '张**', 'web', 5, '', '', 1, '${day} 09:00', '', '', 0)`,
    `INSERT INTO desk_audit (id, staff, act, subject, created_at) VALUES ('look at ${receipt}', 'two', 'look', '${receipt}', '${at}')`,
  ];
  for (const text of rows) await database.run(rawStatement(text));
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
    expect(found["person_session"]).toEqual([{ device: "", began_at: "", seen_at: "2026-11-18T00:00:00.000Z", expires_at: "2026-11-18T08:00:00.000Z" }]);
    expect(JSON.stringify(found)).not.toMatch(/张two|key-one/);
  });

  test("an administrator ends the log-ins of one person, or of everybody, and it is noted", async () => {
    const database = await open();
    await people(database);
    const held = async () => (await database.all(sql<{ person: string }>`SELECT person FROM person_session ORDER BY person`)).map(({ person }) => person);
    expect([await endSessions(database, "one"), await held()]).toEqual([1, ["two"]]);
    expect([await endSessions(database, undefined), await held()]).toEqual([1, []]);
    expect(await database.all(sql`SELECT actor, subject, detail FROM audit_entry WHERE action = 'session.end' ORDER BY seq`)).toEqual([
      { actor: "operator", subject: "one", detail: '{"ended":1}' },
      { actor: "operator", subject: "all", detail: '{"ended":1}' },
    ]);
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

  test("an export has what hangs on a receipt number, and a deletion leaves nothing of it; what staff did stays in the audit", async () => {
    const database = await open();
    await people(database);
    for (const [receipt, person] of [
      ["R1", "one"],
      ["R2", "two"],
    ] as const)
      await applied(database, { receipt, person, at: "2026-11-18T00:00:00.000Z" });
    await database.run(
      rawStatement(
        `INSERT INTO person_licence (id, person, sort, name, number, issuer, issued_on, expires_on) VALUES ('L1', 'one', 0, 'n', '44**', 'i', '2020-01-01', NULL)`,
      ),
    );
    await database.run(rawStatement(`INSERT INTO person_licence_number (licence, number) VALUES ('L1', '440106')`));
    const found = await exportPerson(database, "one");
    for (const table of [
      "application",
      "application_event",
      "application_upload",
      "application_image",
      "application_draft",
      "appointment",
      "rating",
      "person_licence_number",
    ])
      expect(found[table], table).toHaveLength(1);
    expect(JSON.stringify(found)).toContain("picture of R1");
    expect(JSON.stringify(found)).not.toMatch(/R2|张two/);

    await deletePerson(database, "one");
    for (const table of [...APPLIED, "person_licence_number"])
      expect(await database.get(rawStatement(`SELECT COUNT(*) AS n FROM ${table}`)), table).toEqual({ n: table === "person_licence_number" ? 0 : 1 });
    expect(Object.values(await exportPerson(database, "one")).flat()).toEqual([]);
    await deletePerson(database, "two");
    for (const table of APPLIED) expect(await database.get(rawStatement(`SELECT COUNT(*) AS n FROM ${table}`)), table).toEqual({ n: 0 });
    expect(await database.get(rawStatement(`SELECT COUNT(*) AS n FROM desk_audit`))).toEqual({ n: 2 });
  });

  test("what is too old goes by the rule of its table, with all that hangs on it, and nothing else", async () => {
    const database = await open();
    await people(database);
    await applied(database, { receipt: "OLD", person: "one", at: "2021-01-01T00:00:00.000Z" });
    await applied(database, { receipt: "OPEN", person: "one", at: "2021-01-02T00:00:00.000Z", stage: "accepted" });
    await applied(database, { receipt: "NEW", person: "one", at: "2026-11-18T00:00:00.000Z" });
    await database.run(
      rawStatement(
        `INSERT INTO application_upload (id, owner, person, material, name, bytes, created_at) VALUES ('lost', 'gone', 'one', 'm', 'n', 3, '2026-09-01T00:00:00.000Z')`,
      ),
    );
    for (const year of [2021, 2026])
      await database.run(
        rawStatement(
          `INSERT INTO person_message (id, person, kind, title, text, url, sent_at) VALUES ('M${year}', 'one', 'k', 't', 't', NULL, '${year}-11-01T00:00:00.000Z')`,
        ),
      );
    const left = async (table: string, column: string) =>
      (await database.all(rawStatement(`SELECT ${column} AS id FROM ${table} ORDER BY ${column}`))).map(({ id }) => id);
    const first = await applyRetention(database, 36, new Date("2026-11-20T00:00:00Z"));
    expect(first).toMatchObject({ application: 1, application_draft: 2, application_upload: 1, appointment: 2, person_message: 1, rating: 1, desk_audit: 2 });
    expect([await left("application", "receipt"), await left("rating", "receipt"), await left("person_message", "id")]).toEqual([
      ["NEW", "OPEN"],
      ["NEW"],
      ["M2026"],
    ]);
    expect([await left("application_upload", "id"), await left("application_image", "upload"), await left("application_event", "receipt")]).toEqual([
      ["upload of NEW", "upload of OPEN"],
      ["upload of NEW", "upload of OPEN"],
      ["NEW", "OPEN"],
    ]);
    expect([await left("application_draft", "id"), await left("appointment", "id"), await left("desk_audit", "id")]).toEqual([
      ["draft of NEW"],
      ["seat of NEW"],
      ["look at NEW"],
    ]);
    const second = await applyRetention(database, 36, new Date("2026-11-20T00:00:00Z"));
    expect(Object.values(second).every((count) => count === 0)).toBe(true);
    expect(await verifyAudit(database)).toMatchObject({ brokenAt: undefined });
  });

  test("feedback goes some months after the last thing that happened to it, log-ins when they are over", async () => {
    const database = await open();
    await people(database);
    const { id } = await addFeedback(database, { kind: "page", url: "/", score: 5 }, undefined, new Date("2023-11-01T00:00:00Z"));
    const again = await addFeedback(database, { kind: "page", url: "/", score: 5 }, undefined, new Date("2023-11-01T00:00:00Z"));
    await supplementFeedback(database, again.id, { score: 4 }, undefined, new Date("2025-01-01T00:00:00Z"));
    expect(await applyRetention(database, 36, new Date("2026-11-20T00:00:00Z"))).toMatchObject({ feedback: 1, sessions: 2 });
    expect(await getFeedback(database, id)).toBeUndefined();
    expect(await getFeedback(database, again.id)).toBeDefined();
    expect(await applyRetention(database, 36, new Date("2026-11-20T00:00:00Z"))).toMatchObject({ feedback: 0, sessions: 0 });
  });
});
