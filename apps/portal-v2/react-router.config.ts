import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Both faces live under /portal/: the server picks one by prefix, so that a shared address (/portal/index) can be served by the classic face.
  basename: "/portal/",
  // Links are plain anchors: a page needs to know its own route only.
  routeDiscovery: { mode: "lazy", manifestPath: "/v2/__manifest" },
  future: {
    // One dev server a face in one process: without it both would share one global hook for critical CSS.
    v8_viteEnvironmentApi: true,
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
