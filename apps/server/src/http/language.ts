import type { MiddlewareHandler } from "hono";
import type { FaceSource } from "./pages";
import { preferencesOf, type Preferences } from "./preferences";

/** What a face's entry.server offers for it: the same function converts in the browser what is drawn there later. @see docs/decisions/language.md */
type FaceEntry = { inTraditional: (html: string) => string };

/** Said of every page and document in traditional characters. */
export const TRADITIONAL = { "content-language": "zh-Hant" } as const;

/** A finished page in the characters that its visitor chose, and the headers that say so. */
export async function inCharactersOf({ traditional }: Preferences, html: string, face: FaceSource): Promise<{ html: string; headers: Record<string, string> }> {
  if (!traditional) return { html, headers: {} };
  const build = typeof face === "function" ? await face() : face;
  const { inTraditional } = build.entry.module as unknown as FaceEntry;
  return { html: inTraditional(html), headers: TRADITIONAL };
}

/** The kit's catalogue: files for developers, sent as they lie. */
const CATALOGUE = "/portal/kit/";

/** Documents that the server draws itself (log-in, status, last resort) follow the visitor's choice as pages do; what was converted already says so. */
export const documentsInCharacters =
  (face: FaceSource): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const preferences = preferencesOf(c.req.header("cookie"));
    const { headers, status } = c.res;
    if (!preferences.traditional || c.req.method === "HEAD" || !headers.get("content-type")?.startsWith("text/html")) return;
    if (headers.has("content-language") || headers.has("content-encoding") || c.req.path.startsWith(CATALOGUE)) return;
    const { html, headers: said } = await inCharactersOf(preferences, await c.res.text(), face);
    const more = new Headers(headers);
    more.delete("content-length");
    for (const [name, value] of Object.entries(said)) more.set(name, value);
    more.append("vary", "Cookie");
    c.res = undefined;
    c.res = new Response(html, { status, headers: more });
  };
