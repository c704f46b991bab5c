import { startPortal } from "./portal";

/** One portal with a database of its own for all tests; its address and its folder reach them as ONEHALL_ORIGIN and ONEHALL_DATA_DIR. */
export default async function start() {
  const portal = await startPortal({ env: { WRITES_PER_MINUTE: "100000" } });
  process.env.ONEHALL_ORIGIN = portal.origin;
  process.env.ONEHALL_DATA_DIR = portal.dataDir;
  return () => portal.stop();
}
