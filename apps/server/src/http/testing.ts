import type { ServerBuild } from "react-router";

/** A face with these routes and this way to draw them, and nothing else of a build. For tests. */
export const faceWith = (routes: ServerBuild["routes"], module: object, assets: Partial<ServerBuild["assets"]> = {}): ServerBuild => ({
  entry: { module: module as ServerBuild["entry"]["module"] },
  routes,
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1", ...assets },
  basename: "/portal/",
  publicPath: "/portal/",
  assetsBuildDirectory: "",
  future: {} as never,
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  allowedActionOrigins: false,
});
