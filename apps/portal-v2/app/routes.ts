import { route, type RouteConfig } from "@react-router/dev/routes";

/** Standing pages, each under its own name. */
const articles = ["about-me", "contact-us", "privacy-policy", "service-agreement", "accessibility", "site-correction"];

/** Address → file. Shared addresses without a version, and older links, are drawn by this face. @see spec.md section 2, domain.md */
export default [
  route("index/:region?", "routes/home.tsx", { id: "home" }),
  route("v2/index", "routes/home.tsx", { id: "v2-home" }),
  route("v2/regions", "routes/regions.tsx"),

  route("branch-hall", "routes/branch-hall.tsx", { id: "branch-hall" }),
  route("v2/branch-hall", "routes/branch-hall.tsx", { id: "v2-branch-hall" }),
  route("country-hall", "routes/country-hall.tsx", { id: "country-hall" }),
  route("v2/country-hall", "routes/country-hall.tsx", { id: "v2-country-hall" }),
  route("country-hall-child", "routes/country-hall.tsx", { id: "country-hall-child" }),

  route(":service/theme", "routes/theme.tsx", { id: "theme" }),
  route("v2/:service/theme", "routes/theme.tsx", { id: "v2-theme" }),
  route("guide/:id?", "routes/guide.tsx", { id: "guide" }),
  route("v2/guide/:id?", "routes/guide.tsx", { id: "v2-guide" }),
  route("v2/search/:tab?", "routes/search.tsx"),

  route("notice", "routes/notice.tsx"),
  route("v2/notices", "routes/notices.tsx"),

  route("v2/faq", "routes/faq.tsx"),
  route("v2/open-data", "routes/open-data.tsx"),
  ...articles.map((key) => route(`v2/${key}`, "routes/article.tsx", { id: key })),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
