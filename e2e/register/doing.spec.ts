import { applicationForm, auditItemDetail, auditItems } from "@onehall/api";
import { ask, FACES, inNameOf } from "../support/contract";
import { inParallel } from "../support/in-parallel";
import { servedPage, textOf } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** Every 办理 and 预约 of a county, the province and their lists, followed. docs/requirements/applications.md */
test.describe.configure({ timeout: 180_000 });

const REGIONS = ["440106", "440000"] as const;
/** Tasks of the longest page of a list. */
const PAGE = 200;
const ABREAST = 8;

const plain = (text: string): string => text.replaceAll("&amp;", "&");
/** What is said of a link that leads nowhere. */
const DEAD = /<a\b(?=[^>]*\shref="#")[^>]*>\s*(?:在线办理|办理|预约)\s*</;
const DOING = /<a\b[^>]*?\shref="(\/portal\/v[23]\/(?:apply|appointment)\?[^"]*)"/g;

async function codesOf(region: string): Promise<string[]> {
  const codes: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await ask(auditItems, { AREA_CODE: region, PAGESIZE: PAGE, PAGENO: page });
    codes.push(...items.map((item) => item.taskCode));
    if (codes.length >= total || items.length === 0) return codes;
  }
}

/** Lists of a region that offer what can be done. */
const listsOf = (face: string, region: string): string[] =>
  [
    `country-hall?areaCode=${region}`,
    `hot?region=${region}`,
    `affairs-public/matters?region=${region}`,
    `search?region=${region}&keyword=${encodeURIComponent("证")}`,
    `express?region=${region}`,
  ].map((path) => `/portal/${face}/${path}`);

async function read(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(origin() + path);
  return { status: response.status, html: await response.text() };
}

test("every 办理 and 预约 of the guides and lists of a county and the province leads to doing, or to the other site that does it", async () => {
  const codes = [...new Set((await Promise.all(REGIONS.map(codesOf))).flat())];
  expect(codes.length).toBeGreaterThan(400);
  const found = new Set<string>();
  const faults: string[] = [];
  const look = async (path: string) => {
    const { status, html } = await read(path);
    if (DEAD.test(html)) faults.push(`${path}: a button leads nowhere`);
    for (const [, href = ""] of html.matchAll(DOING)) found.add(plain(href));
    return { status, html };
  };
  // Every task, in one version after the other: half the requests, and each kind of page in both.
  const guides = codes.map((code, index) => `/portal/${FACES[index % FACES.length]}/guide/${code}`);
  await inParallel(ABREAST, guides, async (path) => {
    const { status } = await look(path);
    if (status !== 200) faults.push(`${path}: ${status}`);
  });
  const ofGuides = found.size;
  expect(ofGuides).toBeGreaterThan(codes.length);
  await inParallel(
    ABREAST,
    FACES.flatMap((face) => REGIONS.flatMap((region) => listsOf(face, region))),
    async (path) => {
      await look(path);
    },
  );

  const followed = new Map([...found].map((path) => [path.replace(/^\/portal\/v[23]/, ""), path]));
  await inParallel(ABREAST, [...followed.values()], async (path) => {
    const { status, html } = await read(path);
    const leads = path.includes("/apply?")
      ? /登录并开始申请|这件事在另一个网站申请/.test(html)
      : /\/appointment\/book\?|两个星期内没有可以预约的时间/.test(html);
    if (status !== 200 || !leads) faults.push(`${path}: ${status}`);
  });
  expect(faults).toEqual([]);
});

test("a task that is done elsewhere names the other site and links it, and takes no application here", async () => {
  const task = await taskCode(origin(), "个人所得税综合所得年度汇算", "440106");
  const { elsewhere } = await ask(auditItemDetail, { TASK_CODE: task });
  expect(elsewhere).toEqual({ name: "自然人电子税务局", url: "https://etax.chinatax.gov.cn/" });
  for (const face of FACES)
    for (const path of [`guide/${task}`, `apply?task=${task}`]) {
      const page = await servedPage(`/portal/${face}/${path}`);
      const link = page("main a").filter((_, one) => textOf(page(one)) === "去自然人电子税务局办（另一个网站）");
      expect(new URL(link.attr("href") ?? "", origin()).href, `${face} ${path}`).toContain("etax.chinatax.gov.cn");
      expect(page('main a[href*="/apply/step?"], main a[href*="/apply?"]').length, `${face} ${path}`).toBe(0);
    }
  const { call } = await inNameOf("commuter");
  await expect(call(applicationForm, { task })).rejects.toMatchObject({ status: 409 });
});
