import type { TestProject } from "vitest/node";
import { findPostgres, installPostgres, startPostgres } from "./testing-postgres-server";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test PostgreSQL; empty when there is none. */
    postgresUrl: string;
  }
}

/** Says why there is no PostgreSQL. @throws Error in CI, where half of the proofs must not be missing */
function without(why: string): undefined {
  if (process.env.CI === "true") throw new Error(`The tests on PostgreSQL cannot run: ${why}`);
  console.warn(`\n>>> The tests on PostgreSQL are SKIPPED: ${why}\n`);
  return undefined;
}

/** Starts one PostgreSQL for all tests of a run. Where there is none its tests count as skipped, and in CI (CI=true) the run fails. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide("postgresUrl", "");
  if (process.env.ONEHALL_NO_POSTGRES === "1") return without("ONEHALL_NO_POSTGRES=1");
  try {
    if (!findPostgres()) installPostgres();
    const bin = findPostgres();
    if (!bin) throw new Error("no initdb and postgres found. Install PostgreSQL, or name the folder of its programs in POSTGRES_BIN.");
    const { url, stop } = await startPostgres(bin);
    project.provide("postgresUrl", url);
    return stop;
  } catch (error) {
    return without(error instanceof Error ? error.message : String(error));
  }
}
