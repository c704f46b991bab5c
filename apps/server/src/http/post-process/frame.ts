import type { HtmlHandler, StartTag } from "./rewrite-html";

/** What browsers say of a request whose answer is shown inside of another page. */
const FRAMES = new Set(["iframe", "frame", "embed", "object", "fencedframe"]);

/** Whether a page is asked for by a frame. @param destination the header Sec-Fetch-Dest; older browsers and plain http have none, there packages/portal/src/frame does it */
export const isFramed = (destination: string | undefined): boolean => destination !== undefined && FRAMES.has(destination);

/** Both are of our own host, and lead away from it: the notice before another site. */
const LEAVING = /^\/portal\/(?:v[23]\/)?leave$/;
const LEGACY_GUIDE = /^\/portal\/guide(?=\/)/;

/** In-host links stay in the frame, others open a new tab. */
function adaptLink(tag: StartTag, page: URL): void {
  const href = tag.get("href");
  if (href === undefined || !URL.canParse(href, page)) return;
  const url = new URL(href, page);
  if (url.protocol !== "http:" && url.protocol !== "https:") return;
  tag.remove("target");
  if (url.host !== page.host || LEAVING.test(url.pathname)) {
    tag.remove("rel");
    tag.set("target", "_blank");
    tag.set("rel", "noopener noreferrer");
  } else if (url.pathname === "/portal/preferences" && url.searchParams.has("elder")) {
    // Its classes would show it again in spite of `hidden`.
    tag.remove("style", "hidden");
    tag.set("hidden", "");
    tag.set("style", "display:none");
  } else if (LEGACY_GUIDE.test(url.pathname)) tag.set("href", url.pathname.replace(LEGACY_GUIDE, "/portal/v2/guide") + url.search + url.hash);
}

/**
 * A page inside the frame of another site: in-host links and forms stay in the frame, other links open a new tab, `/portal/guide/` becomes
 * `/portal/v2/guide/`, and the elder entry is hidden. Only start tags change.
 * @param page its address as the visitor sees it
 * @see FRAME-01, FRAME-02, FRAME-03
 */
export const rewriteForFrame = (page: URL): HtmlHandler => ({
  startTag(tag) {
    if (tag.name === "html") {
      tag.remove("data-framed");
      tag.set("data-framed", "true");
    } else if (tag.name === "a" || tag.name === "area") adaptLink(tag, page);
    else if (tag.name === "form") tag.remove("target");
    else tag.remove("formtarget");
  },
});
