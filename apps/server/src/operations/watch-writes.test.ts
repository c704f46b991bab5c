import { expect, onTestFinished, test } from "vitest";
import { DataError } from "../data";
import { readOnly } from "../data/errors";
import { sqliteError } from "../data/sqlite-errors";
import { postgresError } from "../data/postgres-errors";
import { onEachDatabase } from "../data/testing";
import { watchWrites } from "./watch-writes";

const MIB = 1024 * 1024;

/** A watch whose log is remembered. */
async function watched(options: Pick<Parameters<typeof watchWrites>[0], "database" | "dataDir" | "freeBytes">) {
  const lines: unknown[] = [];
  const line = (...words: unknown[]) => void lines.push(words);
  const watch = await watchWrites({ reserveMiB: 256, every: 1_000_000, log: { error: line, info: line }, ...options });
  onTestFinished(watch.close);
  return { watch, lines };
}

onEachDatabase((_name, open) => {
  test("a database that takes rows can be written to", async () => {
    const { watch, lines } = await watched({ database: await open(), dataDir: undefined });
    expect([watch.readOnly(), lines]).toEqual([false, []]);
  });
});

test("too little space on the disk, or a database that refuses, is read-only mode, told once; both end by themselves", async () => {
  let free = 257 * MIB;
  let refusal: DataError | undefined;
  const run = async () => (refusal ? Promise.reject(refusal) : { changes: 1 });
  const { watch, lines } = await watched({ database: { run }, dataDir: "/", freeBytes: async () => free });
  const now = async () => {
    await watch.check();
    return watch.readOnly();
  };
  expect(await now()).toBe(false);
  free = 255 * MIB;
  expect([await now(), await now()]).toEqual([true, true]);
  free = 300 * MIB;
  expect(await now()).toBe(false);
  refusal = readOnly();
  expect(await now()).toBe(true);
  refusal = new DataError("data-busy", "an import writes");
  expect(await now(), "others write: that will end").toBe(false);
  expect(lines).toEqual([
    [{ obstacle: "disk-space" }, "nothing can be written; read-only until it can"],
    [{}, "writing works again"],
    [{ obstacle: "database" }, "nothing can be written; read-only until it can"],
    [{}, "writing works again"],
  ]);
});

test("a file or a server that takes no writes says a sentence with status 503", () => {
  const refused = { code: "data-read-only", status: 503, message: expect.stringContaining("您填写的内容没有丢失") };
  expect(sqliteError({ message: "attempt to write a readonly database", code: 8 })).toMatchObject(refused);
  expect(sqliteError({ message: "attempt to write a readonly database", code: 1032 })).toMatchObject(refused);
  expect(postgresError({ code: "25006", message: "cannot execute INSERT in a read-only transaction" })).toMatchObject(refused);
});
