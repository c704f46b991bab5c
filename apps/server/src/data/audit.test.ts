import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { audit, verifyAudit } from "./audit";
import { rawStatement, sql } from "./sql";
import { onEachDatabase } from "./testing";

const EVENT = { actor: "visitor", action: "feedback.add", subject: "20261118K3ZQ70XM", detail: { images: 2 } };
type Entry = { seq: number; at: string; actor: string; action: string; subject: string; detail: string; previous: string; hash: string };
const entryFive = sql<Entry>`SELECT seq, at, actor, action, subject, detail, previous, hash FROM audit_entry WHERE seq = 5`;

onEachDatabase((_name, open) => {
  test("writes at the same moment stand one after the other; a change, a gap and a cut end are found", { timeout: 60_000 }, async () => {
    const database = await open();
    expect(await verifyAudit(database)).toEqual({ entries: 0, hash: "", brokenAt: undefined });
    await Promise.all(Array.from({ length: 12 }, () => database.transaction((tx) => audit(tx, EVENT), { audited: true })));
    const { hash, ...whole } = await verifyAudit(database);
    expect(whole).toEqual({ entries: 12, brokenAt: undefined });
    expect(hash).toHaveLength(43);

    const changed = async (text: string) => {
      await database.run(rawStatement(text));
      return (await verifyAudit(database)).brokenAt;
    };
    expect(await changed("UPDATE audit_entry SET detail = '{\"images\":3}' WHERE seq = 5")).toBe(5);
    expect(await changed("UPDATE audit_entry SET detail = '{\"images\":2}' WHERE seq = 5")).toBeUndefined();
    const fifth = await database.get(entryFive, {});
    const forged = { ...fifth!, detail: '{"images":3}' };
    const forgedHash = createHash("sha256")
      .update(JSON.stringify([forged.seq, forged.at, forged.actor, forged.action, forged.subject, forged.detail, forged.previous]))
      .digest("base64url");
    // Written anew with its own right hash: the next entry no longer follows.
    expect(await changed(`UPDATE audit_entry SET detail = '${forged.detail}', hash = '${forgedHash}' WHERE seq = 5`)).toBe(6);
    expect(await changed(`UPDATE audit_entry SET detail = '${fifth!.detail}', hash = '${fifth!.hash}' WHERE seq = 5`)).toBeUndefined();
    expect(await changed("DELETE FROM audit_entry WHERE seq = 12")).toBe(12);
    expect(await changed("DELETE FROM audit_entry WHERE seq = 7")).toBe(7);
  });

  test("what is rolled back leaves no entry", async () => {
    const database = await open();
    const failing = database.transaction(async (tx) => {
      await audit(tx, EVENT);
      throw new Error("changed its mind");
    });
    await expect(failing).rejects.toThrow("changed its mind");
    expect((await verifyAudit(database)).entries).toBe(0);
  });
});
