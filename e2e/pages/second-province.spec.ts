import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { crawl } from "../support/crawl";
import { type Portal, startPortal } from "../support/portal";
import { sampleLogin } from "../support/sample-login";

const FIRST = /广东|440000/;

let portal: Portal;
let dataDir: string;

test.beforeAll(async () => {
  // An empty folder: the portal imports the pack, which takes some seconds.
  dataDir = await mkdtemp(join(tmpdir(), "onehall-"));
  portal = await startPortal({ env: { PROVINCE: "xinghe" }, dataDir });
});

test.afterAll(async () => {
  await portal.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("every page of the second province is there, has something in it, and says nothing of the first one", async () => {
  const { pages, kinds, faults } = await crawl({
    origin: portal.origin,
    starts: ["/portal/v2/index", "/portal/v3/index"],
    depth: 2,
    perKind: 1,
    never: FIRST,
  });
  console.log(`${pages} pages of ${kinds} kinds`);
  expect(faults).toEqual([]);
  expect(pages, "the crawl got somewhere").toBeGreaterThan(100);
  expect(pages).toBeLessThanOrEqual(300);
});

test("its people have a centre of their own, its staff a desk, and programs are told of its regions", async () => {
  const pages = { founder: ["v2/user", "v3/user"], "desk-police": ["desk"] };
  for (const [account, paths] of Object.entries(pages)) {
    const cookie = await sampleLogin(portal.origin, account);
    for (const path of paths) await expectOwn(`/portal/${path}`, cookie);
  }
  for (const path of ["api/docs", "api/openapi.json", "status", "sitemap.xml", "open-data/regions.csv"]) await expectOwn(`/portal/${path}`);
});

async function expectOwn(path: string, cookie = ""): Promise<void> {
  const response = await fetch(portal.origin + path, { headers: { cookie } });
  expect(response.status, path).toBe(200);
  expect(response.url, path).toBe(portal.origin + path);
  expect(FIRST.exec(await response.text())?.[0], path).toBeUndefined();
}
