// Every figure that the project publishes: `npm run bench -- <name>`.
import process from "node:process";

const benches = {
  pages: () => import("./pages"),
  differential: () => import("./differential"),
  overload: () => import("./overload"),
  load: () => import("./load"),
  hostile: () => import("./hostile"),
  crash: () => import("./crash"),
  chaos: () => import("./chaos"),
  hosts: () => import("./hosts"),
  pack: () => import("./pack"),
  search: () => import("./search"),
  "search-quality": () => import("./search-quality"),
  api: () => import("./api"),
  mutations: () => import("./mutations"),
  size: () => import("./size"),
  crawl: () => import("./crawl"),
  gallery: () => import("./gallery"),
  lighthouse: () => import("./lighthouse"),
  "api-fuzz": () => import("./api-fuzz"),
  walks: () => import("./walks"),
  journeys: () => import("./journeys"),
  elder: () => import("./elder"),
  accessibility: () => import("./accessibility"),
  "old-browsers": () => import("./old-browsers"),
  "kit-size": () => import("./kit-size"),
  "kit-ssr": () => import("./kit-ssr"),
  "kit-many": () => import("./kit-many"),
} as const;

const [name, ...args] = process.argv.slice(2);
if (!name || !Object.hasOwn(benches, name)) {
  console.error(`usage: npm run bench -- ${Object.keys(benches).join(" | ")}`);
  process.exit(1);
}
const { run } = await benches[name as keyof typeof benches]();
process.exit(await run(args));
