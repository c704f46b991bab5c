import { createHash } from "node:crypto";
import { forOldBrowsers } from "../common/old-style";

/**
 * Styles of the reading view. Colours reach 7:1 for text, links and visited links on each of the four grounds, which a test measures; the pointer is
 * drawn for both light and dark grounds.
 */
export const COLOURS = [
  { ground: "#ffffff", text: "#111111", link: "#00358a", visited: "#56237a", soft: "#eef2f8", line: "#5b6675" },
  { ground: "#f7efdc", text: "#241a0b", link: "#0b3a73", visited: "#5a1f57", soft: "#ece0c4", line: "#6b5b3a" },
  { ground: "#000000", text: "#ffffff", link: "#9fd0ff", visited: "#e3bdff", soft: "#1c1c1c", line: "#b5b5b5" },
  { ground: "#00205b", text: "#ffeb3b", link: "#ffffff", visited: "#ffd9a8", soft: "#0a2f7a", line: "#c8d4ee" },
] as const;

const SIZES = ["1.125rem", "1.375rem", "1.75rem", "2.25rem"];
const SPACINGS = ["1.8", "2.2", "2.8"];

const arrow = (fill: string, edge: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='48' height='48'%3E%3Cpath d='M6 3v36l10-9 6 14 7-3-6-14h13z' fill='%23${fill}' stroke='%23${edge}' stroke-width='3' stroke-linejoin='round'/%3E%3C/svg%3E") 6 3`;

/** A pointer of 48 px, for what is only read and for what can be pressed. */
export const LARGE_POINTER = { read: arrow("000", "fff"), press: arrow("b3261e", "fff") };

const pick = (attribute: string, rules: readonly string[]) => rules.map((rule, index) => `[data-${attribute}="${index}"]{${rule}}`).join("");

/** The one style sheet, written into the page and named in its policy. */
export const STYLE = forOldBrowsers(`${pick(
  "colour",
  COLOURS.map(
    ({ ground, text, link, visited, soft, line }) => `--ground:${ground};--text:${text};--link:${link};--visited:${visited};--soft:${soft};--line:${line}`,
  ),
)}${pick(
  "size",
  SIZES.map((size) => `--size:${size}`),
)}${pick(
  "spacing",
  SPACINGS.map((spacing) => `--spacing:${spacing}`),
)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:0 1rem 3rem;background:var(--ground);color:var(--text);font:var(--size)/var(--spacing) "PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;overflow-wrap:break-word;overflow-wrap:anywhere}
html{background:var(--ground);scroll-padding-top:1rem}
a{color:var(--link);text-underline-offset:.2em}a:visited{color:var(--visited)}
:is(a,button,input,select,textarea,summary,[tabindex]):focus-visible{outline:3px solid var(--text);outline-offset:3px}
.skip:not(:focus){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;white-space:nowrap;clip-path:inset(50%)}.skip:focus{display:inline-block;padding:.5rem}
.bar{border-block-end:2px solid var(--line);padding-block:.5rem}.bar p{margin:0}
.ways,.options{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;list-style:none;margin:0;padding:0;font-size:1.125rem;line-height:1.5}
.ways a,.options a,.bar summary,.read-aloud button,.read-aloud select{display:inline-flex;align-items:center;min-block-size:3rem}
.bar summary{display:list-item;list-style-position:inside;align-content:center;font-size:1.125rem;cursor:pointer}
.choices{margin:0;padding:0}.options b{min-inline-size:5rem}
.options a{padding-inline:.75rem;border:2px solid var(--line);border-radius:.5rem;text-decoration:none;color:var(--text)}
.options a[aria-current]{background:var(--text);color:var(--ground);border-color:var(--text)}
.options+.options{margin-block-start:.5rem}
.read-aloud{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;padding-block:.5rem;font-size:1.125rem;line-height:1.5}.read-aloud[hidden],.read-aloud [hidden]{display:none}
.read-aloud label{display:flex;align-items:center;gap:.5rem}
.read-aloud button,.read-aloud select{font:inherit;padding-inline:1rem;border:2px solid var(--line);border-radius:.5rem;background:var(--soft);color:var(--text);cursor:pointer}
h1,h2,h3,h4,h5,h6{line-height:1.4;margin-block:1.5em .5em}h1{font-size:1.5em}h2{font-size:1.25em}h3,h4,h5,h6{font-size:1.1em}
ul,ol{padding-inline-start:1.5em}li>a,dd>a,td>a{display:inline-block}
dt{font-weight:600}dd{margin-inline-start:1.5em}
.fold,fieldset{border-inline-start:.25rem solid var(--line);padding-inline-start:1rem;margin-block:1rem}.sum,.sum>*{font-weight:600}
fieldset{border-block:0;border-inline-end:0;min-inline-size:0}
.wide{overflow-x:auto;margin-block:1rem}table{border-collapse:collapse;min-inline-size:100%}
caption{text-align:start;font-weight:600;padding-block:.5rem}th,td{border:1px solid var(--line);padding:.375rem .625rem;text-align:start;vertical-align:top;min-inline-size:4em;overflow-wrap:break-word}
th{background:var(--soft)}mark{background:none;color:inherit;text-decoration:underline double}
:is(main,.around) :is(input:not([type=checkbox],[type=radio],[type=hidden]),select,textarea,button){font:inherit;max-inline-size:100%;min-block-size:3rem;padding:.25rem .75rem;margin:.25rem .25rem .25rem 0;background:var(--ground);color:var(--text);border:2px solid var(--line);border-radius:.25rem}
:is(main,.around) :is(input[type=checkbox],input[type=radio]){inline-size:1.5em;block-size:1.5em;vertical-align:middle}
:is(main,.around) button{background:var(--text);color:var(--ground);border-color:var(--text)}
::placeholder{color:inherit;opacity:.8}
pre{white-space:pre-wrap}hr{border:0;border-block-start:1px solid var(--line)}small,sub,sup{font-size:.85em}
.around{margin-block-start:3rem;border-block-start:2px solid var(--line)}
[data-guide="1"] :is(p,li,dt,dd,tr,h1,h2,h3,h4,h5,h6):hover{box-shadow:0 .2em 0 var(--text);background:var(--soft)}
[data-pointer="1"]{cursor:${LARGE_POINTER.read},auto}[data-pointer="1"] :is(a,button,summary,label,select){cursor:${LARGE_POINTER.press},pointer}
.reading-now{outline:3px solid var(--link);outline-offset:.2em}
@supports not (inset-inline-start:0){.ways>*,.options>*,.read-aloud>*,.read-aloud label>*{margin-inline-end:.75rem}}
@media print{body{background:none;color:#000;--text:#000;--ground:#fff;--soft:#fff;--link:#000;--visited:#000;max-width:none}.bar,.around,.skip{display:none}.wide{overflow:visible}}`);

/** The style sheet as the policy names it. */
export const STYLE_SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;
