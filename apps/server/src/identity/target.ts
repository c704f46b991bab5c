import { ownPath } from "../common/own-path";

/** Below /portal/, but no page: calls, and what would log in or out, or send on, once more. */
const NO_PAGE = /^\/portal\/(?:api|login|sample-login|custom-config|preferences|item-?\w*|v3-auth|qr)(?:[/.]|$)/;
const HOME = "/portal/index";

/**
 * Where to go after log-in or log-out: a page of our own, as a path or (as older links write it) with our own origin in front; anything else leads home.
 * The root of the site means the root of the portal. @see LOGIN-06
 */
export function localTarget(wanted: string | undefined, origin: string): string {
  const path = ownPath(wanted?.startsWith(`${origin}/`) ? wanted.slice(origin.length) : wanted);
  // What a router would take for one of these after decoding counts as one.
  const [pathname = ""] = path.split(/[?#]/, 1);
  try {
    return NO_PAGE.test(decodeURIComponent(pathname).toLowerCase()) ? HOME : path;
  } catch {
    return HOME;
  }
}
