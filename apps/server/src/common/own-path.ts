/** A path of our own to go back to; anything else leads home, so that nobody is sent to another site from here. */
export function ownPath(path: string | undefined): string {
  if (!path?.startsWith("/portal/") || /[\\\p{Cc}]/u.test(path)) return "/portal/index";
  const { origin, pathname, search, hash } = new URL(path, "http://own.invalid");
  return origin === "http://own.invalid" && pathname.startsWith("/portal/") ? pathname + search + hash : "/portal/index";
}
