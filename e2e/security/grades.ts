/** What a header is for, and when an answer must have it. */
export type HeaderGrade = {
  /** `always`, `page` (HTML), or `sometimes`. */
  on: "always" | "page" | "sometimes";
  /** What it may be; a text is the whole value. */
  value: string | RegExp;
  why: string;
};

/** Every header that an answer may carry, with the reason. Another one is a fault: somebody has to say what it is for. */
export const HEADERS: Readonly<Record<string, HeaderGrade>> = {
  "content-security-policy": {
    on: "page",
    value: /^default-src '(?:self|none)'/,
    why: "our own files only; inline scripts by hash, never unsafe-inline; no other base, no form to another site, no frame of another site",
  },
  "cross-origin-opener-policy": { on: "always", value: "same-origin", why: "no window of another site can reach into ours" },
  "cross-origin-resource-policy": { on: "always", value: "same-origin", why: "no other site can embed our files and data" },
  "origin-agent-cluster": { on: "always", value: "?1", why: "other sites of the same domain do not share our process" },
  "permissions-policy": {
    on: "always",
    value: "camera=(), microphone=(self), geolocation=(self), payment=()",
    why: "microphone (voice search) and location (halls nearby) for ourselves, everything else for nobody",
  },
  "referrer-policy": {
    on: "always",
    value: /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/,
    why: "what people read and search for does not travel to other sites; from the notice before them not even our name",
  },
  "x-content-type-options": { on: "always", value: "nosniff", why: "no browser guesses a type: a file is never run as a page" },
  "x-dns-prefetch-control": { on: "always", value: "off", why: "no look-ups of hosts whose links nobody has pressed" },
  "strict-transport-security": { on: "sometimes", value: /^max-age=\d{8,}/, why: "only where PUBLIC_ORIGIN is https: never again without encryption" },
  "cache-control": { on: "sometimes", value: /./, why: "who may keep it for how long; what is about one person is `private, no-store`" },
  vary: {
    on: "sometimes",
    value: /^(?:Accept-Encoding|Cookie|Origin|Accept|Sec-Fetch-Dest)(?:, ?(?:Accept-Encoding|Cookie|Origin|Accept|Sec-Fetch-Dest))*$/i,
    why: "what the answer depends on",
  },
  "x-robots-tag": { on: "sometimes", value: /^noindex/, why: "not for search engines" },
  "x-request-id": { on: "sometimes", value: /^[\w-]{8,}$/, why: "finds the line of the log; random" },
  "www-authenticate": { on: "sometimes", value: /^Basic realm="OneHall"/, why: "the operator's pages ask for the token" },
  location: { on: "sometimes", value: /^(?:\/|http:\/\/127\.0\.0\.1|https:\/\/[\w.]+\.gov\.cn\/)/, why: "to ourselves, or to a site that is allowed" },
  "set-cookie": { on: "sometimes", value: /./, why: "see below" },
  "content-type": { on: "sometimes", value: /./, why: "texts say UTF-8" },
  "content-language": { on: "sometimes", value: /^(?:zh-Hant|en)$/, why: "the visitor chose traditional characters, or opened a page in English" },
  "content-length": { on: "sometimes", value: /^\d+$/, why: "length" },
  "content-encoding": { on: "sometimes", value: /^(?:gzip|br)$/, why: "compression" },
  "content-disposition": { on: "sometimes", value: /^(?:attachment|inline)/, why: "name of a file, encoded" },
  "transfer-encoding": { on: "sometimes", value: "chunked", why: "no length known beforehand" },
  "accept-ranges": { on: "sometimes", value: "bytes", why: "files may be fetched in parts" },
  "last-modified": { on: "sometimes", value: /GMT$/, why: "what has not changed is not sent again" },
  etag: { on: "sometimes", value: /^(?:W\/)?"/, why: "what has not changed is not sent again" },
  "retry-after": { on: "sometimes", value: /^\d+$/, why: "seconds until the next try" },
  allow: { on: "sometimes", value: /^[A-Z, ]+$/, why: "what the address takes" },
  link: { on: "sometimes", value: /./, why: "addresses that belong to it" },
  pragma: { on: "sometimes", value: "no-cache", why: "OpenID Connect wants it of the sample provider" },
  expires: { on: "sometimes", value: "0", why: "the same" },
  "service-worker-allowed": { on: "sometimes", value: "/portal/", why: "the worker of the offline page cares for the portal alone" },
  "access-control-allow-origin": {
    on: "sometimes",
    value: "*",
    why: "open data is for everybody, also for pages of other sites; it holds nothing about persons",
  },
  date: { on: "sometimes", value: /GMT$/, why: "time" },
  connection: { on: "sometimes", value: /./, why: "connection" },
  "keep-alive": { on: "sometimes", value: /./, why: "connection" },
};

export type CookieGrade = {
  /** Attributes besides name and value, in lower case; `secure` is added when the site is opened by https. */
  attributes: readonly string[];
  /** Path. */
  path: string;
  why: string;
};

/** Every cookie of the portal. None is of another host, none follows anybody, none can be read by scripts. */
export const COOKIES: Readonly<Record<string, CookieGrade>> = {
  session: {
    attributes: ["httponly", "samesite=lax"],
    path: "/",
    why: "who is logged in: a random token, kept as a hash, gone after half an hour without requests; on TLS its name begins with __Host-",
  },
  login: { attributes: ["httponly", "samesite=lax"], path: "/", why: "the browser that began a log-in, for an hour" },
  "logged-out": {
    attributes: ["samesite=lax"],
    path: "/portal/",
    why: "says that somebody has logged out: the next page removes what is personal from the browser's storage, and this; read by its script",
  },
  elder: { attributes: ["httponly", "samesite=lax"], path: "/portal/", why: "elder mode: 0 or 1" },
  size: { attributes: ["httponly", "samesite=lax"], path: "/portal/", why: "how large the text of elder mode is" },
  aloud: { attributes: ["httponly", "samesite=lax"], path: "/portal/", why: "pages of elder mode are read aloud by themselves" },
  scheme: { attributes: ["httponly", "samesite=lax"], path: "/portal/", why: "light or dark in the modern face" },
  contrast: { attributes: ["httponly", "samesite=lax"], path: "/portal/", why: "high contrast: 0 or 1" },
  lang: { attributes: ["httponly", "samesite=lax"], path: "/portal/", why: "characters of every page: hant or hans" },
  captcha: { attributes: ["httponly", "samesite=lax"], path: "/portal/", why: "the captcha's picture: a random token, used once, three minutes" },
  reading: { attributes: ["httponly", "samesite=lax"], path: "/portal/canyou/", why: "how the accessible reading page looks: size, colours" },
  sample_login: {
    attributes: ["httponly", "samesite=lax"],
    path: "/portal/sample-login/interaction/*",
    why: "the sample log-in, where no provider is configured: one try, an hour",
  },
  sample_login_resume: { attributes: ["httponly", "samesite=lax"], path: "/portal/sample-login/auth/*", why: "the same, for its way back" },
  sample_session: { attributes: ["httponly", "samesite=lax"], path: "/portal/sample-login", why: "the sample log-in remembers whom it logged in" },
  left: { attributes: ["httponly", "samesite=lax"], path: "/portal/", why: "sites that need no notice any more: host names, twenty at most, half a year" },
};
