import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes all stylesheets of each page into one file, in their order, and names it in the manifest as `stylesheet` of the route: a file more costs a slow network a
 * connection, or a way there and back.
 * @param manifest of the router, for the server: routes with their parents and `css`
 * @param folder of the built files, which lie at `base`
 * @returns the manifest with the names
 */
export function joinStylesheets(manifest, { base, folder }) {
  /** Hrefs of a route and those around it. A mark at their end tells the router that something else fetches them too. */
  const hrefsOf = (id) => (id === undefined ? [] : [...hrefsOf(manifest.routes[id].parentId), ...(manifest.routes[id].css ?? [])]);
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const files = new Set(hrefsOf(id).map((href) => href.slice(base.length).replace(/#$/, "")));
    const css = [...files].map((file) => readFileSync(join(folder, file), "utf8")).join("");
    const file = `assets/page-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
    writeFileSync(join(folder, file), css);
    return [id, { ...route, stylesheet: base + file }];
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
}
