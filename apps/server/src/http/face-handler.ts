import { LRUCache } from "lru-cache";
import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Handler = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild["routes"];

/** Size of the path → route cache: matching ranks every route of the version each time. */
const PATHS = 2_000;
/** What the router asks for itself: data of a page, parts of its manifest. It takes any route. */
const ROUTERS_OWN = /\.data$|\/__manifest$/;

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, index, caseSensitive, ...(path && { path }) } : { id, caseSensitive, ...(path && { path }), children: treeOf(routes, id) },
    ) as RouteObject[];
}

const pick = <T>(all: Record<string, T>, ids: readonly string[]): Record<string, T> =>
  Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])));

/**
 * Draws the pages of a face with a handler for each route, which knows that route and those around it alone: the router goes through all routes that it is
 * given several times for each page, and a face has more than a hundred. @see docs/decisions/pages.md
 */
export function faceHandler(build: ServerBuild, mode: "production" | "development"): Handler {
  const whole = createRequestHandler(build, mode);
  const tree = treeOf(build.routes);
  const byLeaf = new Map<string, Handler>();
  const leaves = new LRUCache<string, string[]>({ max: PATHS });

  function routesAt(pathname: string): string[] {
    let found = leaves.get(pathname);
    if (!found) leaves.set(pathname, (found = (matchRoutes(tree, pathname, build.basename) ?? []).map(({ route }) => route.id ?? "")));
    return found;
  }

  function handlerFor(ids: string[]): Handler {
    const leaf = ids.at(-1) ?? "";
    let handler = byLeaf.get(leaf);
    if (!handler) {
      const assets = { ...build.assets, routes: pick(build.assets.routes, ids) };
      byLeaf.set(leaf, (handler = createRequestHandler({ ...build, routes: pick(build.routes, ids), assets }, mode)));
    }
    return handler;
  }

  return (request, context) => {
    const { pathname } = new URL(request.url);
    const ids = ROUTERS_OWN.test(pathname) ? [] : routesAt(pathname);
    return (ids.length > 0 ? handlerFor(ids) : whole)(request, context);
  };
}
