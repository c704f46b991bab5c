import { READ_ONLY } from "../../contract/router/read-only";
import type { HtmlHandler } from "./rewrite-html";

/** At the edge of `<body>`, where hydration ignores elements that React did not draw. */
const BANNER = `<aside aria-label="系统维护" style="padding:0.75rem 1rem;background:#fff3cd;color:#3d2c00;text-align:center">${READ_ONLY}</aside>`;

/** Announces on every page that nothing can be submitted. */
export const readOnlyBanner: HtmlHandler = {
  where: "<body",
  startTag(tag) {
    if (tag.name === "body") tag.after(BANNER);
  },
};
