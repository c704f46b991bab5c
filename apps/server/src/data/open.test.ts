import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "./open";

async function opened(url?: string) {
  const dir = await mkdtemp(join(tmpdir(), "onehall-open-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const database = await openDatabase({ url, dir });
  onTestFinished(() => database.close());
  return database.kind;
}

test.each([undefined, ""])("DATABASE_URL %j: the embedded database", async (url) => {
  expect(await opened(url)).toBe("sqlite");
});

test.skipIf(!inject("postgresUrl")).each(["postgres:", "postgresql:"])("DATABASE_URL %s//…: PostgreSQL", async (protocol) => {
  expect(await opened(inject("postgresUrl").replace("postgres:", protocol))).toBe("postgres");
});

test.each(["mysql://root@localhost/hall", "./data.db", "http://localhost"])("DATABASE_URL %s is refused with a sentence for the operator", async (url) => {
  await expect(opened(url)).rejects.toThrow("DATABASE_URL");
});
