import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPortal } from "./portal";

/**
 * Imports the province pack once, as the first start of a portal does, and keeps that database as a template for every other portal of the run
 * (ONEHALL_TEMPLATE_DIR). Then starts the portal that most tests share; its address reaches them as ONEHALL_ORIGIN.
 */
export default async function start() {
  const template = await mkdtemp(join(tmpdir(), "onehall-template-"));
  // A database that is in use cannot be copied: the portal that imported it ends first.
  const importing = await startPortal({ dataDir: template });
  await importing.stop();
  process.env.ONEHALL_TEMPLATE_DIR = template;
  const portal = await startPortal({ env: { WRITES_PER_MINUTE: "100000", SAMPLE_OFFICE_SECONDS: "0" } });
  process.env.ONEHALL_ORIGIN = portal.origin;
  return async () => {
    await portal.stop();
    await rm(template, { recursive: true, force: true });
  };
}
