import { TRADITIONAL } from "@onehall/language";
import { ANY_INLINE, contentSecurityPolicy, type ExternalSources } from "../csp";
import type { Preferences } from "../../common/preferences";
import { elderStyleSources, elderTools, type ElderTools } from "./elder-tools";
import { englishGuideLink } from "./english-guide";
import { rewriteForFrame } from "./frame";
import { collectInlineScripts } from "./inline-scripts";
import { outsideLinks, type OutsideLinkOptions } from "./outside-links";
import { readOnlyBanner } from "./read-only-banner";
import { type HtmlHandler, rewriteHtml } from "./rewrite-html";
import { traditionalCharacters } from "./traditional";
import { unknownRegionNotice } from "./unknown-region";

export type PostProcessOptions = ExternalSources &
  OutsideLinkOptions & {
    mode: "production" | "development";
    /** What pages in elder mode get in addition. */
    elder?: ElderTools;
    /** Every page announces that nothing can be submitted. */
    readOnly?: () => boolean;
    /** Whether the item of a code has a guide in English. */
    hasEnglish?: ((code: string) => boolean) | undefined;
  };

/** A page as a face rendered it, and for whom. */
export type RenderedPage = {
  html: string;
  /** Its address as the server was asked. */
  url: URL;
  /** Its address as the visitor sees it. */
  seen: URL;
  preferences: Preferences;
  inFrame: boolean;
};

/**
 * Everything that is done to a rendered page before it is sent, in one pass over its HTML, with the headers that belong to the result.
 * Order of handlers: frames after what writes links; traditional characters after what writes texts; hashes of scripts last.
 * @see docs/decisions/post-process.md
 */
export function postProcess({ html: rendered, url, seen, preferences, inFrame }: RenderedPage, options: PostProcessOptions) {
  const production = options.mode === "production";
  const elder = preferences.elder ? options.elder : undefined;
  const scripts = new Set<string>();
  // In development React would report links that differ from what it rendered; there the browser leads to the notice, and stays in a frame, by itself.
  const handlers: (HtmlHandler | false | undefined)[] = [
    production && outsideLinks(url, options),
    elder && elderTools(elder, preferences),
    options.readOnly?.() && readOnlyBanner,
    unknownRegionNotice(seen),
    englishGuideLink(seen, options.hasEnglish),
    production && inFrame && rewriteForFrame(seen),
    preferences.traditional && traditionalCharacters(),
    production && collectInlineScripts(scripts),
  ];
  const html = rewriteHtml(
    rendered,
    handlers.filter((handler) => handler !== false && handler !== undefined),
  );
  const outside = elder?.script ? [new URL(elder.script, url).origin] : [];
  const inline = production ? { scripts: [...scripts, ...outside], styles: elder ? elderStyleSources(preferences) : [] } : ANY_INLINE;
  const language: Record<string, string> = preferences.traditional ? { "content-language": TRADITIONAL } : {};
  return { html, headers: { ...language, "content-security-policy": contentSecurityPolicy(inline, options) } };
}
