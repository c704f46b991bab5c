import { route, type RouteConfig } from "@react-router/dev/routes";

/** Standing pages, each under its own name. */
const articles = ["about-me", "contact-us", "privacy-policy", "service-agreement", "accessibility", "site-correction"];

/** Address → file. @see spec.md section 2 */
export default [
  route("v3/index/:region?", "routes/home.tsx", { id: "home" }),
  route("v3/regions", "routes/regions.tsx"),

  route("v3/branch-hall", "routes/branch-hall.tsx"),
  route("v3/country-hall", "routes/country-hall.tsx"),

  route("v3/:service/theme", "routes/theme.tsx"),
  route("v3/guide/:id?", "routes/guide.tsx"),
  route("v3/search/:tab?", "routes/search.tsx"),

  route("v3/notice", "routes/notice.tsx"),
  route("v3/notices", "routes/notices.tsx"),

  route("v3/faq", "routes/faq.tsx"),
  route("v3/open-data", "routes/open-data.tsx"),
  ...articles.map((key) => route(`v3/${key}`, "routes/article.tsx", { id: key })),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
