import { expect, test } from "vitest";
import { registry } from "../common/metrics";
import { measured } from "./measured";
import { sql } from "./sql";
import { onEachDatabase } from "./testing";

onEachDatabase((_name, open) => {
  test("reads, writes and transactions are timed; a slow statement is told by its text, without its values", async () => {
    const slow: string[] = [];
    const database = measured(await open(), { slowMs: 0, onSlow: (statement) => slow.push(statement) });
    registry.resetMetrics();
    const write = sql`INSERT INTO setting (key, value)
      VALUES (${"key"}, ${"value"})`;
    await database.run(write, { key: "secret", value: "personal" });
    await database.get(sql`SELECT value FROM setting WHERE key = ${"key"}`, { key: "secret" });
    await database.transaction((tx) => tx.get(sql`SELECT value FROM setting LIMIT 1`));
    await expect(database.run(write, { key: "secret", value: "again" })).rejects.toMatchObject({ code: "data-duplicate" });
    const text = await registry.metrics();
    expect(text).toContain('onehall_database_duration_seconds_count{operation="write"} 2');
    expect(text).toContain('onehall_database_duration_seconds_count{operation="read"} 1');
    expect(text).toContain('onehall_database_duration_seconds_count{operation="transaction"} 1');
    expect(text).toContain('onehall_database_errors_total{code="data-duplicate"} 1');
    expect(slow[0]).toBe("INSERT INTO setting (key, value) VALUES ($1, $2)");
    expect(slow.join()).not.toContain("personal");
  });
});
