import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { inject } from "vitest";

/** Milliseconds between two looks at what another test file is making. */
const PAUSE = 20;

const isThere = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EEXIST";

/** True for the first process of the run that asks. */
const claim = (lock: string): Promise<boolean> =>
  mkdir(lock).then(
    () => true,
    (error: unknown) => {
      if (isThere(error)) return false;
      throw error;
    },
  );

/**
 * Calls `make` unless it was called in this run before; test files that ask meanwhile wait for its end. Await it at the top of a module: loading has no
 * time limit, a test has one.
 * @throws Error for everybody who asks when it failed
 */
export async function onceInRun(name: string, make: () => void | Promise<void>): Promise<void> {
  const lock = join(inject("runFolder"), `${name}.lock`);
  const made = join(lock, "made");
  const failed = join(lock, "failed");
  if (await claim(lock)) {
    try {
      await make();
    } catch (error) {
      await writeFile(failed, "");
      throw error;
    }
    await writeFile(made, "");
  }
  while (!existsSync(made)) {
    if (existsSync(failed)) throw new Error(`${name} could not be made; the first test file that failed says why`);
    await pause(PAUSE);
  }
}
