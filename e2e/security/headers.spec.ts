import { readFileSync } from "node:fs";
import { join } from "node:path";
import { guideCode } from "../support/pages";
import { root } from "../support/portal";
import { expect, origin, test } from "../support/test";
import { COOKIES, HEADERS } from "./grades";

type Kind = { name: string; path: string; init?: RequestInit; status: number; personal?: boolean };

let kinds: Kind[];
const OWN = { "Sec-Fetch-Site": "same-origin" };
const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers: { Origin: origin(), ...headers },
});

test.beforeAll(async ({ browser }) => {
  const code = await guideCode(origin());
  const html = await (await fetch(`${origin()}/portal/v2/index`)).text();
  const asset = /"(\/portal\/v2\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
  // A page that nothing done beside this test changes.
  const unchanged = "/portal/v2/about/accessibility";
  const etag = (await fetch(origin() + unchanged)).headers.get("etag") ?? "";
  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/portal/v2/user");
  await page.getByRole("button", { name: /何样例/ }).click();
  await expect(page).toHaveURL(/\/portal\/v2\/user/);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await context.close();
  const known = { headers: { Cookie: cookie } };
  kinds = [
    { name: "home, classic", path: "/portal/v2/index", status: 200 },
    { name: "home, modern, elder mode", path: "/portal/v3/index", status: 200, init: { headers: { Cookie: "elder=1" } } },
    { name: "guide", path: `/portal/v2/guide/${code}`, status: 200 },
    { name: "a page that has not changed", path: unchanged, status: 304, init: { headers: { "If-None-Match": etag } } },
    { name: "HEAD", path: "/portal/v2/faq", status: 200, init: { method: "HEAD" } },
    { name: "page of one person", path: "/portal/v2/user", status: 200, init: known, personal: true },
    { name: "page of one person, nobody logged in", path: "/portal/v2/user", status: 303, personal: true },
    { name: "form after the log-in has ended", path: "/portal/v2/user/guides", status: 401, init: form({ unsave: code }), personal: true },
    { name: "answer to a form", path: "/portal/v2/useful", status: 200, init: form({ url: "/portal/v2/faq", useful: "1" }), personal: true },
    { name: "form with faults", path: "/portal/v2/feedback", status: 400, init: form({ kind: "error" }), personal: true },
    { name: "built file", path: asset, status: 200 },
    { name: "missing file", path: "/portal/v2/assets/none.js", status: 404 },
    { name: "call", path: "/portal/api/v2/node/gdbsPortal/index?region=440000", status: 200 },
    { name: "call by POST", path: "/portal/api/v2/node/gdbsNav/current", status: 200, init: form({ regCode: "440100" }) },
    { name: "call with wrong parameters", path: "/portal/api/v2/node/gdbsNav/current", status: 400, init: form({ regCode: "x" }) },
    { name: "unknown call", path: "/portal/api/v2/none", status: 404 },
    { name: "log-in status", path: "/_tif_sso_loginuser_maskget/", status: 200, init: known, personal: true },
    { name: "write from another site", path: "/portal/api/v2/feedback/add", status: 403, init: form({ kind: "page" }, { Origin: "https://evil.example" }) },
    { name: "captcha", path: "/portal/api/v2/qyzx/getVerifyCode?type=BJJD", status: 200 },
    { name: "log-in begins", path: "/portal/login?back=/portal/v2/user", status: 303, personal: true },
    { name: "log-in comes back wrong", path: "/portal/login/callback?state=x", status: 400, personal: true },
    { name: "log-out", path: "/_tif_sso_logout_/?redirect_uri=/portal/index", status: 303, init: { headers: { Cookie: cookie, ...OWN } }, personal: true },
    { name: "preferences", path: "/portal/preferences?elder=1&contrast=1&lang=hant&scheme=dark&size=36&aloud=1&back=/portal/v2/faq", status: 303 },
    { name: "notice before another site", path: "/portal/leave?url=https://other.example/", status: 200 },
    { name: "site that is allowed", path: "/portal/leave?url=https://www.gd.gov.cn/", status: 303 },
    { name: "notice remembered", path: "/portal/leave", status: 303, init: form({ url: "https://other.example/" }) },
    { name: "accessible reading", path: "/portal/canyou/default.html?url=/portal/v2/faq", status: 200 },
    { name: "settings of accessible reading", path: "/portal/canyou/settings?size=2&url=/portal/v2/faq", status: 303 },
    { name: "PDF", path: `/portal/pdf/guide/${code}.pdf`, status: 200 },
    { name: "Markdown", path: `/portal/v2/guide/${code}.md`, status: 200 },
    { name: "calendar", path: `/portal/calendar/guide/${code}.ics`, status: 200 },
    { name: "CSV", path: "/portal/v2/public/catalog.csv?region=440000", status: 200 },
    { name: "open data", path: "/portal/open-data/regions.json", status: 200 },
    { name: "QR code", path: "/portal/qr.svg?path=/portal/v2/index", status: 200 },
    { name: "icon", path: "/portal/icons/heart.svg", status: 200 },
    { name: "icon of the installed app", path: "/portal/app-icon/192.png", status: 200 },
    { name: "manifest of the installed app", path: "/portal/manifest.webmanifest", status: 200 },
    { name: "sitemap", path: "/portal/sitemap.xml", status: 200 },
    { name: "robots.txt", path: "/robots.txt", status: 200 },
    { name: "page in English", path: "/portal/en/", status: 200 },
    { name: "missing page in English", path: "/portal/en/none", status: 404 },
    { name: "status", path: "/portal/status", status: 200 },
    { name: "status for programs", path: "/portal/status.json", status: 200 },
    { name: "offline page", path: "/portal/offline", status: 200 },
    { name: "offline worker", path: "/portal/sw.js", status: 200 },
    { name: "docs of the contract", path: "/portal/api/docs", status: 200 },
    { name: "OpenAPI", path: "/portal/api/openapi.json", status: 200 },
    { name: "missing page", path: "/portal/v2/none", status: 404 },
    { name: "missing address beside the portal", path: "/none", status: 404 },
    { name: "method that is not taken", path: "/portal/v2/index", status: 405, init: { method: "DELETE" } },
    { name: "root", path: "/", status: 302 },
    { name: "operator's page without a token", path: "/portal/operator/tracking", status: 404 },
    { name: "health", path: "/healthz", status: 200 },
  ];
});

