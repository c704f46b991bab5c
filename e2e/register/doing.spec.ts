import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applicationForm, auditItemDetail, auditItems } from "@onehall/api";
import { isPersonalPage } from "../../apps/server/src/common/personal-pages";
import { ask, FACES, inNameOf } from "../support/contract";
import { inParallel } from "../support/in-parallel";
import { root } from "../support/portal";
import { routeSamples } from "../support/route-samples";
import { everyAddress } from "../support/routes";
import { servedPage, textOf } from "../support/served-page";
import { taskCode } from "../support/task-code";
import { expect, origin, test } from "../support/test";

/** Every 办理 and 预约 of every task and of every kind of list, followed. docs/requirements/applications.md */
test.describe.configure({ timeout: 180_000 });

/** A county, the province, and what only cities, a town, a village and a city without counties do. */
const REGIONS = ["440106", "440000", "440100", "440106001000", "440106001001", "441900"] as const;
/** Tasks of the longest page of a list. */
const PAGE = 200;
const ABREAST = 8;
/** Ends of the code of a task: the same wherever it is done. */
const OWN_CODE = 12;

const plain = (text: string): string => text.replaceAll("&amp;", "&");
/** What is said of a link that leads nowhere. */
const DEAD = /<a\b(?=[^>]*\shref="#")[^>]*>\s*(?:在线办理|办理|预约)\s*</;
const DOING = /<a\b[^>]*?\shref="(\/portal\/v[23]\/(?:apply|appointment)\?[^"]*)"/g;
/** What the buttons lead to. */
const ITSELF = /^\/portal\/v[23]\/(?:apply|appointment)\b/;
const withoutFace = (path: string): string => path.replace(/^\/portal\/v[23]/, "");
/** The way on through a list. */
const NEXT = /<a\b[^>]*?\shref="([^"]*[?&;]page=\d+[^"]*)"/g;

/** Code and name of what is done in a region. */
async function tasksOf(region: string): Promise<[code: string, name: string][]> {
  const tasks: [string, string][] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await ask(auditItems, { AREA_CODE: region, PAGESIZE: PAGE, PAGENO: page });
    tasks.push(...items.map((item): [string, string] => [item.taskCode, item.name]));
    if (tasks.length >= total || items.length === 0) return tasks;
  }
}

/** Names of the tasks of the pack that are not taken out of service. */
const PACK = join(root, "apps/server/province/guangdong/tasks");
const packNames = (): string[] =>
  readdirSync(PACK, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => /^name: (.+)$/m.exec(readFileSync(join(PACK, file), "utf8"))?.[1] ?? []);

async function read(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(origin() + path);
  return { status: response.status, html: await response.text() };
}

test("every 办理 and 预约 of every task and of every kind of list leads to doing, or to the other site that does it", async () => {
  const own = new Map<string, string>();
  const names = new Set<string>();
  for (const tasks of await Promise.all(REGIONS.map(tasksOf)))
    for (const [code, name] of tasks) {
      names.add(name);
      if (!own.has(code.slice(-OWN_CODE))) own.set(code.slice(-OWN_CODE), code);
    }
  expect(packNames().filter((name) => !names.has(name))).toEqual([]);
  const found = new Set<string>();
  const faults: string[] = [];
  const look = async (path: string) => {
    const { status, html } = await read(path);
    if (status !== 200) faults.push(`${path}: ${status}`);
    if (DEAD.test(html)) faults.push(`${path}: a button leads nowhere`);
    const links = [...html.matchAll(DOING)].map(([, href = ""]) => plain(href));
    for (const href of links) found.add(href);
    return links.length === 0
      ? []
      : [...html.matchAll(NEXT)].map(([, href = ""]) => new URL(plain(href), origin() + path)).map(({ pathname, search }) => pathname + search);
  };
  // Every task, in one version after the other: half the requests, and each kind of page in both.
  await inParallel(
    ABREAST,
    [...own.values()].map((code, index) => `/portal/${FACES[index % FACES.length]}/guide/${code}`),
    async (path) => void (await look(path)),
  );
  expect(found.size).toBeGreaterThan(own.size);

  // Every kind of page in both versions; where tasks can be done from it, through all its pages, which both versions have.
  const looked = new Set<string>();
  let lists = 0;
  const pages = everyAddress(await routeSamples(origin())).map(({ address }) => address);
  for (let waiting = pages.filter((path) => !ITSELF.test(path) && !isPersonalPage(path.replace(/\?.*/, ""))); waiting.length > 0;) {
    const now = waiting.filter((path) => !looked.has(path));
    for (const path of now) looked.add(path);
    waiting = [];
    await inParallel(ABREAST, now, async (path) => {
      const next = await look(path);
      lists += next.length > 0 ? 1 : 0;
      waiting.push(...next);
    });
    // One of the versions suffices for what comes after the first page.
    waiting = [...new Map(waiting.map((path) => [withoutFace(path), path])).values()].filter((path) => !looked.has(withoutFace(path)));
    for (const path of waiting) looked.add(withoutFace(path));
  }
  expect(lists, "lists with 办理 or 预约").toBeGreaterThan(10);

  // A task is the same wherever it is done, and the page of the other version.
  const what = (path: string) => withoutFace(path).replace(/(?<=[?&]task=)\w+(?=\w{12})/, "");
  const followed = new Map([...found].map((path) => [what(path), path]));
  await inParallel(ABREAST, [...followed.values()], async (path) => {
    const { status, html } = await read(path);
    const leads = path.includes("/apply?")
      ? /登录并开始申请|这件事在另一个网站申请/.test(html)
      : // What hospitals and funeral homes do leads to the part of the guide that says where.
        /\/appointment\/book\?|两个星期内没有可以预约的时间|不在政务服务大厅办/.test(html);
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
