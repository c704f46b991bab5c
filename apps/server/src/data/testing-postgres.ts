import type { TestProject } from "vitest/node";
import { findPostgres, installPostgres, startPostgres } from "./testing-postgres-server";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test PostgreSQL; empty when there is none. */
    postgresUrl: string;
  }
}

const warn = (why: string) => console.warn(`\n>>> The tests on PostgreSQL are SKIPPED: ${why}\n`);

/** Starts one PostgreSQL for all tests of a run. Where there is none, its tests count as skipped. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide("postgresUrl", "");
  if (process.env.ONEHALL_NO_POSTGRES === "1") {
    warn("ONEHALL_NO_POSTGRES=1");
    return undefined;
  }
  try {
    if (!findPostgres()) installPostgres();
    const bin = findPostgres();
    if (!bin) {
      warn("no initdb and postgres found. Install PostgreSQL, or name the folder of its programs in POSTGRES_BIN.");
      return undefined;
    }
    const { url, stop } = await startPostgres(bin);
    project.provide("postgresUrl", url);
    return stop;
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
