import { province } from "@onehall/regions";
import type { HtmlHandler } from "./rewrite-html";

/** Parameter of an address to which an unknown region has led: the code that was asked for. */
export const UNKNOWN_REGION = "unknownRegion";

/** Says at the head of a page which region was not found, with the way to the picker. @see ROUTE-12 */
export function unknownRegionNotice(url: URL): HtmlHandler | undefined {
  const asked = url.searchParams.get(UNKNOWN_REGION);
  if (asked === null) return undefined;
  const code = /^\d{6,12}$/.test(asked) ? `编码为 ${asked} 的` : "网址里写的";
  const version = url.pathname.startsWith("/portal/v3/") ? "v3" : "v2";
  const picker = `/portal/${version}/regions?region=${province().code}`;
  const notice = `<aside aria-label="地区提示" style="padding:0.75rem 1rem;background:#fff3cd;color:#3d2c00;text-align:center">没有找到${code}地区，下面是全省的内容。<a href="${picker}" style="color:inherit;display:inline-block;padding:0.75rem">选择地区</a></aside>`;
  return {
    where: "<body",
    startTag(tag) {
      if (tag.name === "body") tag.after(notice);
    },
  };
}
