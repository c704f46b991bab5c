/** A same-site return path; anything else becomes the home page (no open redirect). */
export function ownPath(path: string | undefined): string {
  if (!path?.startsWith("/portal/") || /[\\\p{Cc}]/u.test(path)) return "/portal/index";
  const { origin, pathname, search, hash } = new URL(path, "http://own.invalid");
  return origin === "http://own.invalid" && pathname.startsWith("/portal/") ? pathname + search + hash : "/portal/index";
}
