import { createHash } from "node:crypto";
import { readAloudBar } from "../../reading/aloud";
import type { Preferences } from "../../common/preferences";
import { LARGE_POINTER } from "../../reading/style";
import type { HtmlHandler } from "./rewrite-html";

/** Outweighs every style of the kit and the portal, whose build gives ids to layers. @see docs/decisions/old-browsers.md */
const IDS = ":not(#\\#)".repeat(3);

/** Each of `inner` inside each of `outer`: a list of selectors, because old browsers know no `:is`. */
const inside = (outer: string[], inner: string[]): string => outer.flatMap((one) => inner.map((other) => `${one} ${other}${IDS}`)).join();

const PRESSED = ["a", "button", "summary", "label", "select", "[role=button]", "input[type=checkbox]", "input[type=radio]", "input[type=submit]"];
const BUTTONS = inside([".read-aloud"], ["button", "select"]);

/**
 * Large pointer, targets of 60 px, and the bar that reads aloud: first on the page, part of it, floating over nothing. It outweighs each theme; only links
 * that no style of ours has made a box become one, below all widgets. Inside a paragraph they stay text, but not in a cell of a table.
 */
const STYLE = `a[href]{display:inline-block;align-content:center}p a[href]{display:inline}td p a[href]{display:inline-block}${inside(["header", "main", "footer", "nav"], ["a[href]", "button", "summary", "select"])}{min-block-size:60px;min-inline-size:60px}html{cursor:${LARGE_POINTER.read},auto}${PRESSED.join()}{cursor:${LARGE_POINTER.press},pointer!important}.read-aloud{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;padding:.5rem 1rem;background:#0b2f66;color:#fff;font-size:1.375rem}.read-aloud[hidden],.read-aloud [hidden]{display:none}.read-aloud label{display:flex;align-items:center;gap:.75rem}${BUTTONS}{font:inherit;min-block-size:60px;padding:0 1.25rem;border:2px solid #fff;border-radius:.5rem;background:#fff;color:#0b2f66}${inside([".read-aloud"], ["button:focus-visible", "select:focus-visible"])}{outline:4px solid #ffd400;outline-offset:3px}.reading-now{outline:4px solid #b3261e;outline-offset:3px}@media print{.read-aloud{display:none}}`;

/** The kit's sizes are in rem, with a main text of 1.25rem in elder mode: 20 px where the browser's own size is 16. @see ELDER-09 */
const sized = (pixels: number): string => `html{font-size:${pixels * 5}%}`;

const hashed = (style: string): string => `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** The styles as a policy names them. */
export const elderStyleSources = ({ size }: Pick<Preferences, "size">): string[] => [hashed(STYLE), ...(size === undefined ? [] : [hashed(sized(size))])];

/** The helper comes with the reader's first touch, as everything does that is not needed to read a page; a page that opens below a resting pointer gets a move that nobody made. Where pages are read aloud by themselves it comes at once. */
const loader = (helper: string, aloud: boolean): string =>
  aloud
    ? `<script>import(${JSON.stringify(helper)}).catch(()=>{})</script>`
    : `<script>{const c=new AbortController();for(const t of["pointermove","pointerdown","keydown","scroll"])addEventListener(t,e=>{if(e.type=="pointermove"&&!e.movementX&&!e.movementY)return;c.abort();import(${JSON.stringify(helper)}).catch(()=>{})},{passive:true,signal:c.signal})}</script>`;

export type ElderTools = {
  /** Address of our own helper; without it pages have the large pointer only. */
  helper: string | undefined;
  /** An operator's own accessibility script. @see ELDER-02 */
  script: string | undefined;
};

/** Adds the tools of elder mode at the edges of head and body, where hydration ignores elements that React did not draw. @see ELDER-05, ELDER-06 */
export const elderTools = ({ helper, script }: ElderTools, { size, aloud }: Pick<Preferences, "size" | "aloud"> = {}): HtmlHandler => ({
  where: "</head|<body",
  startTag(tag) {
    if (tag.name === "body" && helper !== undefined) tag.after(readAloudBar(script, aloud) + loader(helper, aloud ?? false));
  },
  endTag: (name) => (name === "head" ? `<style>${STYLE}</style>${size === undefined ? "" : `<style>${sized(size)}</style>`}` : undefined),
});
