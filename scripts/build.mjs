// Builds what the portal needs to run, through turbo's cache.
import { fail, pnpmInBackground } from "./bootstrap.mjs";

/** Builds the server and both faces with all that they import, and the kit's catalogue beside them. */
export async function buildPortal() {
  const filters = ["server", "portal-v2", "portal-v3"].map((name) => `--filter=@onehall/${name}...`);
  const { status, output } = await pnpmInBackground(["exec", "turbo", "run", "build", "catalogue", ...filters, "--output-logs=errors-only"]);
  if (status !== 0) fail(`${output}\n构建没有成功，请看上面的信息。`);
}
