// Builds what the portal needs to run, through turbo's cache.
import { fail, pnpm } from "./bootstrap.mjs";

/** Builds the server and both faces with all that they import, and the kit's catalogue beside them. */
export function buildPortal() {
  const filters = ["server", "portal-v2", "portal-v3"].map((name) => `--filter=@onehall/${name}...`);
  if (pnpm(["exec", "turbo", "run", "build", "catalogue", ...filters, "--output-logs=errors-only"]) !== 0) fail("构建没有成功，请看上面的信息。");
}