const open = ({ path, init }: Kind) => fetch(origin() + path, { redirect: "manual", ...init });

/** Directives of a policy by name. */
const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

function weaknesses(policy: string): string[] {
  const of = directives(policy);
  const whole = of.get("default-src") ?? [];
  const faults: string[] = [];
  for (const name of ["base-uri", "form-action", "frame-ancestors"]) if (!of.has(name)) faults.push(`${name} is missing`);
  for (const [name, sources] of of) {
    for (const source of sources)
      if (
        /^(?:\*|https?:|data:|blob:|'unsafe-.*')$/.test(source) &&
        !(["img-src", "media-src"].includes(name) && source === "data:") &&
        !(name === "style-src-attr" && source === "'unsafe-inline'")
      )
        faults.push(`${name} ${source}`);
  }
  if (whole.join() !== "'none'" && of.get("object-src")?.join() !== "'none'") faults.push("object-src");
  if (of.get("base-uri")?.join() !== "'none'") faults.push("base-uri");
  return faults;
}

test("every kind of answer has the headers of the table, as strong as they are there, and no other", async () => {
  const faults: string[] = [];
  for (const kind of kinds) {
    const response = await open(kind);
    await response.arrayBuffer();
    const say = (fault: string) => faults.push(`${kind.name} ${kind.path}: ${fault}`);
    if (response.status !== kind.status) say(`status ${response.status}`);
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    for (const [name, { on, value }] of Object.entries(HEADERS)) {
      const given = response.headers.get(name);
      if (given === null) {
        if (on === "always" || (on === "page" && isPage)) say(`no ${name}`);
      } else if (typeof value === "string" ? given !== value : !value.test(given)) say(`${name}: ${given}`);
    }
    for (const [name, value] of response.headers) {
      if (!Object.hasOwn(HEADERS, name)) say(`unknown ${name}: ${value}`);
      if (name === "content-type" && /^(?:text|application\/json)/.test(value) && !/charset=utf-8/i.test(value) && value !== "application/json") say(value);
    }
    const policy = response.headers.get("content-security-policy");
    if (policy !== null && isPage) faults.push(...weaknesses(policy).map((fault) => `${kind.name}: ${fault}`));
    if (kind.personal && !/no-store/.test(response.headers.get("cache-control") ?? "")) say(`cache-control: ${response.headers.get("cache-control")}`);
  }
  expect(faults).toEqual([]);
});

test("every cookie is in the table, and as strict as it is there", async ({ browser }) => {
  const faults: string[] = [];
  const seen = new Set<string>();
  const grade = (line: string, where: string) => {
    const [pair = "", ...attributes] = line.split(/;\s*/);
    // A signature beside a cookie is as strict as the cookie.
    const name = pair.slice(0, pair.indexOf("=")).replace(/\.sig$/, "");
    const grading = COOKIES[name];
    seen.add(name);
    const set = attributes.map((one) => one.toLowerCase());
    if (!grading) faults.push(`${where}: unknown cookie ${line}`);
    else {
      for (const one of grading.attributes) if (!set.includes(one)) faults.push(`${where}: ${name} without ${one}`);
      const path = attributes.find((one) => /^path=/i.test(one))?.slice("path=".length) ?? "";
      if (grading.path.endsWith("*") ? !path.startsWith(grading.path.slice(0, -1)) : path !== grading.path) faults.push(`${where}: ${line}`);
      if (set.some((one) => one.startsWith("domain="))) faults.push(`${where}: ${name} for a whole domain`);
    }
  };
  for (const kind of kinds) for (const line of (await open(kind)).headers.getSetCookie()) grade(line, kind.name);

  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
  const page = await context.newPage();
  const answers: Promise<void>[] = [];
  page.on("response", (response) =>
    answers.push(
      response.headersArray().then((all) => {
        for (const { name, value } of all)
          if (name.toLowerCase() === "set-cookie") for (const line of value.split("\n")) grade(line, new URL(response.url()).pathname);
      }),
    ),
  );
  await page.goto("/portal/v2/user");
  await page.getByRole("button", { name: /何样例/ }).click();
  await expect(page).toHaveURL(/\/portal\/v2\/user/);
  await Promise.all(answers);
  await context.close();
  expect(faults).toEqual([]);
  expect(Object.keys(COOKIES).filter((name) => !seen.has(name))).toEqual([]);
});

test("the page of decisions shows the same tables", () => {
  const page = readFileSync(join(root, "docs/decisions/headers.md"), "utf8");
  const when = { always: "every answer", page: "every page", sometimes: "where needed" };
  for (const [name, { on, value, why }] of Object.entries(HEADERS))
    expect(page).toContain(`| \`${name}\` | ${when[on]} | ${typeof value === "string" ? `\`${value}\`` : ""} | ${why} |`);
  for (const [name, { attributes, path, why }] of Object.entries(COOKIES))
    expect(page).toContain(`| \`${name}\` | \`${path}\` | ${attributes.join(", ")} | ${why} |`);
});
