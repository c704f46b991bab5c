import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findPostgres } from "./testing-postgres-server";

/** A folder with programs of these names. */
function folder(...programs: string[]): string {
  const dir = mkdtempSync(join(tmpdir(), "onehall-bin-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  mkdirSync(dir, { recursive: true });
  for (const name of programs) {
    writeFileSync(join(dir, name), "#!/bin/sh\n");
    chmodSync(join(dir, name), 0o755);
  }
  return dir;
}

test("POSTGRES_BIN comes before everything else: the folder, or one of its programs", () => {
  const dir = folder("initdb", "postgres");
  const other = folder("initdb", "postgres");
  expect(findPostgres({ POSTGRES_BIN: dir, PATH: other })).toBe(dir);
  expect(findPostgres({ POSTGRES_BIN: join(dir, "postgres"), PATH: other })).toBe(dir);
});

test("the first folder of PATH that has both programs; one of them alone is no server", () => {
  const client = folder("initdb", "psql");
  const server = folder("initdb", "postgres");
  expect(findPostgres({ PATH: ["", client, server].join(delimiter) })).toBe(server);
});
