// Builds what the portal needs to run, through turbo's cache.
import { fail, pnpmInBackground } from "./bootstrap.mjs";

const run = (...args) => pnpmInBackground(["exec", "turbo", "run", ...args, "--output-logs=errors-only"]);

/** Builds the server and both faces with all that they import; ends with what went wrong. */
export async function buildPortal() {
  const { status, output } = await run("build", ...["server", "portal-v2", "portal-v3"].map((name) => `--filter=@onehall/${name}...`));
  if (status !== 0) fail(`${output}\n构建没有成功，请看上面的信息。`);
}

/** Builds the kit's catalogue, which no page of the portal needs. @returns what went wrong, or an empty text */
export async function buildCatalogue() {
  const { status, output } = await run("catalogue");
  return status === 0 ? "" : output;
}
