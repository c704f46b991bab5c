import { escaped } from "../../common/escape";
import type { HtmlHandler } from "./rewrite-html";

const GUIDE = /^\/portal\/(?:v[23]\/)?guide\/([0-9A-Z]{31})$/u;

/**
 * Names the English page of a guide in the head of the Chinese one, and the Chinese one itself: here, so that it costs no script.
 * @param hasEnglish whether the item of a code has a guide in English
 * @see ENGLISH-05
 */
export function englishGuideLink(seen: URL, hasEnglish: ((code: string) => boolean) | undefined): HtmlHandler | undefined {
  const code = GUIDE.exec(seen.pathname)?.[1];
  if (code === undefined || !hasEnglish?.(code)) return undefined;
  const link = (language: string, path: string) => `<link rel="alternate" hreflang="${language}" href="${escaped(seen.origin + path)}"/>`;
  const links = link("zh-CN", `/portal/v2/guide/${code}`) + link("en", `/portal/en/guide/${code}`);
  return {
    where: "<head",
    startTag(tag) {
      if (tag.name === "head") tag.after(links);
    },
  };
}
