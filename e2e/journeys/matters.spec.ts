import { rmSync } from "node:fs";
import type { BrowserContextOptions } from "@playwright/test";
import { BrowserWalk } from "../support/browser-walk";
import type { Face } from "../support/contract";
import { FormWalk } from "../support/form-walk";
import { type Between, MATTERS, wholeWay } from "../support/matter";
import { newDataDir, type Portal, startPortal } from "../support/portal";
import { servedPage } from "../support/served-page";
import { expect, origin, test } from "../support/test";

/**
 * Matters of life from the question to the rating, with a correction, and the desk on the other side. Each matter once, each way once; all ways of all
 * matters on both databases: `npm run bench -- journeys`. docs/requirements/applications.md
 */
test.describe.configure({ timeout: 180_000 });

const COUNTY = "440106";

for (const [name, face] of [
  ["newborn", "v2"],
  ["lost identity card", "v3"],
] as const)
  test(`${name}: from the question to the rating without scripts`, async () =>
    wholeWay(face, MATTERS[name], await FormWalk.of(origin(), MATTERS[name].account)));

const ways: readonly [name: keyof typeof MATTERS, face: Face, way: string, context: BrowserContextOptions, byKeyboard: boolean][] = [
  ["restaurant", "v3", "with scripts", {}, false],
  ["company change", "v2", "by keyboard alone", {}, true],
  ["elder allowance", "v3", "in elder mode on a phone", { viewport: { width: 375, height: 800 } }, false],
];
for (const [name, face, way, options, byKeyboard] of ways)
  test(`${name}: from the question to the rating ${way}`, async ({ browser }) => {
    const context = await browser.newContext(options);
    if (way.includes("elder")) await context.addCookies([{ name: "elder", value: "1", url: origin() }]);
    await wholeWay(face, MATTERS[name], await BrowserWalk.of(await context.newPage(), origin(), MATTERS[name].account, byKeyboard));
    await context.close();
  });

test("in the new face from the home page by one's own words to the answer, one's own case, an appointment, and what waits", async () => {
  const walk = await FormWalk.of(origin(), "graduate");
  const home = await servedPage(`/portal/v3/index?region=${COUNTY}`);
  const search = home("main form[role=search]").first();
  search.find("[name=keyword]").attr("value", "身份证到期换新");
  await walk.open(`${search.attr("action")}?${search.serialize()}`);
  await walk.click("居民身份证换领");
  for (const label of ["要带", "去哪", "花费", "多久"]) expect(walk.text).toContain(label);
  await walk.click("到期");
  expect(walk.text).toContain("按您的情况算的");
  await walk.click("预约大厅窗口");
  const page = await servedPage(walk.url.pathname + walk.url.search);
  await walk.open(page('main a[href*="/appointment/book?"]').first().attr("href") ?? "");
  await walk.press("确认预约");
  await walk.open("/portal/v3/user");
  expect(walk.text).toContain("去窗口办理");
  await walk.open("/portal/v3/appointment/mine");
  await walk.press("取消预约");
  expect(walk.text).toContain("预约已经取消");
});

test("residence permit: the server is killed after the details, after the materials and after the submission: nothing that was acknowledged is lost", async () => {
  const dataDir = await newDataDir();
  const env = { WRITES_PER_MINUTE: "100000", SAMPLE_OFFICE_SECONDS: "0", LOG_LEVEL: "silent" };
  let portal: Portal = await startPortal({ dataDir, env });
  const { account } = MATTERS["residence permit"];
  const killed: Between = async ({ url }) => {
    await portal.stop("SIGKILL");
    portal = await startPortal({ dataDir, env });
    const again = await FormWalk.of(portal.origin, account);
    await again.open(url.pathname + url.search);
    return again;
  };
  try {
    await wholeWay("v2", MATTERS["residence permit"], await FormWalk.of(portal.origin, account), killed);
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
