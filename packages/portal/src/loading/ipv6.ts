import { callPath, ipType } from "@onehall/api";
import * as styles from "./banner.css";

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

async function draw(): Promise<void> {
  const { wordsOfPage } = await import("../language/words"); // only now: no page weighs more for it
  const words = await wordsOfPage();
  const banner = document.createElement("aside");
  banner.className = styles.banner;
  banner.setAttribute("aria-label", words("网络提示"));
  const close = document.createElement("button");
  close.type = "button";
  close.className = styles.close;
  close.textContent = words("关闭");
  close.addEventListener("click", () => {
    remember();
    banner.remove();
  });
  banner.append(words("您正在通过 IPv6 网络访问本站。"), close);
  document.body.prepend(banner);
}

/** Tells visitors of the home page who come by IPv6 that they do, unless they have closed this before. Failures are silent. @see SHELL-33, ERROR-11 */
export async function showIpv6(): Promise<void> {
  if (wasClosed()) return;
  try {
    if (await cameByIpv6()) await draw();
  } catch {
    // Nobody misses it.
  }
}
