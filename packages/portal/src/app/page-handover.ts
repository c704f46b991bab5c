import type { EntryContext } from "react-router";
import { scriptText } from "./script-text";

/** What the server's page hands over to its scripts: `onehallPage`. Where it is missing there is nothing to hydrate. */
export type PageHandover = {
  basename: string;
  /** Data of its loaders, answer of its action, errors: as the router encodes them. */
  state: string;
  /** Its routes as the server matched them, the root first. `module`: address of the route's script. */
  routes: readonly { id: string; module: string; params: Readonly<Record<string, string | undefined>>; pathname: string; pathnameBase: string }[];
  /** Addresses of all scripts that are needed to hydrate and do not run before. */
  files: readonly string[];
};

declare global {
  var onehallPage: PageHandover | undefined;
}

/** A route with nothing to hydrate says `export const handle = { hydrate: false }` and ships no script. */
type Handle = { hydrate?: boolean } | undefined;

/**
 * Tags of the scripts of a page, for its head and for the end of its body: in place of the router's own `<Scripts>`, which runs the code of the page as soon
 * as it is there. Here only the entry runs; it loads the rest, `onehallPage`, when it is needed. Undefined where nothing hydrates.
 * @param state as of {@link PageHandover}
 */
export function pageScripts({ manifest, routeModules, staticHandlerContext }: EntryContext, state: string): { head: string; body: string } | undefined {
  const { basename = "/", matches } = staticHandlerContext;
  if (!matches.every(({ route: { id } }) => (routeModules[id]?.handle as Handle)?.hydrate !== false)) return undefined;
  const entry = [manifest.entry.module, ...manifest.entry.imports];
  const found = matches.flatMap(({ route: { id }, params, pathname, pathnameBase }) => {
    const route = manifest.routes[id];
    return route ? [{ route, match: { id, module: route.module, params, pathname, pathnameBase } }] : [];
  });
  const files = new Set(found.flatMap(({ route: { module, imports = [] } }) => [module, ...imports]));
  for (const file of entry) files.delete(file);
  const page: PageHandover = { basename, state, routes: found.map(({ match }) => match), files: [...files] };
  return {
    head: entry.map((file) => `<link rel="modulepreload" href="${file}"/>`).join(""),
    body: `<script>onehallPage=${scriptText(page)}</script><script type="module" async="" src="${manifest.entry.module}"></script>`,
  };
}
