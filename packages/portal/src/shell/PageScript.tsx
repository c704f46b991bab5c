import { provinceScript } from "@onehall/regions";

/** Milliseconds after which a busy browser prefetches all the same. */
const LATEST = 2000;
/** Links prefetched from a page at most: the server draws each of them. */
const MOST = 4;

/**
 * Keys of the browser's storage that outlive a log-out: they say nothing of a person. Whatever else begins with `gdbs.` goes, drafts and searches first of all.
 * IGNORED and OFFERED of ../loading, written out: importing them would bring one chunk more to every page. page-script.test.ts holds them together.
 */
const KEPT = '["gdbs.ipv6.ignored","gdbs.cityOffered"]';

/** SAVED_PAGES of ../offline, written out for the same reason. */
const SAVED_PAGES = "onehall-saved";

/** Speculation rules: the browser prefetches what the script below marks, and opens it without another request. */
const PREFETCH_RULES = '{"prefetch":[{"source":"document","where":{"selector_matches":"[data-prefetch]"},"eagerness":"immediate"}]}';

/**
 * Stands in every page itself, also in those that ship no script.
 *
 * - Marks phones and tablets by their user agent (`data-mobile`), whatever the width of their window. An iPad that says it is a Mac is known by its fingers.
 * - Marks links in view to pages of content for prefetching (`data-prefetch`) when the browser is idle after loading, after 2000 ms at the latest. Not where
 *   data is saved, and never what belongs to a person or leaves a trace (searches).
 * - After a log-out, of which the server tells by the cookie `logged-out`, removes what is personal from the browser's storage, and the pages saved on the device. Choices for every page are
 *   cookies and stay. A browser that forbids storage throws: it holds nothing that would have to go.
 * - Reports a visit to a page that was prefetched: the server counts only what somebody opens.
 *
 * @see SHELL-31, SHELL-39, ASVS-21
 */
export const PAGE_SCRIPT = `(()=>{const d=document,n=navigator;if(/Android|HarmonyOS|iPhone|iPad|iPod|Mobile|Tablet/i.test(n.userAgent)||n.platform==="MacIntel"&&n.maxTouchPoints>1)d.documentElement.dataset.mobile="";if(/(?:^|; )logged-out=1/.test(d.cookie)){try{for(const s of[localStorage,sessionStorage])for(const key of Object.keys(s))/^gdbs\\./.test(key)&&!${KEPT}.includes(key)&&s.removeItem(key);self.caches&&caches.delete("${SAVED_PAGES}").catch(()=>{})}catch{}d.cookie="logged-out=;path=/portal/;max-age=0"}const opened=performance.getEntriesByType("navigation")[0];if(opened&&opened.deliveryType==="navigational-prefetch")n.sendBeacon("/portal/visit");const data=n.connection||{};if(data.saveData||/2g/.test(data.effectiveType)||!HTMLScriptElement.supports||!HTMLScriptElement.supports("speculationrules"))return;const mark=()=>{const seen=[location.pathname+location.search];for(const a of d.querySelectorAll("main a[href^='/portal/']:not([target],[download],[rel~=nofollow])")){const to=a.pathname+a.search,{top,bottom,height}=a.getBoundingClientRect();if(height&&bottom>0&&top<innerHeight&&!seen.includes(to)&&/^\\/portal\\/(?:v[23]\\/)?(?:index|guide|personal|legal|public|topic|notices?|faq|branch-hall|country-hall)(?:\\/[\\w/-]*)?$/.test(a.pathname)){a.dataset.prefetch="";if(seen.push(to)>${MOST})break}}};const idle=()=>requestIdleCallback(mark,{timeout:${LATEST}});d.readyState==="complete"?idle():addEventListener("load",idle)})()`;

/** Draw it on the server only: React leaves what it does not know at the edge of `<body>` where it is. The scripts of the page read which province it is of. */
export function PageScript() {
  const province = provinceScript();
  return (
    <>
      {province && <script dangerouslySetInnerHTML={{ __html: province }} />}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: PREFETCH_RULES }} />
      <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
    </>
  );
}
