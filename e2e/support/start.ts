import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importTemplate, startPortal } from "./portal";

/**
 * Gives every portal of the run a database with the province pack to copy (ONEHALL_TEMPLATE_DIR): the one that `npm test` has made beside the tests of the
 * packages, else one that is made here. Then starts the portal that most tests share; its address reaches them as ONEHALL_ORIGIN.
 */
export default async function start() {
  const own = process.env.ONEHALL_TEMPLATE_DIR ? undefined : await mkdtemp(join(tmpdir(), "onehall-template-"));
  if (own) {
    await importTemplate(own);
    process.env.ONEHALL_TEMPLATE_DIR = own;
  }
  const portal = await startPortal({ env: { WRITES_PER_MINUTE: "100000", SAMPLE_OFFICE_SECONDS: "0" } });
  process.env.ONEHALL_ORIGIN = portal.origin;
  return async () => {
    await portal.stop();
    if (own) await rm(own, { recursive: true, force: true });
  };
}
