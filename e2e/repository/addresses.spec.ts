import { ALL_PATTERNS, PAGES, SHARED } from "@onehall/routes";
import { isPersonalPage } from "../../apps/server/src/common/personal-pages";
import { isKnownAddress } from "../../apps/server/src/province/addresses";
import classic from "../../apps/portal-v2/app/routes";
import modern from "../../apps/portal-v3/app/routes";
import { routeSamples } from "../support/route-samples";
import { addressesOf, everyAddress, everyFile, routePatterns, routesText } from "../support/routes";
import { expect, origin, test } from "../support/test";

/** They send to the log-in. @see docs/decisions/identity.md */
const isBehindLogIn = (address: string): boolean => isPersonalPage(new URL(address, "http://own.invalid").pathname);

/** Without cookies, as a program asks; a page behind the log-in is answered by where it sends. */
const ask = (address: string): Promise<Response> => fetch(origin() + address, { redirect: isBehindLogIn(address) ? "manual" : "follow" });

test("every page of the manifest answers in each of its faces, shown with its sample", async () => {
  for (const { id, address } of everyAddress(await routeSamples(origin()))) {
    const response = await ask(address);
    const html = await response.text();
    if (isBehindLogIn(address)) expect.soft(response.headers.get("location"), address).toContain("/portal/login");
    else {
      expect.soft(response.status, `${id}: ${address}`).toBe(200);
      expect.soft([...html.matchAll(/<h1[\s>]/g)], `${id}: ${address}: h1`).toHaveLength(1);
    }
    expect.soft(isKnownAddress(address), `${id}: content may link to ${address}`).toBe(true);
  }
});

test("every list that is a file answers as one", async () => {
  for (const { id, address } of everyFile(await routeSamples(origin()))) {
    const response = await ask(address);
    await response.text();
    expect.soft(response.status, `${id}: ${address}`).toBe(200);
    expect.soft(response.headers.get("content-type"), `${id}: ${address}`).toContain("text/csv");
  }
});

test("every route of the register is one of the manifest, or answered by the server", async () => {
  const samples = await routeSamples(origin());
  for (const pattern of routePatterns(routesText())) expect(addressesOf(pattern, samples), pattern).not.toEqual([]);
});

test("both faces together have the manifest's pages, files beside them, and no other", () => {
  const drawn = [...classic, ...modern].map(({ path }) => path).filter((path) => path !== "*" && !/\.\w+$/.test(path));
  expect(drawn.sort()).toEqual([...ALL_PATTERNS].sort());
});

test("of every page the manifest says why the faces draw it differently, why it is one for both, or why a face lacks it", () => {
  const shared: Readonly<Record<string, string>> = SHARED;
  const reasonOf = (page: (typeof PAGES)[keyof typeof PAGES]): string => {
    if ("because" in page) return page.because;
    const lacking = [page.v2, page.v3].find((face) => "absent" in face);
    return lacking && "absent" in lacking ? lacking.absent : (shared[page.module.split("/")[0] ?? ""] ?? "");
  };
  expect(
    Object.entries(PAGES)
      .filter(([, page]) => reasonOf(page).length < 15)
      .map(([id]) => id),
  ).toEqual([]);
  // No reason is left over from a page that is gone.
  const folders = new Set(Object.values(PAGES).map(({ module }) => (typeof module === "string" ? module.split("/")[0] : "")));
  expect(Object.keys(shared).filter((folder) => !folders.has(folder))).toEqual([]);
});

test("an address is judged by its path alone, and in full", () => {
  expect(isKnownAddress("/portal/v2/personal/theme?region=440100&catalogCode=001001005#list")).toBe(true);
  expect(isKnownAddress("/portal/index/440100")).toBe(true);
  expect(isKnownAddress("/portal/v2/nobody/theme")).toBe(false);
  expect(isKnownAddress("/portal/v2/index/440100")).toBe(false);
  expect(isKnownAddress("/portal/")).toBe(false);
  expect(isKnownAddress("https://www.gd.gov.cn")).toBe(true);
});
