import type { Settings } from "../settings";

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

const first = (request: Request, header: string): string | undefined => request.headers.get(header)?.split(",")[0]?.trim().toLowerCase();

/**
 * `scheme://host` at which the visitor has opened the site: the setting, else what a trusted proxy says (words of others never come this
 * far: `normaliseRequest` has removed them), else the request itself.
 * Redirects, cookies and the issuer of the sample log-in are made of it.
 */
export function originOf(request: Request, { publicOrigin }: Pick<Settings, "publicOrigin">): string {
  if (publicOrigin) return publicOrigin;
  const { protocol, host } = new URL(request.url);
  const scheme = first(request, "x-forwarded-proto");
  const forwarded = first(request, "x-forwarded-host");
  return new URL(`${scheme === "https" || scheme === "http" ? scheme : protocol.slice(0, -1)}://${forwarded && HOST.test(forwarded) ? forwarded : host}`)
    .origin;
}

/** Whether cookies may carry the Secure attribute. */
export const isSecure = (origin: string): boolean => origin.startsWith("https:");
