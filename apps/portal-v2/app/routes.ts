import type { RouteConfig } from "@react-router/dev/routes";
import { routesOf } from "@onehall/routes";

/** Every page of the manifest in this face; its own is the home page. @see docs/decisions/routes.md */
export default routesOf("v2", { home: "home/ClassicHome.tsx" }) satisfies RouteConfig;
