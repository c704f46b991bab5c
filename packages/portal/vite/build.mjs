import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SCRIPT_TARGETS, forOldBrowsers } from "./old-browsers.mjs";
import { joinStylesheets } from "./page-stylesheets.mjs";

/** The script that reads pages aloud: the server's pages name it, no module does. @see docs/decisions/reading.md */
const READ_ALOUD = fileURLToPath(new URL("../src/elder/read-aloud.ts", import.meta.url));

/** Our own modules that draw: widgets, parts of pages. Not the index files of features: through them every page would pull in its neighbours. */
const OURS = /\/(?:packages\/ui\/src|packages\/portal\/src(?!\/[^/]+\/index\.ts$)|apps\/portal-v[23]\/app)\/[^?]+\.tsx?$/;

/** Modules shared by at least this many pages go into one chunk: many small ones compress badly. */
const SHARED_BY = 14;

/** What a page runs before its first touch, and the bundler's own import function, which would otherwise lie in a chunk that brings React along. */
const START =
  /vite\/preload-helper|\/packages\/portal\/src\/(?:app\/(?:on-idle|first-touch)|loading\/(?:entry-client|on-interaction|live-parts|reveal)|page\/(?:is-home|visitor-known)|shell\/(?:visitor|floating)|language\/(?:conversion|words))\.ts$/;

/** Regions and addresses: scripts that know no React need them too. */
const ADDRESSES = /\/packages\/(?:regions\/src|routes\/src|portal\/src\/paths)\//;

/** What brings a page to life, in one file: the entry fetches it at the first touch, and what it is made of should not be found out step by step. */
const HYDRATION = /\/(?:react-dom\/|packages\/portal\/src\/app\/hydrate\.tsx$)|helpers\/(?:esm\/)?defineProperty\.js$/;

/** What a page asks by itself after loading: in one file for the same reason as what is shared. */
const BACKGROUND =
  /\/packages\/(?:api\/src\/(?:define-call|calls\/visitor)|portal\/src\/(?:page\/background-call|shell\/national|loading\/(?:home-banners|ipv6|offer-city)))\.ts$/;

/**
 * What is fetched together with a part that loads later: its styles, which Vite adds by itself. The list of its scripts would weigh on every page, more
 * than the parts are worth that are there a moment earlier by it.
 * @type {(file: string, dependencies: string[], context: { hostType: "html" | "js" }) => string[]}
 */
const stylesAlone = (_file, dependencies, { hostType }) => (hostType === "js" ? [] : dependencies);

const RUNTIMES = new Map(
  ["jsx-runtime", "jsx-dev-runtime"].map((name) => [`react/${name}`, fileURLToPath(new URL(`../src/language/${name}.ts`, import.meta.url))]),
);

/**
 * In the browser JSX is created through our runtime, which writes traditional characters on traditional pages: our modules, the kit and every library that
 * is compiled to React's automatic runtime. The server's build uses React's own. @see docs/decisions/language.md
 * @returns {import("vite").Plugin}
 */
const jsxRuntime = () => ({
  name: "onehall-jsx-runtime",
  enforce: "pre",
  resolveId(id, importer) {
    const runtime = RUNTIMES.get(id);
    return runtime !== undefined && this.environment.name === "client" && importer?.split("?", 1)[0] !== runtime ? runtime : undefined;
  },
});

/**
 * The router's exports name its build for development alone, with warnings that no reader sees; its build for production lies beside it.
 * @returns {import("vite").Plugin}
 */
const productionRouter = () => ({
  name: "onehall-production-router",
  apply: "build",
  enforce: "pre",
  async resolveId(id, importer, options) {
    if (this.environment.name !== "client" || !/^react-router(\/dom)?$/.test(id)) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace("/react-router/dist/development/", "/react-router/dist/production/") };
  },
});

/**
 * How a face is built for the browser.
 * - What most pages share stands in one file.
 * - Scripts and stylesheets are written for the oldest browsers that we promise. @see docs/decisions/old-browsers.md
 * - In the browser's build our modules count as having side effects, so that the styles of still parts are kept although their code is shaken
 *   away. @see docs/decisions/static-islands.md
 * @returns {import("vite").Plugin}
 */
const browserBuild = () => ({
  name: "onehall-portal-build",
  apply: "build",
  enforce: "post",
  config: () => ({
    environments: {
      client: {
        build: {
          target: SCRIPT_TARGETS,
          modulePreload: { polyfill: false, resolveDependencies: stylesAlone },
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: "start", test: START },
                  { name: "addresses", test: ADDRESSES, minShareCount: SHARED_BY },
                  { name: "hydrate", test: HYDRATION },
                  { name: "shell", test: /\/(?:packages|apps)\//, minShareCount: SHARED_BY },
                  { name: "background", test: BACKGROUND },
                ],
              },
            },
          },
        },
      },
    },
  }),
  buildStart() {
    if (this.environment.name === "client") this.emitFile({ type: "chunk", id: READ_ALOUD, name: "read-aloud" });
  },
  transform(code, id) {
    return this.environment.name === "client" && OURS.test(id) ? { code, map: null, moduleSideEffects: true } : undefined;
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = forOldBrowsers(String(file.source));
    }
  },
});

/** What the router tells its server of the files of each route; it is loaded when those for the browser are written. */
const MANIFEST = "\0virtual:react-router/server-manifest";

/**
 * One stylesheet for each page. @see docs/decisions/pages.md
 * @returns {import("vite").Plugin}
 */
const pageStylesheets = () => ({
  name: "onehall-page-stylesheets",
  apply: "build",
  async transform(code, id) {
    if (id !== MANIFEST) return undefined;
    const { default: manifest } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const { root, base } = this.environment.config;
    return `export default ${JSON.stringify(joinStylesheets(manifest, { base, folder: join(root, "build/client") }))}`;
  },
});

/** Plugins of a face. @returns {import("vite").Plugin[]} */
export const portalBuild = () => [jsxRuntime(), productionRouter(), browserBuild(), pageStylesheets()];
