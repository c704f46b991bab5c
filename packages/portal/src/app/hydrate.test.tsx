// @vitest-environment jsdom
import { useId, type ReactNode } from "react";
import { createRequestHandler, Outlet, RouterContextProvider, useLoaderData, useLocation, useRouteError, type ServerBuild } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderedPageOf, renderPage } from "./entry-server";
import { hydrate, type RouteModule } from "./hydrate";

/** Part of a page that React counts. */
const Counted = ({ children }: { children: ReactNode }) => <p id={useId()}>{children}</p>;
const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="zh-CN">
    <head>
      <title>页</title>
    </head>
    <body>{children}</body>
  </html>
);
const Root = () => (
  <main>
    <Counted>{useLocation().search}</Counted>
    <Outlet />
  </main>
);
const Page = () => <Counted>{useLoaderData<{ name: string }>().name}</Counted>;
const Fault = () => <Counted>{(useRouteError() as { status: number }).status}</Counted>;

const modules: Record<string, RouteModule & { loader?: () => unknown }> = {
  root: { default: Root, Layout, ErrorBoundary: Fault },
  page: { default: Page, loader: () => ({ name: "居住证", at: undefined }) },
  missing: {
    default: Page,
    loader: () => {
      throw new Response(null, { status: 404 });
    },
  },
};
const parents: Record<string, string | undefined> = { page: "root", missing: "root" };
const routesWith = (extra: (id: string) => object) =>
  Object.fromEntries(Object.keys(modules).map((id) => [id, { id, parentId: parents[id], path: id === "root" ? "" : id, ...extra(id) }]));
const build = {
  entry: { module: { default: renderPage, handleError: () => undefined } },
  routes: routesWith((id) => ({ module: modules[id] })),
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: routesWith((id) => ({ module: `/${id}.js`, hasLoader: id !== "root" })),
    url: "",
    version: "",
  },
  basename: "/portal/",
  publicPath: "/",
  assetsBuildDirectory: "",
  future: { v8_middleware: true },
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
} as unknown as ServerBuild;

beforeEach(() => vi.stubEnv("DEV", false));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test.each([
  ["/portal/page?region=440000", ["?region=440000", "居住证"]],
  ["/portal/missing", ["404"]],
  ["/portal/nowhere", ["404"]],
])("%s is in the browser what the server's router drew: data, errors, counted ids", async (address, texts) => {
  const answer = await createRequestHandler(build, "production")(new Request(`http://portal.test${address}`), new RouterContextProvider() as never);
  history.replaceState(null, "", address);
  // A document of its own: other tests have the shared one.
  vi.stubGlobal("document", new DOMParser().parseFromString(renderedPageOf(answer) ?? "", "text/html"));
  const drawn = () => [...document.querySelectorAll("p")].map(({ id, textContent }) => [id, textContent]);
  const before = drawn();
  expect(before.map(([, text]) => text)).toEqual(texts);
  const [, inside = ""] = /<script>(onehallPage=.*?)<\/script>/.exec(document.body.innerHTML) ?? [];
  const page = JSON.parse(inside.replace("onehallPage=", "")) as NonNullable<typeof globalThis.onehallPage>;
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ready = vi.fn<() => void>();
  await hydrate(
    page,
    page.routes.map(({ id }) => modules[id]!),
    ready,
  );
  await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(1));
  expect(drawn()).toEqual(before);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
