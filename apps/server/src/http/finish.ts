import { withElderTools, ELDER_STYLE_SOURCE, type ElderTools } from "../reading/elder";
import { ANY_INLINE, contentSecurityPolicy, inlineScriptSources, type Outside } from "./csp";
import { framed } from "./frame";
import { inCharactersOf } from "./language";
import { linksThroughNotice } from "./leave";
import type { FaceSource } from "./pages";
import type { Preferences } from "./preferences";
import { announceReadOnly } from "./read-only";

export type FinishOptions = Outside & {
  mode: "production" | "development";
  publicOrigin: string | undefined;
  /** Hosts of other sites that links may lead to without a notice. */
  leaveAllowed: readonly string[];
  /** What pages in elder mode have beside. */
  elder?: ElderTools;
  /** Every page says that nothing can be handed in. */
  readOnly?: boolean;
};

/** For whom, and where, a page was drawn. */
export type Drawn = {
  face: FaceSource;
  /** Its address as the server was asked. */
  url: URL;
  /** Its address as the visitor sees it. */
  seen: URL;
  preferences: Preferences;
  inFrame: boolean;
};

type Step = (html: string) => string;

/**
 * What becomes of a page between the face that drew it and the visitor, one step after the other, and the headers that belong to the result. Frames come
 * after everything that writes links; characters after everything that writes words; the policy last, for it names what the page holds by then.
 */
export async function finish(drawn: string, { face, url, seen, preferences, inFrame }: Drawn, options: FinishOptions) {
  const production = options.mode === "production";
  const elder = preferences.elder ? options.elder : undefined;
  // In development React would complain of links that are not what it drew; there the browser leads to the notice, and stays in a frame, by itself.
  const steps: (Step | false | undefined)[] = [
    production && ((html) => linksThroughNotice(html, url, options)),
    options.readOnly && announceReadOnly,
    elder && ((html) => withElderTools(html, elder)),
    production && inFrame && ((html) => framed(html, seen)),
  ];
  const whole = steps.reduce((html, step) => (step ? step(html) : html), drawn);
  const { html, headers } = await inCharactersOf(preferences, whole, face);
  const outside = elder?.script ? [new URL(elder.script, url).origin] : [];
  const inline = production ? { scripts: [...inlineScriptSources(html), ...outside], styles: elder ? [ELDER_STYLE_SOURCE] : [] } : ANY_INLINE;
  return { html, headers: { ...headers, "content-security-policy": contentSecurityPolicy(inline, options) } };
}
