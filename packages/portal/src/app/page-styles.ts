import type { EntryContext } from "react-router";

/** A route in the manifest. `stylesheet`: all styles of a page of it, as the build wrote them into one file. */
type StyledRoute = { css?: string[]; stylesheet?: string } | undefined;

/**
 * Tags of the styles of a page, for its head: one file. Those that it was made of are named as disabled, which today's browsers do not fetch: a part that
 * loads later looks for its stylesheets among the links of the page. @see docs/decisions/pages.md, vite/page-stylesheets.mjs
 */
export function pageStyles({ manifest, staticHandlerContext: { matches } }: EntryContext): string {
  const routes = matches.map(({ route: { id } }) => manifest.routes[id] as StyledRoute);
  const files = new Set(routes.flatMap((route) => route?.css ?? []).map((href) => href.replace(/#$/, "")));
  return [
    `<link rel="stylesheet" href="${routes.at(-1)?.stylesheet ?? ""}"/>`,
    ...[...files].map((href) => `<link rel="stylesheet" href="${href}" disabled=""/>`),
  ].join("");
}
