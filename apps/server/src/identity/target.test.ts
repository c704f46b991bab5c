import fc from "fast-check";
import { expect, test } from "vitest";
import { localTarget } from "./target";

const OWN = "https://portal.test";
const HOME = "/portal/index";

test.each([
  ["/portal/v2/guide/1?region=440106#materials", "/portal/v2/guide/1?region=440106#materials"],
  [`${OWN}/portal/v3/index?region=440100`, "/portal/v3/index?region=440100"],
  ["/portal/user/messages", "/portal/user/messages"],
  ["/portal/v2/search?keyword=身份证", "/portal/v2/search?keyword=%E8%BA%AB%E4%BB%BD%E8%AF%81"],
  [OWN, HOME],
  [`${OWN}/`, HOME],
  ["/", HOME],
  ["", HOME],
  [undefined, HOME],
])("%s → %s", (wanted, target) => {
  expect(localTarget(wanted, OWN)).toBe(target);
});

/** What people have tried on redirects elsewhere. */
const HOSTILE = [
  "//evil.test",
  "///evil.test",
  "////evil.test/%2e%2e",
  "/\\evil.test",
  "\\/evil.test",
  "\\\\evil.test",
  "/\\/evil.test",
  "/%2f%2fevil.test",
  "%2f%2fevil.test",
  "/%5cevil.test",
  "/%09/evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "\t//evil.test",
  " //evil.test",
  "\u00a0//evil.test",
  "\u0000//evil.test",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "javascript://portal.test/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://evil.test/1",
  "http:evil.test",
  "https:evil.test",
  "https:/evil.test",
  "https://evil.test",
  "https://evil.test/portal/index",
  "https://portal.test@evil.test/portal/index",
  "https://portal.test:x@evil.test",
  "https://portal.test.evil.test/portal/index",
  "https://portal.testevil.test/portal/",
  "https://portal.test\\@evil.test",
  "https://portal.test%2f@evil.test",
  "https://portal.test?@evil.test",
  "http://portal.test/portal/index",
  "https://portal.test:444/portal/index",
  "https://xn--80ak6aa92e.test",
  "https://ｅｖｉｌ.test",
  "https://evil。test",
  "//evil%E3%80%82test",
  "／／evil.test",
  "/／evil.test",
  "/portal/../..//evil.test",
  "/portal/..//evil.test",
  "/portal/%2e%2e//evil.test",
  "/portal/.%2e/%2e%2e//evil.test",
  "/portal/..\\evil.test",
  "/portal/\\evil.test",
  "/portal\\@evil.test",
  "/portal@evil.test",
  "/portalevil.test",
  "/portal/\r\nSet-Cookie: a=b",
  "/portal/\r\n\r\n<script>alert(1)</script>",
  "/portal/\u2028//evil.test\n",
  "?//evil.test",
  "#//evil.test",
  ".//evil.test",
  "..//evil.test",
  `${OWN}//evil.test`,
  `${OWN}/\\evil.test`,
  `${OWN}/portal/..//evil.test`,
  "/portal/login",
  "/portal/login?back=/portal/login",
  "/portal/login/callback?code=1&state=2",
  "/portal/LOGIN",
  "/portal/%6cogin",
  "/portal/login.data",
  "/portal/sample-login/auth",
  "/portal/api/v2/ip/type",
  "/portal/v2/../api/v2/ip/type",
  "/portal/preferences?elder=1&back=/portal/login",
  "/portal/item-event/getPowerandresponsibility",
  "/portal/%E0%A4%A",
  "/_tif_sso_logout_/?redirect_uri=//evil.test",
];

test.each(HOSTILE)("%j leads nowhere but home", (wanted) => {
  expect(localTarget(wanted, OWN)).toBe(HOME);
});

test("whatever is asked for, a browser stays on this host, on a page", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "/",
      "//",
      "\\",
      "/portal/",
      "portal",
      "..",
      ".",
      "%2f",
      "%2e",
      "%5c",
      "@",
      ":",
      "?",
      "#",
      "evil.test",
      "https:",
      OWN,
      "\t",
      "\r\n",
      "／",
      "。",
    ),
    fc.string({ maxLength: 4, unit: "binary" }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const target = localTarget(pieces.join(""), OWN);
      const went = new URL(target, OWN);
      expect(went.origin).toBe(OWN);
      expect(went.pathname.startsWith("/portal/")).toBe(true);
      expect(target).not.toMatch(/[\p{Cc}\\]/u);
      expect(localTarget(target, OWN)).toBe(target);
    }),
    { numRuns: 3000 },
  );
});
