import { runInThisContext } from "node:vm";
import type { EntryContext } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { pageScripts } from "./page-handover";

/** What the router knows of a page of two routes. */
const context = (handle?: object) =>
  ({
    manifest: {
      entry: { module: "/entry.js", imports: ["/start.js"] },
      routes: { root: { module: "/root.js", imports: ["/start.js", "/shell.js"] }, page: { module: "/Page.js", imports: ["/shell.js"] } },
    },
    routeModules: { root: {}, page: { handle } },
    staticHandlerContext: {
      basename: "/portal/",
      matches: [
        { route: { id: "root" }, params: { id: "1" }, pathname: "/", pathnameBase: "/" },
        { route: { id: "page" }, params: { id: "1" }, pathname: "/v3/guide/1", pathnameBase: "/v3/guide/1" },
      ],
    },
  }) as unknown as EntryContext;

afterEach(() => vi.unstubAllGlobals());

test("only the entry and what it needs are named in the head; the rest is handed over with the data, and runs when it is asked for", () => {
  vi.stubGlobal("onehallPage", undefined);
  const { head, body } = pageScripts(context(), '["</script>"]')!;
  expect([...head.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)).toEqual(["/entry.js", "/start.js"]);
  expect([...body.matchAll(/src="([^"]+)"/g)].map(([, file]) => file)).toEqual(["/entry.js"]);
  const [, inside = ""] = /^<script>(.*?)<\/script>/.exec(body) ?? [];
  runInThisContext(inside);
  expect(globalThis.onehallPage).toEqual({
    basename: "/portal/",
    state: '["</script>"]',
    routes: [
      { id: "root", module: "/root.js", params: { id: "1" }, pathname: "/", pathnameBase: "/" },
      { id: "page", module: "/Page.js", params: { id: "1" }, pathname: "/v3/guide/1", pathnameBase: "/v3/guide/1" },
    ],
    files: ["/root.js", "/shell.js", "/Page.js"],
  });
});

test("a page with nothing to hydrate has no script", () => {
  expect(pageScripts(context({ hydrate: false }), "")).toBeUndefined();
});
