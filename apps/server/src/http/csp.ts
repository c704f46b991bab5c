/** What a page may run and apply beside files of our own host. */
export type InlineSources = { scripts: string[]; styles: string[] };

/** In development Vite writes scripts and styles into the page whose hashes cannot be known in advance. */
export const ANY_INLINE: InlineSources = { scripts: ["'unsafe-inline'"], styles: ["'unsafe-inline'"] };

/** What other hosts a page may be shown in, and take pictures from. */
export type ExternalSources = {
  frameAncestors: readonly string[];
  /** Hosts of map tiles. */ images?: readonly string[];
  /** Hosts of videos and their captions. */ media?: readonly string[];
};

/**
 * The policy of a page: our own host for everything but the tiles of the operator's map and the videos that the province names; inline scripts by hash;
 * style attributes allowed, because a width in per cent cannot run anything; a spoken captcha travels in its page.
 */
export function contentSecurityPolicy({ scripts, styles }: InlineSources, { frameAncestors, images = [], media = [] }: ExternalSources): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(" "),
    ["media-src 'self' data:", ...media].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.join(" ")}`,
  ].join("; ");
}
