import { startPortal } from "./portal";

/** One portal with a database of its own for all tests; its address reaches them as ONEHALL_ORIGIN. */
export default async function start() {
  const portal = await startPortal({ env: { WRITES_PER_MINUTE: "100000" } });
  process.env.ONEHALL_ORIGIN = portal.origin;
  return () => portal.stop();
}
