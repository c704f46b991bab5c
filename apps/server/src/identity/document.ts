import { createHash } from "node:crypto";

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f5f7fa;color:#1f2329;font:1.125rem/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
.elder{font-size:150%}
main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.75rem;line-height:1.3;margin:0 0 1rem}
h2{font-size:1.375rem;margin:2rem 0 .75rem}
.notice{border-left:.375rem solid #b45309;background:#fff7e6;padding:.75rem 1rem}
ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:.75rem}
li{display:flex}
button,.button{display:block;width:100%;min-height:3.75rem;padding:.75rem 1rem;text-align:left;font:inherit;color:inherit;background:#fff;border:2px solid #6b7280;border-radius:.5rem;cursor:pointer;text-decoration:none}
button strong,button span{display:block}
button:hover,.button:hover{border-color:#0b57d0}
a{color:#0b57d0}
:focus-visible{outline:3px solid #0b57d0;outline-offset:3px}
.actions{display:flex;flex-wrap:wrap;gap:1rem;margin-top:2rem}
.actions>*{width:auto}
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** A piece of HTML that is safe as it stands. */
export type Html = { readonly html: string };

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** HTML in which every inserted text is escaped, unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...inserted: (string | Html | readonly Html[])[]): Html => ({
  html: strings
    .map((text, index) => {
      const next = inserted[index];
      if (next === undefined) return text;
      if (typeof next === "string") return text + escaped(next);
      return text + ("html" in next ? next.html : next.map((one) => one.html).join(""));
    })
    .join(""),
});

export type Plain = { title: string; body: Html; elder: boolean };

/** Headers of every page of the log-in: nobody keeps it, frames it, or learns from it where one was. */
export const PLAIN_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "private, no-store",
  "content-security-policy": POLICY,
  "referrer-policy": "same-origin",
} as const;

/** A page without scripts, drawn here because it belongs to no face: the sample log-in, and what went wrong with a log-in. */
export const plainText = ({ title, body, elder }: Plain): string =>
  `<!doctype html>
<html lang="zh-CN"${elder ? ' class="elder"' : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body.html}
</main>
</body>
</html>`;
