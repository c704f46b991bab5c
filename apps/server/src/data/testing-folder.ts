import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder that all test files of a run share. */
    runFolder: string;
  }
}

/** Makes the folder before the first test file and removes it after the last one. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "onehall-run-"));
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
