import type { Settings } from "../settings";

/**
 * `scheme://host` at which the visitor has opened the site: the setting, else the request itself. `normaliseRequest` has judged both before: the host is the
 * one that a trusted proxy says, and X-Forwarded-Proto is there only where such a proxy says it.
 * Redirects, cookies and the issuer of the sample log-in are made of it.
 */
export function originOf(request: Request, { publicOrigin }: Pick<Settings, "publicOrigin">): string {
  if (publicOrigin) return publicOrigin;
  const { protocol, host } = new URL(request.url);
  return new URL(`${request.headers.get("x-forwarded-proto") ?? protocol.slice(0, -1)}://${host}`).origin;
}

/** Whether cookies may carry the Secure attribute. */
export const isSecure = (origin: string): boolean => origin.startsWith("https:");
