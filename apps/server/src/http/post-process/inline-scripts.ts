import { createHash } from "node:crypto";
import { type HtmlHandler, rewriteHtml } from "./rewrite-html";

/** Collects the CSP source (`'sha256-…'`) of each script without `src`. Must be the last handler: it hashes scripts as they are sent. */
export function collectInlineScripts(sources: Set<string>): HtmlHandler {
  let script: string | undefined;
  return {
    where: "<script",
    startTag(tag) {
      if (tag.name === "script" && tag.get("src") === undefined) script = "";
    },
    text(text) {
      if (script !== undefined) script += text;
      return text;
    },
    endTag(name) {
      if (name === "script" && script !== undefined) {
        sources.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
        script = undefined;
      }
      return undefined;
    },
  };
}

/** CSP sources of the inline scripts of a page, each once. Hashes, not nonces: a cached page carries its policy with it. */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  rewriteHtml(html, [collectInlineScripts(sources)]);
  return [...sources];
}
