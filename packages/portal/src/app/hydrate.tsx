import { startTransition, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createStaticRouter, StaticRouterProvider, UNSAFE_decodeViaTurboStream as decode, type RouteObject } from "react-router";
import type { PageHandover } from "./page-handover";

/** What a route's script exports for the browser. */
export type RouteModule = {
  default: ComponentType;
  handle?: unknown;
  /** Of the root alone. */
  Layout?: ComponentType<{ children: ReactNode }>;
  ErrorBoundary?: ComponentType;
};

/** A route as the router draws it on the server: the root inside of its layout. */
function routeOf(id: string, { default: Component, handle, Layout, ErrorBoundary }: RouteModule, children: RouteObject[]): RouteObject {
  if (!Layout) return { id, handle, Component, ErrorBoundary: ErrorBoundary ?? null, children };
  const inLayout = (Part: ComponentType) => (
    <Layout>
      <Part />
    </Layout>
  );
  return { id, handle, element: inLayout(Component), errorElement: ErrorBoundary && inLayout(ErrorBoundary), children };
}

type Handed = Parameters<typeof createStaticRouter>[1];

type PageProps = { context: Handed; router: ReturnType<typeof createStaticRouter>; onReady: () => void };

function Page({ context, router, onReady }: PageProps) {
  useEffect(onReady, [onReady]);
  return (
    <>
      <StaticRouterProvider context={context} router={router} hydrate={false} />
      {null /* The server's router draws two things here; with one alone React would count ids (useId) otherwise. */}
    </>
  );
}

/**
 * Hydrates the page with the router that draws it on the server: links are plain anchors, so nothing in the browser leads from page to page, and the
 * router that could weighs 22 kB more. `onReady` is called once the effects of the page have run. @param modules in the order of the page's routes
 */
export async function hydrate({ basename, state, routes: matched }: PageHandover, modules: readonly RouteModule[], onReady: () => void): Promise<void> {
  const { value } = await decode(new Response(state).body!, window);
  const { loaderData = {}, actionData = null, errors = null } = value as Partial<Pick<Handed, "loaderData" | "actionData" | "errors">>;
  const here = location;
  const context: Handed = {
    basename,
    location: { pathname: here.pathname, search: here.search, hash: "", state: null, key: "default" },
    matches: matched.map(({ id, params, pathname, pathnameBase }) => ({ route: { id }, params, pathname, pathnameBase })),
    loaderData,
    actionData,
    errors,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  const routes = matched.reduceRight<RouteObject[]>((children, { id }, place) => {
    const module = modules[place];
    return module ? [routeOf(id, module, children)] : children;
  }, []);
  startTransition(() => void hydrateRoot(document, <Page context={context} router={createStaticRouter(routes, context)} onReady={onReady} />));
}
