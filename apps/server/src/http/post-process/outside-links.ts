import { outsideTarget } from "@onehall/api";
import type { HtmlHandler } from "./rewrite-html";

/** Address of the notice before another site, in each face. */
export const NOTICE = { v2: "/portal/leave", v3: "/portal/v3/leave" } as const;

/** Whether a host needs no notice: it is listed, or below a listed one. */
export const isAllowedHost = (host: string, allowed: readonly string[]): boolean => allowed.some((above) => host === above || host.endsWith(`.${above}`));

export type OutsideLinkOptions = {
  /** Hosts that need no notice, with all hosts below them: gov.cn. */
  leaveAllowed: readonly string[];
  /** `https://host` of the portal; that of the request when absent. */
  publicOrigin: string | undefined;
};

/**
 * Leads every link to another site through the notice, whoever wrote it: footer, settings, content of the pack. Exempt are our own host, the allowed hosts
 * and the notice itself. @param page address of the page as the server was asked. @see GOV-06
 */
export function outsideLinks({ host, pathname, search }: URL, { leaveAllowed, publicOrigin }: OutsideLinkOptions): HtmlHandler {
  const notice = NOTICE[pathname.startsWith("/portal/v3/") ? "v3" : "v2"];
  const ownHost = publicOrigin === undefined ? host : new URL(publicOrigin).host;
  const isNotice = Object.values<string>(NOTICE).includes(pathname);
  return {
    where: 'href="https?:',
    startTag(tag) {
      if (tag.name !== "a" || isNotice) return;
      const href = tag.get("href");
      if (href === undefined || !/^https?:\/\//.test(href)) return;
      const url = outsideTarget(href);
      if (url && (url.host === ownHost || isAllowedHost(url.hostname, leaveAllowed))) return;
      // Addresses that are never followed are led to the notice too: it says so.
      tag.set("href", `${notice}?${new URLSearchParams({ url: href, back: pathname + search })}`);
    },
  };
}
