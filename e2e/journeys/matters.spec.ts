import { rmSync } from "node:fs";
import { FACES } from "../support/contract";
import { FormWalk } from "../support/form-walk";
import { apply, type Between, type Matter, rate, settle } from "../support/matter";
import { newDataDir, type Portal, startPortal } from "../support/portal";
import { servedPage } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** Matters of life from the guide to the rating, without scripts, with the desk on the other side. docs/requirements/applications.md */
test.describe.configure({ timeout: 120_000 });

const COUNTY = "440106";
const STREET = "440106001000";

/** Each by somebody else: tests run beside. */
const MATTERS: readonly Matter[] = [
  { name: "新生儿出生一件事", region: COUNTY, account: "newlywed", desk: "desk-health" },
  { name: "开办餐饮店一件事", region: COUNTY, account: "restaurant", desk: "desk-market" },
  { name: "居住证申领", region: STREET, account: "disabled", desk: "desk-town" },
  { name: "营业执照变更登记", region: COUNTY, account: "logistics", desk: "desk-market" },
  { name: "高龄老年人津贴", region: STREET, account: "elder", desk: "desk-town-tianhe" },
];

for (const [index, matter] of MATTERS.entries())
  test(`${matter.name}: from the guide to the rating without scripts`, async () => {
    const face = FACES[index % FACES.length] ?? "v2";
    const [walk, receipt] = await apply(face, matter, origin());
    await settle(face, matter, walk, receipt, origin());
    await rate(matter, walk);
  });

test("a lost identity card is done at a window: its guide leads to an appointment, which is booked, cancelled or kept, and then rated", async () => {
  const task = await taskCode(origin(), "居民身份证丢失补领", COUNTY);
  for (const face of FACES) {
    const walk = await FormWalk.of(origin(), "retiring");
    await walk.open(`/portal/${face}/guide/${task}`);
    await walk.click("预约");
    const page = await servedPage(walk.url.pathname + walk.url.search);
    await walk.open(page('main a[href*="/appointment/book?"]').last().attr("href") ?? "");
    expect(walk.text, face).toContain("公安服务");
    await walk.press("确认预约");
    expect(walk.text, face).toContain("预约成功");
    if (face === "v2") {
      await walk.press("取消预约");
      expect(walk.text, face).toContain("预约已经取消");
      continue;
    }
    const [number = ""] = /(?<=预约号 )[0-9A-Z]{16}/.exec(walk.text) ?? [];
    const mine = `input[name="id"][value="${number}"]`;
    const staff = await FormWalk.of(origin(), "desk-police-tianhe");
    await staff.open("/portal/desk/appointments");
    await staff.pressWithin(mine, "已到场办结");
    expect(staff.text).toContain("已经办好");
    await walk.open(walk.url.href);
    expect(walk.text).toContain("已到场办结");
    await walk.pressWithin(mine, "提交评价", { level: "5" });
    expect(walk.text).toContain("您给这次服务的评价是 5 分");
  }
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

test("the server is killed after the details, after the materials and after the submission: nothing that was acknowledged is lost", async () => {
  const dataDir = await newDataDir();
  const env = { WRITES_PER_MINUTE: "100000", SAMPLE_OFFICE_SECONDS: "0", LOG_LEVEL: "silent" };
  let portal: Portal = await startPortal({ dataDir, env });
  const matter: Matter = { name: "居住证申领", region: STREET, account: "migrant", desk: "desk-town" };
  const killed: Between = async (walk) => {
    await portal.stop("SIGKILL");
    portal = await startPortal({ dataDir, env });
    const again = await FormWalk.of(portal.origin, matter.account);
    await again.open(walk.url.pathname + walk.url.search);
    return again;
  };
  try {
    const [walk, receipt] = await apply("v2", matter, portal.origin, killed);
    await settle("v2", matter, walk, receipt, portal.origin);
    await rate(matter, walk);
  } finally {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
