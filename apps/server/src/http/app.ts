import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { compress } from "hono/compress";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { pagePath } from "@onehall/routes/path";
import { tileSources } from "../contract/places/settings";
import type { Settings } from "../settings";
import { qrRoutes } from "../documents/qr";
import type { Log } from "../common/log";
import type { OpenServices } from "../operations/open-services";
import { accessLog } from "./access-log";
import { assetRoutes } from "./assets";
import { catalogueRoutes } from "./catalogue";
import { areaCodeFirst } from "./area-code-first";
import { createInProcessFetch } from "./in-process-fetch";
import { responseCacheListener } from "./response-cache";
import { pageCacheListener } from "./page-cache-listener";
import { localizeDocuments } from "./language";
import { englishRoutes } from "./english";
import { leaveRoutes } from "./external-links";
import { offlineRoutes } from "./offline";
import { createPageCache } from "./page-cache";
import { measureRequests } from "./measure-requests";
import { normaliseRequest } from "./normalise-request";
import { pageRoutes, type FaceSource } from "./pages";
import { pictureRoutes } from "./pictures";
import { preferenceRoutes } from "./preferences";
import { limitWrites } from "./rate-limit";
import { readingRoutes } from "./reading";
import { routeLabels } from "./route-label";
import { readAloudScriptUrl } from "../reading/aloud";
import { yieldToCached } from "../common/yield-to-cached";
import { securityHeaders, setHeaders } from "./security-headers";

export type AppOptions = {
  settings: Settings;
  log: Log;
  services: Omit<OpenServices, "close">;
  faces: { v2: FaceSource; v3: FaceSource };
  /** Folders of the built files of both faces and of the kit's catalogue; absent in development, where Vite serves them. */
  assets?: { v2: string; v3: string; kit: string };
  mode: "production" | "development";
};

/** How much longer cached answers have the event loop than the drawing of pages, where both want it. */
const RESTS = 8;

/** In seconds. */
const MINUTE = 60;

/** Calls that write, and so are limited for each address. */
const WRITES = [
  "/portal/api/v2/feedback/*",
  "/portal/api/v2/tracking",
  "/portal/api/v2/hcp/add",
  // Not the events of back ends, which are signed.
  ...[
    "draft",
    "deleteDraft",
    "sample",
    "upload",
    "removeUpload",
    "submit",
    "correct",
    "withdraw",
    "rate",
    "helpInvite",
    "helpAccept",
    "helpReady",
    "helpEnd",
  ].map((name) => `/portal/api/v2/applications/${name}`),
  "/portal/api/v2/appointments/*",
  "/portal/api/v2/desk/*",
  "/yhzx/apis/messaging/read",
  "/yhzx/apis/general/saveGuide",
  "/yhzx/apis/general/unsaveGuide",
];

/** Forms of pages that write and ask for no captcha. */
const FORMS = [
  pagePath("v2/useful"),
  pagePath("v3/useful"),
  ...(["v2", "v3"] as const).flatMap((face) => [
    pagePath(`${face}/apply/step`),
    pagePath(`${face}/apply/case`),
    pagePath(`${face}/apply/help`),
    pagePath(`${face}/appointment/book`),
    pagePath(`${face}/appointment/mine`),
  ]),
];

/** Path prefixes of the contract's calls. @see CALL-01, LEGACY-08 */
const CONTRACT = ["/portal/api/", "/portal/custom-config/", "/portal/item", "/yhzx/", "/ebus/", "/_tif_sso_loginuser_maskget/"];

/** The middleware order of a request; cached responses and pages are sent before it. @see ARCH-04 */
export function createListener({ settings, log, services, faces, assets, mode }: AppOptions): RequestListener {
  const { contract, answers, identity, discovery, ready, countVisit, readOnly, operations, limiter, english, media } = services;
  const app = new Hono();
  const cache = createPageCache({
    mebibytes: mode === "production" ? settings.pageCacheMiB : 0,
    onError: (error) => log.warn({ err: error }, "a page could not be renewed; the old one stays"),
  });
  const headers = securityHeaders(settings.publicOrigin?.startsWith("https:") ?? false);

  const { answered, rest } = yieldToCached(RESTS);

  app.use(requestId());
  app.use(accessLog(log));
  app.use(setHeaders(headers));
  app.use("/portal/*", localizeDocuments);

  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => ((await ready()) ? c.text(readOnly() ? "ready, read-only" : "ready") : c.text("not ready", 503)));

  if (assets) {
    assetRoutes(app, "/portal/v2", assets.v2);
    assetRoutes(app, "/portal/v3", assets.v3);
    catalogueRoutes(app, assets.kit);
    pictureRoutes(app, assets.v3);
  }

  operations.mount(app);
  offlineRoutes(app);
  identity.mount(app);
  // Each with a count of its own: whoever clicks a lot may still send feedback.
  const { writesPerMinute: perMinute, publicOrigin, allowedHosts, trustedProxies } = settings;
  const writesOf = (path: string) => limiter({ name: `writes ${path}`, points: perMinute, duration: MINUTE });
  for (const path of [...WRITES, ...FORMS]) app.use(path, limitWrites({ limiter: writesOf(path), publicOrigin }));
  for (const path of CONTRACT) app.use(`${path}*`, compress({ encoding: "gzip" }));
  app.route("/", contract);

  for (const path of ["/portal/sitemap/*", "/portal/open-data/*"]) app.use(path, compress());
  app.route("/", discovery);
  if (!settings.regionFirst) areaCodeFirst(app);
  preferenceRoutes(app);
  leaveRoutes(app, { allowed: settings.leaveAllowed, publicOrigin: settings.publicOrigin });
  qrRoutes(app, settings);
  if (english) englishRoutes(app, { pages: english, cache, headers, publicOrigin, countVisit });
  const helper = readAloudScriptUrl(assets?.v2);
  const open = async (request: Request) => app.fetch(request);
  readingRoutes(app, { open, cache, headers, publicOrigin, frameAncestors: settings.frameAncestors, helper, countVisit });
  pageRoutes(app, {
    faces,
    mode,
    cache,
    calls: createInProcessFetch(contract, answers, CONTRACT),
    visitorOf: identity.visitorOf,
    apps: settings.apps,
    sample: settings.identity.provider === undefined,
    headers,
    publicOrigin: settings.publicOrigin,
    frameAncestors: settings.frameAncestors,
    images: tileSources(settings.map),
    ...(media && { media }),
    leaveAllowed: settings.leaveAllowed,
    elder: { helper, script: settings.elderScript },
    readOnly,
    hasEnglish: english?.hasGuide,
    rest,
    countVisit,
    log,
  });
  const pagesFirst = pageCacheListener({ cache, log, countVisit, answered }, getRequestListener(app.fetch));
  const cached = responseCacheListener({ answers, below: CONTRACT, headers, log, answered }, pagesFirst);
  return measureRequests({ routeOf: routeLabels(app), log }, normaliseRequest({ headers, publicOrigin, allowedHosts, trustedProxies, log }, cached));
}
