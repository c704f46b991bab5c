import { callPath, ipType } from "@onehall/api";

/** Local key that says that a visitor has closed the banner, for good. @see SHELL-34 */
export const IGNORED = "gdbs.ipv6.ignored";

/** What storage says; where it is forbidden, nothing. */
function wasClosed(): boolean {
  try {
    return localStorage.getItem(IGNORED) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(IGNORED, "1");
  } catch {
    // Storage is forbidden: the banner stays away until the page is opened again.
  }
}

/** Asked without the client of the contract, which would weigh many times the banner. */
async function cameByIpv6(): Promise<boolean> {
  const answer: unknown = await (await fetch(callPath(ipType), { headers: { accept: "application/json" } })).json();
  const { code, data } = Object(answer) as { code?: unknown; data?: unknown };
  return Number(code) === 200 && data === "ipv6";
}

/** Tells visitors of the home page who come by IPv6 that they do, unless they have closed this before: at the end of the page, which does not move for it. Failures are silent. @see SHELL-33, ERROR-11 */
export async function showIpv6(): Promise<void> {
  if (wasClosed()) return;
  try {
    if (!(await cameByIpv6())) return;
    const { showBanner } = await import("./banner");
    await showBanner({ name: "网络提示", text: "您正在通过 IPv6 网络访问本站。", close: "关闭", onClose: remember });
  } catch {
    // Nobody misses it.
  }
}
