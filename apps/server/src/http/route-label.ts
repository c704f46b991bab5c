import type { Hono } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import { LRUCache } from "lru-cache";
import { ALL_PATTERNS } from "@onehall/routes";

/** Paths whose label is known already: matching costs as much as sending a page from memory. */
const PATHS = 2_000;
const PARAMETER = /:\w+/g;

/** Of several patterns that fit, the one that says most: the fewest names in it. */
const byParameters = (one: string, other: string): number => (one.match(PARAMETER)?.length ?? 0) - (other.match(PARAMETER)?.length ?? 0);

/**
 * The pattern of the route that a path belongs to (`/portal/v2/guide/:id`), so that metrics have a series for each route and not for each address;
 * `other` for a path that has none.
 */
export function routeLabels(app: Pick<Hono, "routes">): (path: string) => string {
  const router = new TrieRouter<string>();
  const patterns = [
    ...app.routes.map(({ path }) => path).filter((path) => !path.endsWith("*") || path.endsWith("/assets/*")),
    ...ALL_PATTERNS.map((pattern) => `/portal/${pattern}`),
  ];
  for (const pattern of new Set(patterns)) router.add("GET", pattern, pattern);
  const known = new LRUCache<string, string>({ max: PATHS });
  return (path) => {
    let label = known.get(path);
    if (label === undefined) {
      const [found] = router
        .match("GET", path)[0]
        .map(([pattern]) => pattern)
        .sort(byParameters);
      known.set(path, (label = found ?? "other"));
    }
    return label;
  };
}
